"""Plots of many numbers: bars, histograms and scatter plots, several on a sheet."""
