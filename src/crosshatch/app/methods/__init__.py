"""The methods of the protocol, by what they are about; each registers itself when its module is imported."""
