"""Why techniques hold: for each by its slug, the argument in a few sentences, for people who meet it first."""

from ..telling.arguments import by_groups

PATTERN = (
    "In einem Rätsel mit nur einer Lösung steht nie ein tödliches Muster: Zellen, deren Ziffern tauschen könnten. "
)

ARGUMENTS: dict[str, str] = by_groups(
    full_house=(
        "Ein Haus enthält jede Ziffer einmal. Stehen acht davon, so gehört die neunte in die eine Zelle, die noch "
        "leer ist."
    ),
    hidden_single=(
        "Jedes Haus braucht jede Ziffer. Sehen alle leeren Zellen eines Hauses bis auf eine die Ziffer schon, so "
        "gehört sie in diese eine. Sieh bei Ziffern nach, die oft stehen: Sie lassen wenige Plätze übrig."
    ),
    naked_single=(
        "Eine Zelle enthält eine Ziffer. Stehen in ihrer Zeile, ihrer Spalte und ihrem Block zusammen acht davon, so "
        "gehört die neunte hinein."
    ),
    locked=(
        "Alle Plätze der Ziffer in einem Haus liegen auch in einem zweiten. Das erste Haus braucht die Ziffer, also "
        "steht sie an einem dieser Plätze. Dort ist sie auch die Ziffer des zweiten Hauses, und in dessen übrigen "
        "Zellen entfällt sie."
    ),
    direct_locked=(
        "Alle Plätze der Ziffer in einem Haus liegen auch in einem zweiten, also steht sie dort für beide. In den "
        "übrigen Zellen des zweiten Hauses entfällt sie, und damit bleibt ihr in einem dritten nur ein Platz."
    ),
    naked_subset=(
        "Es sind so viele Zellen wie Ziffern. Jede der Zellen enthält eine dieser Ziffern, keine zwei dieselbe, also "
        "sind die Ziffern damit verbraucht. Keine andere Zelle, die alle diese Zellen sieht, kann eine davon "
        "enthalten."
    ),
    hidden_subset=(
        "Es sind so viele Ziffern wie Plätze. Jede der Ziffern steht in einer der Zellen, keine zwei in derselben, "
        "also sind die Zellen damit voll. Alle anderen Kandidaten in ihnen entfallen."
    ),
    direct_hidden_subset=(
        "Es sind so viele Ziffern wie Plätze, also füllen sie diese Zellen, und alle anderen Kandidaten darin "
        "entfallen. Einer anderen Ziffer bleibt dann nur noch ein Platz im Haus."
    ),
    basic_fish=(
        "Die Grundlinien sind die Zeilen (oder Spalten), die nur wenige Plätze für die Ziffer haben, die Decklinien "
        "die Spalten (oder Zeilen), in denen diese Plätze liegen. Jede Grundlinie braucht die Ziffer und hat sie "
        "dort, wo eine Decklinie kreuzt. Keine zwei Grundlinien können dieselbe Decklinie nutzen. Es sind so viele "
        "Decklinien wie Grundlinien, also hat jede Decklinie ihre Ziffer auf einer Grundlinie, und anderswo entfällt "
        "sie."
    ),
    finned_fish=(
        "Ohne seine Flossen wäre es ein Fisch, und in den Decklinien entfiele die Ziffer außerhalb der Grundlinien. "
        "Ist eine Flosse wahr, so entfällt die Ziffer in allen Zellen, die sie sehen. Eine Zelle der Decklinien, die "
        "alle Flossen sieht, verliert sie also auf jeden Fall."
    ),
    large_fish=(
        "Wie bei jedem Fisch braucht jedes Grundhaus die Ziffer, es sind so viele Deckhäuser wie Grundhäuser, und "
        "keine zwei Grundhäuser können dasselbe Deckhaus nutzen. Also hat jedes Deckhaus seine Ziffer in den "
        "Grundhäusern, und anderswo entfällt sie. Die Häuser müssen nicht alle Zeilen oder alle Spalten sein: Auch "
        "Blöcke können darunter sein, und bei Mutanten mischen sich Zeilen und Spalten."
    ),
    finned_large_fish=(
        "Ohne seine Flossen wäre es ein Fisch aus Zeilen, Spalten und Blöcken: so viele Deckhäuser wie Grundhäuser, "
        "also hätte jedes Deckhaus seine Ziffer in den Grundhäusern. Ist eine Flosse wahr, so entfällt die Ziffer in "
        "allen Zellen, die sie sehen. Eine Zelle der Deckhäuser, die alle Flossen sieht, verliert sie also auf jeden "
        "Fall. Auch ein Kandidat in zwei Grundhäusern zählt als Flosse."
    ),
    kraken=(
        "Ist keine Flosse wahr, so gilt der Fisch, und jedes Deckhaus hat seine Ziffer in den Grundhäusern. Von jeder "
        "Flosse, und von dem, was der Fisch ergibt, führt eine Kette zum selben Schluss. Einer der Fälle trifft zu, "
        "also gilt er."
    ),
    two_links=(
        "Zwei starke Verbindungen einer Ziffer: Von jeder ist mindestens ein Ende wahr. Ein Ende der ersten sieht ein "
        "Ende der zweiten, also sind diese beiden nicht zugleich wahr, und von den beiden anderen Enden ist es "
        "mindestens eines. Eine Zelle, die beide sieht, verliert die Ziffer. Ein Ende kann eine Gruppe sein: zwei "
        "oder drei Plätze eines Blocks in einer Linie."
    ),
    empty_rectangle=(
        "Im Block steht die Ziffer in einer Zeile oder einer Spalte. Die Linie hat zwei Plätze für sie, und einer "
        "davon sieht einen der beiden Arme im Block. Ist dieser Platz wahr, so steht die Ziffer des Blocks im anderen "
        "Arm; wenn nicht, ist der andere Platz der Linie wahr. Eine Zelle, die diesen Arm und diesen Platz sieht, "
        "verliert sie."
    ),
    three_wing=(
        "Die mittlere Zelle, der Pivot, enthält eine ihrer Ziffern. Welche es auch ist: Eine der drei Zellen hat die "
        "Ziffer, die die Zangen gemeinsam haben: eine der Zangen oder, beim XYZ-Wing, der Pivot selbst. Eine Zelle, "
        "die alle ihre Plätze darin sieht, verliert sie."
    ),
    bent_wing=(
        "So viele Zellen wie Ziffern, in zwei Häusern, die sich kreuzen. Alle Ziffern bis auf eine bleiben in einem "
        "der Häuser, also ist jede davon in höchstens einer der Zellen wahr. Die letzte ist deshalb in einer von "
        "ihnen wahr, und was alle ihre Plätze darin sieht, verliert sie."
    ),
    w_wing=(
        "Ein Ende der starken Verbindung hat ihre Ziffer. Die Zelle mit zwei Ziffern, die dieses Ende sieht, enthält "
        "sie nicht, also die andere. Eine der beiden Zellen hat deshalb diese andere Ziffer, und was beide sieht, "
        "verliert sie."
    ),
    m_wing=(
        "Zwei starke Verbindungen hängen an einer Zelle mit zwei Ziffern. Ist das eine Ende nicht wahr, so enthält "
        "die Zelle die eine Ziffer und nicht die andere, und die zweite Verbindung macht das andere Ende wahr. Eines "
        "der Enden ist also wahr, und was beide ausschließen, entfällt."
    ),
    colour_trap=(
        "Starke Verbindungen laufen zwischen Plätzen der Ziffer, die im Wechsel gefärbt sind: Eine Farbe ist ganz "
        "wahr, die andere ganz falsch. Ein Platz, der beide Farben sieht, sieht einen wahren."
    ),
    colour_wrap=(
        "Starke Verbindungen laufen zwischen Plätzen der Ziffer, die im Wechsel gefärbt sind: Eine Farbe ist ganz "
        "wahr, die andere ganz falsch. Zwei Plätze einer Farbe in einem Haus sind nicht beide wahr, also ist diese "
        "Farbe falsch."
    ),
    colour_bridge=(
        "Zwei Cluster einer Ziffer, jeder im Wechsel gefärbt. Ein Platz des einen sieht einen Platz des anderen, also "
        "sind diese beiden Farben nicht zugleich wahr, und von den beiden Gegenfarben ist es eine. Ein Platz, der "
        "beide sieht, verliert die Ziffer."
    ),
    colour_clash=(
        "Zwei Cluster einer Ziffer, jeder im Wechsel gefärbt. Eine Farbe des einen sieht beide Farben des anderen, "
        "von denen eine wahr ist. Also ist die erste Farbe falsch."
    ),
    medusa=(
        "Starke Verbindungen laufen zwischen Kandidaten mehrerer Ziffern, auch innerhalb von Zellen. Im Wechsel "
        "gefärbt, ist eine Farbe ganz wahr, die andere ganz falsch. Eine Farbe, die sich widerspricht, ist falsch; "
        "ein Kandidat, den beide Farben ausschließen, entfällt."
    ),
    guardians_1=(
        PATTERN
        + "Nur eine seiner Zellen hat noch andere Kandidaten, und nur diese verhindern es. Also enthält sie einen von "
        "ihnen."
    ),
    guardians_2=(
        PATTERN
        + "Was es verhindert, sind Kandidaten derselben Ziffer. Einer davon ist wahr, und was alle sieht, verliert "
        "die Ziffer."
    ),
    guardians_3=(
        PATTERN
        + "Einer der Kandidaten, die es verhindern, ist wahr, und ihre Zellen liegen in einem Haus. Als eine Zelle "
        "genommen bilden sie mit anderen Zellen des Hauses eine Teilmenge, deren Ziffern damit verbraucht sind."
    ),
    guardians_4=(
        PATTERN
        + "Zwei seiner Zellen haben noch andere Kandidaten, und ein gemeinsames Haus braucht eine Ziffer des Musters "
        "in einer von ihnen. Enthielte die andere die zweite Ziffer des Musters, so stünde es da. Diese entfällt "
        "also in beiden."
    ),
    guardians_6=(
        PATTERN
        + "Eine seiner Ziffern ist in beiden Zeilen und beiden Spalten auf die Ecken beschränkt. Stünde sie in den "
        "beiden gegenüberliegenden Ecken mit weiteren Kandidaten, so stünde die andere in den beiden übrigen, und "
        "das Muster wäre da."
    ),
    hidden_rectangle=(
        PATTERN
        + "Eine Ecke hat nichts als seine beiden Ziffern. In beiden Linien der Ecke gegenüber ist eine Ziffer auf das "
        "Rechteck beschränkt. Enthielte diese Ecke die andere, so wären alle vier mit dem Muster gefüllt."
    ),
    avoidable=(
        "Zellen, die beim Lösen gefüllt wurden, könnten ihre Ziffern wechseln, wenn es zu ihnen einen Zwilling mit "
        "denselben Ziffern gäbe. Ein Rechteck aus solchen Zellen mit zwei Ziffern im Wechsel kann also in einem "
        "Rätsel mit nur einer Lösung nicht stehen. Was es vollenden würde, entfällt; oder zwei Zellen haben dieselbe "
        "dritte Ziffer, und eine von ihnen enthält sie."
    ),
    grave_1=(
        "Hätte jede Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, so gäbe es zwei Lösungen oder "
        "keine. Eine Zelle hat einen Kandidaten mehr, und nur er verhindert das. Also ist er wahr."
    ),
    remote_pair=(
        "Die Zellen haben dieselben zwei Ziffern, jede in Sicht der nächsten, also wechseln sie sich ab. Bei einer "
        "geraden Zahl von Zellen sind die beiden an den Enden verschieden: Eine hat die erste Ziffer, eine die "
        "zweite. Was beide sieht, verliert beide Ziffern."
    ),
    chain=(
        "Von den beiden Enden einer starken Verbindung ist mindestens eines wahr, von denen einer schwachen höchstens "
        "eines. Ist das erste Glied der Kette falsch, so ist das zweite wahr, das dritte falsch und so fort bis zum "
        "letzten, das wahr ist. Eines der beiden Enden ist also wahr, und was beide ausschließen, entfällt."
    ),
    loop=(
        "Starke und schwache Verbindungen im Wechsel führen dorthin zurück, wo sie begannen, so dass auch jede "
        "schwache stark ist: Von jeder ist genau ein Ende wahr. Was beide Enden einer Verbindung ausschließen, "
        "entfällt."
    ),
    discontinuous=(
        "Starke und schwache Verbindungen im Wechsel führen zu einem Kandidaten zurück. Treffen sich dort zwei "
        "schwache, so wäre er falsch, wenn er wahr wäre, also ist er falsch. Treffen sich zwei starke, so wäre er "
        "wahr, wenn er falsch wäre, also ist er wahr."
    ),
    groups=" Ein Glied kann eine Gruppe sein: zwei oder drei Plätze einer Ziffer in einem Block und einer Linie.",
    small_sets=(
        " Ein Glied kann eine fast gesperrte Menge sein: Fehlt ihr eine ihrer Ziffern, so enthält sie alle anderen."
    ),
    hidden_sets=(
        " Ziffern mit einer Zelle mehr, als sie brauchen, überlassen höchstens eine dieser Zellen anderen; das gibt "
        "schwache Verbindungen."
    ),
    rectangles=" Ein eindeutiges Rechteck gibt starke Verbindungen: Einer der Kandidaten, die es verhindern, ist wahr.",
    sue_de_coq=(
        "Wo eine Linie und ein Block sich kreuzen, haben ein paar Zellen zu viele Ziffern. Zellen im Rest der Linie "
        "und im Rest des Blocks verbrauchen einige davon, die einen andere als die anderen, so dass es so viele "
        "Zellen sind wie Ziffern. Jede Ziffer ist dann in ihrem Haus verbraucht."
    ),
    als_xz=(
        "Eine fast gesperrte Menge hat eine Ziffer mehr als Zellen; fehlt ihr eine, so stehen alle anderen darin. Die "
        "beiden Mengen haben eine Ziffer gemeinsam, die nur eine von ihnen enthalten kann. Der anderen fehlt sie, "
        "also enthält diese alle ihre übrigen: Eine zweite gemeinsame Ziffer ist in einer der Mengen wahr."
    ),
    als_wing=(
        "Eine fast gesperrte Menge, der eine Ziffer fehlt, enthält alle ihre anderen. Die mittlere teilt mit jeder "
        "der anderen eine Ziffer, die nicht in beiden stehen kann. Ihr fehlt höchstens eine, also nimmt sie einer "
        "Nachbarin eine der geteilten weg, und diese enthält dann die Ziffer, die die beiden äußeren gemeinsam haben."
    ),
    death_blossom=(
        "Welche Ziffer der Stiel auch enthält: Dem Blütenblatt, das sie hat, fehlt sie dann, und es enthält alle "
        "seine anderen, darunter die Ziffer, die alle Blätter gemeinsam haben. Diese ist also in einem der Blätter "
        "wahr, und was alle ihre Plätze sieht, verliert sie."
    ),
    exclusion=(
        "Geh alle Paare von Ziffern für die beiden Zellen durch (oder Tripel für drei). Manche sind unmöglich: "
        "dieselbe Ziffer in Zellen, die sich sehen, oder Ziffern, die anderen Zellen in Sicht nichts übrig lassen. "
        "Ein Kandidat, der in keinem der übrigen Paare vorkommt, entfällt."
    ),
    templates=(
        "Es gibt 46.656 Möglichkeiten, eine Ziffer in alle neun Zeilen, Spalten und Blöcke zu setzen. Betrachtet "
        "werden die, die zum Stand passen: Ein Platz, der in allen vorkommt, ist wahr, einer, der in keiner vorkommt, "
        "falsch."
    ),
    one_chain=(
        "Was daraus folgt, dass ein Kandidat wahr ist, oder falsch, wird Glied für Glied verfolgt, bis es zu ihm "
        "zurückkommt. Führt es zum Gegenteil der Annahme, so gilt das Gegenteil."
    ),
    contradiction=(
        "Nimm an, ein Kandidat sei wahr, oder er sei falsch, und verfolge, was daraus folgt. Es endet in einem "
        "Widerspruch: zwei Dinge, die sich ausschließen, oder eine Zelle oder ein Haus, für die nichts bleibt. Also "
        "gilt die Annahme nicht."
    ),
    double=(
        "Nimm erst an, ein Kandidat sei wahr, dann, er sei falsch, und verfolge beides. Was aus beidem folgt, gilt, "
        "denn eines von beiden trifft zu."
    ),
    cases=(
        "Eine Zelle enthält einen ihrer Kandidaten, und eine Ziffer steht an einem ihrer Plätze in einem Haus. "
        "Verfolge, was aus jedem von ihnen folgt. Einer der Fälle trifft zu, also gilt, worauf alle hinauslaufen."
    ),
    any_cases=(
        "Nimm etwas an, oder geh alle Fälle durch: einen Kandidaten wahr und falsch, die Kandidaten einer Zelle, die "
        "Plätze einer Ziffer. Verfolge, was daraus folgt. Was in einem Widerspruch endet, gilt nicht; worauf alle "
        "Fälle hinauslaufen, das gilt."
    ),
    dynamic=(
        " Eine Folge kann mehrere Ursachen haben: Alle anderen Möglichkeiten einer Zelle oder eines Hauses sind weg, "
        "jede aus ihrem eigenen Grund."
    ),
    plus=" Unterwegs helfen auch einfache Techniken: gesperrte Kandidaten, Paare, X-Wings.",
    nested=" Unterwegs dienen ganze Forcing Chains als einzelne Glieder.",
)
"""Why each technique holds, by its slug."""
