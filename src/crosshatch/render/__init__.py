"""Pictures and prose of steps: everything here derives from the roles of a step's pattern."""
