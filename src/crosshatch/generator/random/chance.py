# cython: language_level=3
"""Random numbers for engines, determined by a seed, and the same whether compiled or interpreted.

The generator is xoshiro256** by Blackman and Vigna ("Scrambled linear pseudorandom number generators", ACM Transactions
on Mathematical Software 47, 2021).  Its state consists of four words of 64 bits, and it passes all known tests.
"""

from ...board.c_types import Unsigned, Word
from ...board.checks import check_within

WORD = 0xFFFFFFFFFFFFFFFF
HALF: Word = 0xFFFFFFFF


class Chance:
    """A stream of random numbers, determined by a seed: an integer, of which 256 bits are used."""

    def __init__(self, seed: int) -> None:
        self.first = seed & WORD
        self.second = seed >> 64 & WORD
        self.third = seed >> 128 & WORD
        self.fourth = seed >> 192 & WORD
        if not seed & (1 << 256) - 1:  # with four words of zeros nothing would ever move
            self.first = 1

    def draw(self) -> Word:
        """Return the next number of 64 bits."""
        drawn = _turned(self.second * 5 & WORD, 7) * 9 & WORD
        shifted = self.second << 17 & WORD
        self.third ^= self.first
        self.fourth ^= self.second
        self.second ^= self.third
        self.first ^= self.fourth
        self.third ^= shifted
        self.fourth = _turned(self.fourth, 45)
        return drawn

    def below(self, bound: Unsigned) -> int:
        """Return a number from 0 up to but not including a bound (1 to 2,147,483,647); all are exactly equally likely.

        It is the upper half of the product of 32 random bits and the bound.  Some numbers would occur once too often;
        the excess is drawn again (Lemire, "Fast random integer generation in an interval", 2019).
        """
        check_within(bound, 1, 2_147_483_647)
        while True:
            product = (self.draw() >> 32) * bound
            if product & HALF >= bound or product & HALF >= (HALF + 1) % bound:
                return product >> 32


def _turned(word: Word, by: int) -> Word:
    """Return a word of 64 bits rotated to the left by some of them (1 to 63)."""
    return (word << by | word >> 64 - by) & WORD
