"""What is read aloud in German, technique by technique, with its roles."""

from itertools import islice

import pytest

from crosshatch.formats.library import read
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import GERMAN, explain, headline
from crosshatch.words.spans import markup

MOST_STEPS = 5
"""Among how many steps of a strategy the one that is told is."""

TOLD = [
    (
        "hidden-single",
        (
            ":0000:x:+587.+23+9.6+3+4+165+9+87+2+92+6.+8+75+3.+4+7+9.+3.1.5+638+5+14+29+72+1+5+97.4.+3.+53.6.+7.."
            "+1+647+9+5+3+28.+9+234.+65.:174:::"
        ),
        "Versteckter Einer: r9c1=7",
        [
            "Die 7 hat in [house:Block 7] nur noch einen Platz, denn keine andere leere Zelle dort kann sie "
            "aufnehmen: Sie steht schon in [blocker:r7c7]. Also ist [placed:r9c1] eine 7.",
        ],
    ),
    (
        "naked-single",
        (
            ":0000:x:+7+6+4+2+83..+5+125+4+6+973+8+89+375+12+6+4+3+5.+8+14...21.6+9+5.4.94.3+7+2..1+68+1947...+4+"
            "3+9+5+28...5+72+1+3+6+4+8+9::::"
        ),
        "Nackter Einer: r6c8=5",
        [
            "Für [placed:r6c8] scheidet jede Ziffer außer der 5 aus: 1, 2, 3, 4, 6, 7, 8 und 9 stehen schon "
            "in ihrer Zeile, ihrer Spalte oder ihrem Block "
            "([blocker:r6c9,r6c6,r2c8,r5c8,r3c8,r6c5,r9c8,r6c1]). Also ist [placed:r6c8] eine 5.",
        ],
    ),
    (
        "locked-candidates-type-1-pointing",
        (
            ":0000:x:+5.+96.38+4+74.6+7..1+9...+79..+65.+7+54+8+91+3+26+1+6+32..+9+7+889+2+3+6+74+1+5+6+41+57+8+2"
            "3+9+9.5+1.+6+784.7+8+4.+9+5+6+1:232:::"
        ),
        "Gesperrte Kandidaten Typ 1 (Pointing): 2 in b8 => r123c5<>2",
        [
            "Die 2 von [base:Block 8] steht in einer der Zellen [pattern:r89c5]. Beide liegen in "
            "[cover:Spalte 5], damit ist sie in jedem Fall auch die 2 von [cover:Spalte 5]. Also entfällt "
            "die 2 in [removed:r123c5].",
        ],
    ),
    (
        "naked-pair",
        (
            ":0000:x:...2.3+1+7...8+1.+5+43.+31.+6.495.9+3+6+7+2+851+4+8+54+3+1+96+2+772+1+5+4+6+3+8+9...9+3+286+"
            "118+3+46+7+2+9+5...+85+17+43::::"
        ),
        "Nacktes Paar: 2,6 in r2c19 => r2c2<>6",
        [
            "[pattern:r2c19] haben nur die Kandidaten 2 und 6. Das sind zwei Zellen für zwei Ziffern; jede "
            "Zelle nimmt also eine davon, und für die anderen Zellen von [house:Zeile 2] bleibt keine übrig. "
            "Also entfällt die 6 in [removed:r2c2].",
        ],
    ),
    (
        "hidden-pair",
        (
            ":0000:x:..1+9.42+8...8.5.+19...+9.1.+73.3+1+75+69+4+2+8+9+24...+56+1+8+6+51+42+3+79+1+96+4+2+38+5+74"
            "+7+2+6+8+5+9+1+35+8+37+9+1+6+42::::"
        ),
        "Verstecktes Paar: 4,5 in r3c29 => r3c9<>6",
        [
            "In [house:Zeile 3] haben 4 und 5 nur in [pattern:r3c29] Platz. Das sind zwei Ziffern für zwei "
            "Zellen; sie füllen also beide aus, und keine andere Ziffer passt mehr hinein. Also entfällt die "
            "6 in [removed:r3c9].",
        ],
    ),
    (
        "x-wing",
        (
            ":0000:x:.8+5+6.+7+24+1+7+1.+4.5+8.3..41+8.7.5+4..5+1+96+8+76+5+1+27+8+4+3987+934+6+5+1+2+1..+7.+49+5"
            "85+97+86+1+3+2+4.4+8+9+5.1+7+6::::"
        ),
        "X-Wing: 2 c16 r39 => r3c2<>2",
        [
            "In [base:Spalte 1] und [base:Spalte 6] hat die 2 keinen Platz außer [pattern:r3c16,r9c16], und "
            "alle liegen in [cover:Zeile 3] und [cover:Zeile 9]. Die zwei Spalten brauchen je eine 2, jede "
            "in einer anderen Zeile; also haben die zwei Zeilen ihre 2 dort und nirgends sonst. Also "
            "entfällt die 2 in [removed:r3c2].",
        ],
    ),
    (
        "finned-x-wing",
        (
            ":0000:x:+3.+4.+9+2+1.+52795+81+6+3+4.5+1.3+4+9+2...31+29+54.+1+42+8+57+3+9+6.+9+546+3+2.14+3+6+2+7+5"
            "8+1+991+8+3+4+67+525+2+7+9+1+8+463::::"
        ),
        "X-Wing mit Flosse: 8 c19 r34 fr6c1 => r4c2<>8",
        [
            "In [base:Spalte 1] und [base:Spalte 9] hat die 8 keinen Platz außer [pattern:r3c19,r4c19] und "
            "[fin:r6c1]. Wenn [fin:r6c1] keine 8 ist, liegen alle übrigen Plätze in [cover:Zeile 3] und "
            "[cover:Zeile 4]. Die zwei Spalten brauchen je eine 8, jede in einer anderen Zeile; also haben "
            "die zwei Zeilen ihre 8 dort und nirgends sonst. Ist die Flosse doch eine 8, so sieht "
            "[removed:r4c2] sie. Also entfällt die 8 in [removed:r4c2].",
        ],
    ),
    (
        "xy-wing",
        (
            ":0000:x:+85+2+6+4+7391...+5+18+7+2....+32+9+8+5.+573+9+6+4+2+1+82+9+87.+1+64.6+41+2+8.9+7....+87.+4+"
            "62.+2.4.+61+8+9+48+6+1+9253+7::::"
        ),
        "XY-Wing: 3/7/1 in r38c1,r7c2 => r3c2,r7c1<>1",
        [
            "[pivot:r8c1] ist eine 3 oder 7: Ist sie eine 7, so ist [pincer:r3c1] eine 1; ist sie eine 3, so "
            "ist [pincer:r7c2] eine 1. In jedem Fall ist mindestens eine der Zellen [common:r3c1,r7c2] eine "
            "1, und eine Zelle, die beide sieht, kann nicht auch eine 1 sein. Also entfällt die 1 in "
            "[removed:r3c2,r7c1].",
        ],
    ),
    (
        "xyz-wing",
        (
            ":0000:x:.+6..1+3.95.1.6..7+3+4..3....+1+6+92+65+41+38+774+8+3+62+9+5+13+5+1.+8.6+4+26+3+587+4+129+1."
            ".+2+3+5+4+682+8+4+1+9+657+3::::"
        ),
        "XYZ-Wing: 4/7/9 in r1c4,r3c24 => r3c6<>7",
        [
            "[pivot:r3c4] ist eine 4, 7 oder 9: Ist sie eine 4, so ist [pincer:r1c4] eine 7; ist sie eine 9, "
            "so ist [pincer:r3c2] eine 7; ist sie keine von beiden, so ist sie selbst eine 7. In jedem Fall "
            "ist mindestens eine der Zellen [common:r1c4,r3c24] eine 7, und eine Zelle, die alle sieht, kann "
            "nicht auch eine 7 sein. Also entfällt die 7 in [removed:r3c6].",
        ],
    ),
    (
        "w-wing",
        (
            ":0000:x:4+695+7+32+1+8+3+8+2+94+1+7651+75+86+2.+9...1+4+3.+5+8+7+8+5.+72..41+7..+1586+2...8+3+17.5.+"
            "5+1+7+6+948+3293.+2+8+51+7.::::"
        ),
        "W-Wing: 3/4 in r3c9,r6c3 connected by 4 in r9c39 => r6c9<>3",
        [
            "Jede der Zellen [pincer:r3c9,r6c3] ist eine 3 oder 4. In [house:Zeile 9] hat die 4 zwei Plätze: "
            "[pincer:r3c9] sieht [pattern:r9c9] und [pincer:r6c3] sieht [pattern:r9c3]. Wären beide Zellen "
            "eine 4, bliebe dort keiner. Also ist mindestens eine der beiden eine 3, und eine Zelle, die "
            "beide sieht, kann nicht auch eine 3 sein. Also entfällt die 3 in [removed:r6c9].",
        ],
    ),
    (
        "skyscraper",
        (
            ":0000:x:+3.+4.+9+2+1.+52795+81+6+3+4.5+1.3+4+9+2...31+29+54.+1+42+8+57+3+9+6.+9+546+3+2.14+3+6+2+7+5"
            "8+1+991+8+3+4+67+525+2+7+9+1+8+463::::"
        ),
        "Wolkenkratzer: 8 in r1c2,r6c1 (connected by r16c8) => r3c1,r4c2<>8",
        [
            "Die 8 von [house:Zeile 1] steht in [pincer:r1c2] oder [pattern:r1c8], die von [house:Zeile 6] "
            "in [pattern:r6c8] oder [pincer:r6c1]. [pattern:r1c8] und [pattern:r6c8] sehen sich, haben die 8 "
            "also nicht beide. Damit steht sie in mindestens einer der Zellen [pincer:r1c2] und "
            "[pincer:r6c1], und Zellen, die beide sehen, können sie nicht haben. Also entfällt die 8 in "
            "[removed:r3c1,r4c2].",
        ],
    ),
    (
        "uniqueness-test-4",
        (
            ":0000:x:+389+1.7+2..+64+18.+2+37.+7+253.+4+1..9+52+6+7+1..3+4+6+7+2+8+35..+13+8+9+4+57+6287.+5+296.."
            "+2+9.+71+6...+51+6+43+8+927:488 888:::"
        ),
        "Eindeutiges Rechteck Typ 4: 3/4 in r7c38,r8c38 => r7c8<>4",
        [
            "[floor:r7c38,r8c38] sind die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei "
            "Blöcken. Stünden nur 3 und 4 darin, so ließen sich die beiden Ziffern vertauschen, und das "
            "Rätsel hätte zwei Lösungen. Es hat aber nur eine, also muss eine dieser Zellen einen anderen "
            "Kandidaten enthalten: [guardian:r7c8 ist eine 1] oder [guardian:r8c8 ist eine 5]. In "
            "[house:Spalte 8] hat die 3 keinen Platz außer [roof:r78c8], also ist eine der beiden Zellen "
            "eine 3. Die andere muss dann einen der eben genannten Kandidaten enthalten und keine andere "
            "Ziffer. Also entfällt die 4 in [removed:r7c8].",
        ],
    ),
    (
        "simple-colors-trap",
        (
            ":0000:x:.6.4..81+2..+462.+3+7+5.2..+1.4+69.7.+1+6.+2+544.1.+5+269+7.+5.+97+413+8.+4.78+1+9+237..2+46"
            "5+8+1...5..+74+6:313 316 916 822 336 836 391 991 392 992 393 993:::"
        ),
        "Einfache Färbung (Trap): 8 (r2c1,r3c4,r4c6,r5c2) / (r2c6,r5c4,r9c2) => r9c1<>8",
        [
            "Wo ein Haus für die 8 nur zwei Plätze hat, steht sie in einem davon und im anderen nicht: "
            "[colour 1:r2c1]-[colour 2:r2c6] in Zeile 2, [colour 2:r2c6]-[colour 1:r4c6] in Spalte 6, "
            "[colour 1:r4c6]-[colour 2:r5c4] in Block 5, [colour 2:r5c4]-[colour 1:r5c2] in Zeile 5 und "
            "[colour 1:r5c2]-[colour 2:r9c2] in Spalte 2. Von Platz zu Platz ergeben sich so zwei Farben: "
            "Entweder [colour 1:r2c1,r4c6,r5c2] sind alle eine 8 oder [colour 2:r2c6,r5c4,r9c2] sind alle "
            "eine 8. [removed:r9c1] sieht [colour 1:r2c1] und [colour 2:r9c2], je eine Zelle jeder Farbe. "
            "Also sieht sie die 8, welche Farbe auch immer wahr ist. Also entfällt die 8 in [removed:r9c1].",
        ],
    ),
    (
        "x-chain",
        (
            ":0000:x:4+6+9+15+7.+2.+21+3+9+8..7.+8+75.23.+91+5+2679+8+1..73+1+2..+98.9+4+8+3+1.+7.2.+9+7..+2.1..8"
            "+4.7+12.9+1+52.39..+7:459 477 677:::"
        ),
        "X-Kette: 6 r6c8 =6= r5c9 -6- r5c5 =6= r7c5 -6- r7c1 =6= r8c1 => r8c8<>6",
        [
            "Wenn [off:r6c8] keine 6 ist, dann steht die 6 von [house:Block 6] in [on:r5c9], damit ist "
            "[off:r5c5] keine 6, also steht die 6 von [house:Spalte 5] in [on:r7c5], damit ist [off:r7c1] "
            "keine 6, also steht die 6 von [house:Spalte 1] in [on:r8c1].",
            "Also ist mindestens eine der Zellen [on:r6c8] und [on:r8c1] eine 6, und eine Zelle, die beide "
            "sieht, kann keine 6 sein. Also entfällt die 6 in [removed:r8c8].",
        ],
    ),
    (
        "xy-chain",
        (
            ":0000:x:3+7+9+46+8+512.5.+37+2.8+9.+2.5+9+1.+7.29.+6.+5+14+7+76+41+2+9+8+3+5..5+7.+4926+98.+2+4+675."
            "+5.2+917.+6+8+6.7+8+53+2+9.::::"
        ),
        "XY-Kette: 3 3- r7c3 -1- r2c3 -6- r2c7 -4- r8c7 -3 => r7c9,r8c2<>3",
        [
            "Wenn [off:r7c3] keine 3 ist, dann ist sie eine 1, damit ist [off:r2c3] keine 1, sondern eine 6.",
            "Damit ist [off:r2c7] keine 6, sondern eine 4, damit ist [off:r8c7] keine 4, sondern eine 3.",
            "Also ist mindestens eine der Zellen [on:r7c3] und [on:r8c7] eine 3, und eine Zelle, die beide "
            "sieht, kann keine 3 sein. Also entfällt die 3 in [removed:r7c9,r8c2].",
        ],
    ),
    (
        "discontinuous-nice-loop",
        (
            ":0000:x:.+6+1.+5...7.+52+18.+6.+4..+39+6.1.5.+2+6+59...+15.4+6+31..+213+9.+7..562+4+83+1+57+6+961+7+"
            "8+2+9+5+43+3+95+74+6+2+18::::"
        ),
        "Unterbrochener Nice Loop: 3 r4c8 -3- r2c8 =3= r2c6 =7= r2c1 -7- r4c1 =7= r4c8 => r4c8<>3",
        [
            "Wenn [off:r2c8] keine 3 ist, dann steht die 3 von [house:Zeile 2] in [on:r2c6] und nicht die 7, "
            "also steht die 7 von [house:Zeile 2] in [on:r2c1], damit ist [off:r4c1] keine 7, also steht die "
            "7 von [house:Zeile 4] in [on:r4c8].",
            "Also ist [on:r2c8] eine 3 oder [on:r4c8] eine 7, oder beides. So oder so ist [removed:r4c8] "
            "keine 3. Also entfällt die 3 in [removed:r4c8].",
        ],
    ),
    (
        "continuous-nice-loop",
        (
            ":0000:x:9...+56.+8.+3+6+8+74+2+95+12.5.+8.6+7.+4+21+6+7+38+9+5+5+9+62+18+3+47+7+83+4+95..+6+1...3..+"
            "6865.+8+2..3.8+3..64...:412 134 773 777 986 197 297:::"
        ),
        "Geschlossener Nice Loop: 2/4 3= r1c9 =2= r9c9 -2- r9c8 -1- r9c4 =1= r1c4 =3= r1c9 =2 => r7c7,r9c3<>2, r1c9<>4",
        [
            "Wenn [off:r1c9] keine 2 ist, dann steht die 2 von [house:Spalte 9] in [on:r9c9], damit ist "
            "[off:r9c8] keine 2, sondern eine 1.",
            "Damit ist [off:r9c4] keine 1, also steht die 1 von [house:Spalte 4] in [on:r1c4] und nicht die "
            "3, also steht die 3 von [house:Zeile 1] in [on:r1c9].",
            "Und wenn [on:r1c9] eine 3 ist, ist sie keine 2: Die Kette schließt sich zu einer Schleife, der "
            "man in beiden Richtungen folgen kann. Also ist von jeder schwachen Verbindung genau ein Ende "
            "wahr: Die 2 steht in [on:r9c9] oder [off:r9c8]; die 1 steht in [on:r9c8] oder [off:r9c4]; "
            "[on:r1c4] ist eine 1 oder 3; [on:r1c9] ist eine 3 oder 2. Also entfallen die 2 in "
            "[removed:r7c7,r9c3] und die 4 in [removed:r1c9].",
        ],
    ),
    (
        "aic-with-als",
        (
            ":0000:x:.5...4....+4...+6.379+6.2....47..+9....5+49+568.72...6......+5+3+9+47..16+124.6..+7.+6+78..9"
            "...:817 827 136 336 143 145 345 861 164 165 365:::"
        ),
        "AIC mit ALS: 3 3- r5c6 =3= r5c9 -3- ALS:r7c7,r9c9 -8- ALS:r457c6 -3 => r6c46,r8c6<>3",
        [
            "Wenn [off:r5c6] keine 3 ist, dann steht die 3 von [house:Zeile 5] in [on:r5c9], damit ist "
            "[off:r9c9] keine 3, also bleiben für die zwei Zellen [als a:r7c7,r9c9] nur die 2 und die 8, "
            "davon die 8 in [on:r7c7], damit ist [off:r7c6] keine 8, also bleiben für die drei Zellen [als "
            "b:r457c6] nur die 1, die 2 und die 3, davon die 3 in [on:r4c6] oder [on:r5c6].",
            "Also ist mindestens eine der Zellen [on:r4c6] und [on:r5c6] eine 3, und eine Zelle, die beide "
            "sieht, kann keine 3 sein. Also entfällt die 3 in [removed:r6c46,r8c6].",
        ],
    ),
    (
        "almost-locked-set-xz-rule",
        (
            ":0000:x:+96+2+8+3+41754+8+7.9.+3+26+1+536+2+7+48+9+8.5.7+3+6123.+6+2..7.+8+2+71.+8+6.+34.+3+8..+92.+"
            "1+6+1935+2+8+4+7.2+4..8..+3::::"
        ),
        "ALS-XZ-Regel: A=r5c28 {459}, B=r7c58 {456}, X=5, Z=4 => r5c5<>4",
        [
            "[als a:r5c28] (4, 5, 9) und [als b:r7c58] (4, 5, 6) sind ALS, fast gesperrte Mengen: Sie haben "
            "je eine Ziffer mehr als Zellen, also fehlt jeder genau eine ihrer Ziffern. Jede [restricted "
            "common:5] der einen sieht jede [restricted common:5] der anderen, also fehlt einer von beiden "
            "die [restricted common:5], und sie enthält alle ihre anderen Ziffern. So oder so muss die "
            "[common:4] in [als a:r5c28] oder [als b:r7c58] sein, und eine Zelle, die alle ihre Plätze dort "
            "sieht, kann sie nicht haben. Also entfällt die 4 in [removed:r5c5].",
        ],
    ),
    (
        "forcing-chain-verity",
        (
            ":0000:x:.+8+4+1.+7..+2+1+72+4....8+5.9.+2817+4+756+8+1942+382+35+7+4+6+1+9..1.3.+85+72.+8...+7+41..5"
            "+7+81296.+1+7.4.+3+8+5:615 626 372 975 676:::"
        ),
        "Forcing Chain (Verity) => r3c4<>6",
        [
            "Die 6 von [house:Spalte 2] steht in [choice:r3c2] oder [choice:r7c2].",
            "Wenn [choice:r3c2] eine 6 ist, dann ist [off:r3c4] keine 6.",
            "Wenn [choice:r7c2] eine 6 ist, dann ist [off:r7c5] keine 6, also steht die 6 von [house:Spalte "
            "5] in [on:r2c5], damit ist [off:r3c4] keine 6.",
            "So oder so ist [off:r3c4] keine 6. Also entfällt die 6 in [removed:r3c4].",
        ],
    ),
    (
        "forcing-net-contradiction",
        (
            ":0000:x:.+2.+5..96+4+83+9.4.+51+75+46+7+9+1+8+32+98.4..1....2+9...48..+48.7.952..3.+4...4...7......."
            "..9+48.:652 555 655 667 572 772 573 773 175 182 183 284 286 689 592 195:::"
        ),
        "Forcing Net (Widerspruch) in r9 => r4c5<>6",
        [
            "Angenommen, [choice:r4c5] ist eine 6.",
            "  [on:r4c9] ist eine 3, denn [choice:r4c5] ist eine 6.",
            "  Die 3 von [house:Spalte 7] steht in [on:r8c7], denn [on:r4c9] ist eine 3.",
            "  Die 3 von [house:Spalte 3] steht in [on:r9c3], denn [on:r4c9] ist eine 3 und [on:r8c7] ist eine 3.",
            "  [on:r6c7] ist eine 2, denn [on:r4c9] ist eine 3.",
            "  Die 2 von [house:Spalte 5] steht in [on:r9c5], denn [choice:r4c5] ist eine 6 und [on:r6c7] ist eine 2.",
            "Dann hat die 5 in [house:Zeile 9] keinen Platz mehr, denn [on:r9c3] ist eine 3 und [on:r9c5] "
            "ist eine 2. Das kann nicht sein. Also entfällt die 6 in [removed:r4c5].",
        ],
    ),
    (
        "dynamic-double-forcing-chain",
        (
            ":0000:x:+75.+42..+83.+38..1....4.8+3..79+5.36.+4..+8+817+2+93..4....58+3..3...+8..2..8.....31...+3.."
            "8.5:627 147 947 668 669 774 974 676 777 784 785 992 795 696 998:::"
        ),
        "Dynamische Forcing Chain (doppelt) => r6c3<>9",
        [
            "[choice:r1c3] ist eine 9 oder nicht.",
            "Wenn [choice:r1c3] eine 9 ist, dann ist [off:r6c3] keine 9.",
            "Wenn [choice:r1c3] keine 9 ist:",
            "  Die 9 von [house:Block 1] steht in [on:r2c1], denn [choice:r1c3] ist keine 9.",
            "  Die 9 von [house:Zeile 1] steht in [on:r1c6], denn [choice:r1c3] ist keine 9.",
            "  Die 9 von [house:Zeile 9] steht in [on:r9c3], denn [on:r1c6] ist eine 9 und [on:r2c1] ist eine 9.",
            "  Also ist [off:r6c3] keine 9, denn [on:r9c3] ist eine 9.",
            "So oder so ist [off:r6c3] keine 9. Also entfällt die 9 in [removed:r6c3].",
        ],
    ),
]


@pytest.mark.parametrize(("slug", "position", "head", "lines"), TOLD, ids=[slug for slug, *_ in TOLD])
def test_it_reads_well(slug: str, position: str, head: str, lines: list[str]) -> None:
    steps = islice(strategy_named(slug).find(read(position).grid()), MOST_STEPS)
    told = {headline(step, GERMAN): [markup(each) for each in explain(step, GERMAN)] for step in steps}
    assert told[head] == lines
