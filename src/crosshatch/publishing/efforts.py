"""Distribution of effort within levels, by the symmetry of the givens; written by ``docs/efforts.py``.

A tenth of the puzzles generated for a level and a symmetry have less effort than the first number, two tenths have less
than the second, and so on.
"""

_TABLE = """
crosshatch easy none 73.2 74.9 75.9 77.3 78.5 79.8 81.3 83.1 85.9
crosshatch easy 180 66.5 68.3 69.6 70.8 72.2 73.3 74.6 76.6 79.4
crosshatch easy 90 58.2 62.2 62.7 63.5 64.1 65.9 68.5 70 72.5
crosshatch easy left-right 66.5 68.4 69.8 70.9 72.3 73.4 74.5 76.1 79.8
crosshatch easy top-bottom 66 68.1 69.7 71 72.1 73.1 74.5 76.4 79
crosshatch easy diagonal 67 68.8 70.2 71.3 72.4 73.3 74.5 76.4 78.9
crosshatch easy antidiagonal 67 68.7 70 71.1 72.2 73.6 75.1 77.3 79.7
crosshatch easy mirrors 58.3 60.2 61.8 63.1 64.2 65.2 66.4 68.8 71.4
crosshatch easy diagonals 61.2 63.1 64.5 65.5 66.8 67.9 69.3 70.8 73.4
crosshatch easy full 52 55.8 57.3 57.8 58.9 61.8 63.1 64.2 66.8
crosshatch medium none 85.3 87.9 89.7 92.7 95.1 97.2 100 104 109
crosshatch medium 180 79 81.7 84 85.8 87.6 90.1 92.1 95.3 102
crosshatch medium 90 73.2 76.5 78.4 80.2 81.9 84.8 87.4 90.3 96.5
crosshatch medium left-right 79.6 82.8 84.5 86.8 88.8 91 93.3 97.8 103
crosshatch medium top-bottom 80 82.3 84 86.2 88 90 93 96.4 102
crosshatch medium diagonal 80.9 82.6 84.2 86.6 89.3 90.9 94.4 97.9 104
crosshatch medium antidiagonal 80.2 82.5 84.2 86 88.1 90.7 93 96.6 101
crosshatch medium mirrors 73.5 76.5 78.6 80.5 82.3 84.7 87.7 90.8 96.3
crosshatch medium diagonals 75.4 78.2 80.4 82.3 84 86.5 89.2 92.4 98.5
crosshatch medium full 71 72.8 74.5 76.5 78.9 81.4 83.6 87.2 91.6
crosshatch hard none 106 114 123 131 141 151 166 184 213
crosshatch hard 180 97.9 105 114 123 128 137 148 165 196
crosshatch hard 90 89.8 97 103 110 117 128 143 163 189
crosshatch hard left-right 98.1 106 114 121 130 140 149 166 191
crosshatch hard top-bottom 98.7 107 113 122 129 143 157 177 201
crosshatch hard diagonal 100 108 115 123 131 143 156 173 199
crosshatch hard antidiagonal 100 108 116 123 131 143 155 171 199
crosshatch hard mirrors 88.7 96.8 103 111 118 128 139 151 177
crosshatch hard diagonals 91.4 99.4 106 112 123 131 146 169 196
crosshatch hard full 83.7 90.5 97.9 104 110 118 128 147 174
crosshatch unfair none 188 223 253 290 318 351 399 434 524
crosshatch unfair 180 173 204 234 262 296 335 381 439 534
crosshatch unfair 90 161 193 218 243 270 299 335 388 458
crosshatch unfair left-right 177 209 239 270 298 325 362 419 513
crosshatch unfair top-bottom 178 206 232 258 286 311 350 399 495
crosshatch unfair diagonal 191 228 259 286 310 342 391 450 523
crosshatch unfair antidiagonal 190 222 247 276 310 342 387 438 528
crosshatch unfair mirrors 155 181 202 220 246 274 301 338 420
crosshatch unfair diagonals 177 200 229 257 289 323 371 433 513
crosshatch unfair full 147 175 197 221 243 269 297 334 408
crosshatch extreme none 297 347 451 488 511 560 640 774 879
crosshatch extreme 180 303 334 394 444 488 533 574 710 812
crosshatch extreme 90 268 332 366 398 439 516 542 614 754
crosshatch extreme left-right 323 395 477 549 588 611 650 711 829
crosshatch extreme top-bottom 322 390 427 451 543 613 663 726 811
crosshatch extreme diagonal 328 419 451 473 517 571 613 654 780
crosshatch extreme antidiagonal 332 396 445 503 615 680 712 814 884
crosshatch extreme mirrors 275 338 385 399 454 520 547 573 641
crosshatch extreme diagonals 331 406 431 522 555 581 621 664 809
crosshatch extreme full 272 355 426 465 501 518 582 609 725
hodoku easy none 266 292 310 328 344 360 385 404 438
hodoku easy 180 212 224 252 276 294 312 332 354 382
hodoku easy 90 192 196 196 207 226 252 281 310 346
hodoku easy left-right 204 216 240 258 272 290 312 342 368
hodoku easy top-bottom 208 216 234 258 278 300 318 338 366
hodoku easy diagonal 216 240 261 283 298 312 331 356 382
hodoku easy antidiagonal 212 240 266 286 306 324 342 370 402
hodoku easy mirrors 184 188 192 196 200 212 239 272 314
hodoku easy diagonals 196 200 204 223 251 275 296 320 352
hodoku easy full 164 164 180 180 180 196 196 219 266
hodoku medium none 384 418 442 466 498 524 562 604 691
hodoku medium 180 372 396 422 442 460 492 529 572 648
hodoku medium 90 336 368 386 406 432 457 485 512 562
hodoku medium left-right 356 382 406 426 452 485 521 579 652
hodoku medium top-bottom 350 380 405 431 452 476 507 554 625
hodoku medium diagonal 360 396 420 446 472 502 532 568 644
hodoku medium antidiagonal 368 400 427 449 471 496 522 562 630
hodoku medium mirrors 316 348 374 394 413 434 464 509 568
hodoku medium diagonals 344 372 394 414 436 455 486 524 576
hodoku medium full 316 346 362 376 402 419 456 496 546
hodoku hard none 594 678 733 812 891 972 1052 1142 1284
hodoku hard 180 540 607 662 722 778 850 941 1093 1219
hodoku hard 90 476 547 598 662 710 786 858 965 1162
hodoku hard left-right 510 602 676 739 804 901 966 1092 1247
hodoku hard top-bottom 521 614 695 742 798 853 942 1032 1229
hodoku hard diagonal 534 606 671 749 809 871 944 1025 1194
hodoku hard antidiagonal 526 620 690 756 821 881 978 1100 1269
hodoku hard mirrors 447 538 594 647 693 748 845 976 1118
hodoku hard diagonals 512 577 644 715 777 850 952 1044 1172
hodoku hard full 406 490 551 616 668 771 837 965 1118
hodoku unfair none 1030 1169 1280 1376 1447 1543 1627 1687 1748
hodoku unfair 180 970 1138 1221 1300 1381 1452 1540 1630 1720
hodoku unfair 90 913 1056 1187 1268 1376 1462 1550 1642 1706
hodoku unfair left-right 947 1122 1226 1326 1409 1462 1552 1629 1708
hodoku unfair top-bottom 900 1056 1169 1287 1374 1455 1533 1612 1700
hodoku unfair diagonal 916 1084 1206 1296 1391 1487 1573 1652 1733
hodoku unfair antidiagonal 979 1093 1235 1320 1391 1470 1544 1636 1712
hodoku unfair mirrors 832 1005 1105 1214 1318 1408 1534 1636 1712
hodoku unfair diagonals 924 1080 1174 1272 1385 1478 1557 1654 1722
hodoku unfair full 871 1025 1146 1222 1347 1413 1516 1602 1676
hodoku extreme none 1895 1973 2230 2498 2593 2776 3311 3787 5149
hodoku extreme 180 1986 2086 2317 2415 2614 2737 2941 3548 4424
hodoku extreme 90 1913 1971 2000 2172 2262 2575 2923 3474 5029
hodoku extreme left-right 1946 2027 2102 2146 2254 2385 2474 2866 3623
hodoku extreme top-bottom 1857 1948 2041 2262 2408 2595 3024 3216 4587
hodoku extreme diagonal 1922 1952 2006 2271 2509 2754 3214 4224 5187
hodoku extreme antidiagonal 1932 1986 2056 2172 2364 2669 2987 3322 4514
hodoku extreme mirrors 1837 1899 1935 2016 2184 2253 2591 3076 3787
hodoku extreme diagonals 1887 1944 1985 2084 2239 2618 3570 4324 5441
hodoku extreme full 1909 1983 2109 2186 2301 2460 2892 3446 3841
"""

EFFORTS = {tuple(row.split()[:3]): tuple(map(float, row.split()[3:])) for row in _TABLE.strip().splitlines()}
"""The numbers by the name of the scale, the level in lower case, and the symmetry."""
