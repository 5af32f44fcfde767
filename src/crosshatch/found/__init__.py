"""What steps find: frozen values in the field's terms, by subject, from whose fields everything else follows.

Each knows the truths that it rests on, the roles and links of its picture and its notation; words are made from its
fields (``words``).  A set of cells is an integer of 81 bits, as everywhere; ``cells_field`` makes it readable.
"""
