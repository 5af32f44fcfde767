"""Pictures of many numbers: bars, histograms and scatters, on a sheet of one or several."""
