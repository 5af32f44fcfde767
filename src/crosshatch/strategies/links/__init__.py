"""Techniques of links: W-Wings, remote pairs, alternating chains, colouring, 3D Medusa, forcing chains and nets."""
