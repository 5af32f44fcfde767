"""Techniques of links: chains of a fixed form, colouring, 3D Medusa."""
