import { type MakeBook, tableRows } from '../../../../words/rule-book.ts';
import { rulingsOf, type SixDiceOptions, type SixDiceRuling } from '../../game.ts';
import { bustFacts, tripleFacts } from '../../odds/throws.ts';

export const book: MakeBook<SixDiceOptions, SixDiceRuling> = (options, tell, general) => {
  const nothing = 'nichts';
  const { money, number, percent } = tell;
  const { target, house, rules } = options;
  const [byBj, hotDice] = [general || rules === 'by-bj', general || rules === 'hot-dice'];
  const both = byBj && hotDice;
  const { one, five, triple, six, bigOne } = house;
  const points = (value: number): string => (value === 0 ? nothing : number(value));
  const ones = tripleFacts(house, 1);
  // Ann's dice of the example all score only where they are worth something.
  const allScore = one > 0 && five > 0 && triple > 0;
  const first = one + five + 3 * triple;
  const three = tripleFacts(house, 3)[byBj ? 0 : 1];
  /** A row with what it is worth by BJ and by Hot Dice, as far as they are told. */
  const scored = (what: string, bj: string, hot: string): readonly string[] => [
    what,
    ...(byBj ? [bj] : []),
    ...(hotDice ? [hot] : []),
  ];
  const threes = ['drei Zweien', 'drei Dreien', 'drei Vieren', 'drei Fünfen', 'drei Sechsen'].map((what, i) => {
    const [bj = 0, hot = 0] = tripleFacts(house, i + 2);
    return scored(what, points(bj), points(hot));
  });
  return {
    title: 'Six Dice',
    inShort:
      'Würfle mit sechs Würfeln, leg beiseite, was zählt, und würfle mit dem Rest weiter, oder hör auf und schreib deine Punkte auf. Zählt kein Würfel, sind die Punkte deines Zuges weg.',
    text: `
      ## Worum es geht
      Zwei bis acht Personen sind nacheinander am Zug. In deinem Zug würfelst du um Punkte, solange du dich traust. Wer zuerst über ${number(target)} Punkte kommt, läutet das Ende ein.
      ${
        both
          ? `Es gibt zwei Regelwerke aus zwei verschiedenen Texten. Die Spielleitung wählt eines, wenn die Show geöffnet wird. Gemischt werden sie nie. [SH-A6]
          Wählt die Spielleitung nichts anderes, gelten die Regeln von BJ.`
          : `Diese Show wird nach den Regeln von ${byBj ? 'BJ' : 'Hot Dice'} gespielt.`
      }

      ## Was zählt
      Nur diese Würfel zählen. Drei gleiche müssen in einem Wurf fallen. [SD-A5]
      Die Punkte werden addiert: 1, 5, 3, 3, 3 und 2 in einem Wurf sind ${number(one)} und ${number(five)} und ${number(three)}.
      ![scored-dice](${[one, five, three, one + five + three].map(number).join(' | ')})
      ${tableRows([
        both ? scored('In einem Wurf', 'By BJ', 'Hot Dice') : ['In einem Wurf', 'Punkte'],
        scored('jede 1', points(one), points(one)),
        scored('jede 5', points(five), points(five)),
        ...threes,
        scored('drei Einsen', `${points(ones[0] ?? 0)} [SD-A3]`, points(ones[1] ?? 0)),
        ...(hotDice ? [scored('1, 2, 3, 4 und 5 (The Big One)', 'nichts extra', points(bigOne))] : []),
        ...(byBj ? [scored('alle sechs Würfel zählen', `${number(six)} extra`, 'nichts extra')] : []),
      ])}

      ${
        byBj
          ? `
      ## Ein Zug${both ? ' nach BJs Regeln' : ''}
      1. Würfle mit allen sechs Würfeln.
      1. Jeder Würfel, der zählt, wird eingefroren: Er gilt und liegt beiseite. [SD-A6] Seine Punkte stehen auf dem Spiel.
      1. Würfle mit den übrigen, oder hör auf und schreib alle Punkte des Zuges auf.
      1. Haben alle sechs Würfel gezählt, bekommst du ${number(six)} extra. Würfle wieder mit allen sechs, oder hör auf und schreib auf.
      1. Zählt kein Würfel eines Wurfs, ist der Zug vorbei. Seine Punkte sind verloren, aber jedes Extra von ${number(six)} bleibt deins. [SD-A7]
      ${
        allScore
          ? `> Anna würfelt 1, 5, 3, 3, 3 und 2: Fünf Würfel sind eingefroren, ${number(first)} Punkte stehen auf dem Spiel. Sie würfelt mit dem letzten Würfel: eine 5. Alle sechs haben gezählt: ${number(first + five)} Punkte und ${number(six)} extra. Sie würfelt wieder mit allen sechs, und nichts zählt. Die ${number(first + five)} Punkte sind verloren, die ${number(six)} extra gehören ihr.`
          : ''
      }
`
          : ''
      }

      ${
        hotDice
          ? `
      ## Ein Zug${both ? ' nach den Regeln von Hot Dice' : ''}
      1. Würfle mit allen sechs Würfeln.
      1. Behalte einige oder alle Würfel, die zählen, mindestens einen. [SH-A7] Ihre Punkte stehen auf dem Spiel.
      1. Würfle mit den übrigen, oder hör auf und schreib auf.
      1. Sind alle sechs Würfel behalten, darfst du wieder mit allen sechs würfeln. Die Punkte bleiben auf dem Spiel, und ein Extra gibt es nicht. [SH-A1]
      1. Zählt kein Würfel eines Wurfs, ist der Zug vorbei, und alle seine Punkte sind verloren. [SH-A2]
      ${
        one > 0 && five > 0
          ? `> Ben würfelt 1, 1, 5, 2, 4 und 6. Er behält eine 1 für ${number(one)} Punkte und würfelt mit fünf Würfeln, statt alle drei für ${number(2 * one + five)} zu behalten und mit dreien zu würfeln.`
          : ''
      }
`
          : ''
      }

      ## Wie gewagt ist das?
      So oft zählt bei einem Wurf gar nichts:
      | Würfel im Wurf | Nichts zählt |
      ${tableRows([6, 5, 4, 3, 2, 1].map(dice => [String(dice), percent(bustFacts(options, dice))]))}

      ## Das Ende
      Sobald jemand mehr als ${number(target)} Punkte hat, haben alle anderen noch einen letzten Zug. Er ist ein gewöhnlicher Zug: Du darfst jederzeit aufhören. [SD-A9] Die Spielleitung darf ein anderes Ziel setzen.
      Der höchste Stand gewinnt. Steht es gleich, gewinnt, wer das Ziel zuerst überschritten hat, denn die anderen mussten diesen Stand schlagen. [SD-A10]

      ${
        byBj
          ? `
      ## Ein Scherz der alten Regeln
      Nach BJs Regeln schuldet, wer gewinnt, der anderen Seite ${money(50_000)} im Monat, steuerfrei, zehn Jahre lang: insgesamt ${money(6_000_000)}. Die Show sagt das am Ende, und niemand zahlt.
`
          : ''
      }

      ## Wenn jemand zu spät ist
      Die Spielleitung bestimmt, wie lange ein Zug dauern darf. Ein verpasster Wurf wird für dich gemacht. ${hotDice ? 'Verpasst du das Behalten, werden alle behalten, die zählen. ' : ''}Verpasst du die Wahl, zu würfeln oder aufzuhören, werden deine Punkte aufgeschrieben.
    `,
    leftOut: both ? [] : [...rulingsOf[byBj ? 'hot-dice' : 'by-bj'], 'SH-A6'],
    rulings: {
      'SD-A1':
        'BJs Text spricht einmal von fünf Würfeln. Sind es sechs? Sechs. Nach sechs, die gezählt haben, würfelst du wieder mit allen sechs.',
      'SD-A2':
        'Verliert auch ein Wurf mit weniger als sechs Würfeln den Zug? Ja. Jeder Wurf, in dem nichts zählt, beendet den Zug und verliert seine Punkte.',
      'SD-A3': `Was sind drei Einsen nach BJs Regeln wert? ${points(ones[0] ?? 0)}. Jede 1 zählt ${number(one)}, und ein Wurf ist nie weniger wert als seine einzelnen Würfel.`,
      'SD-A4':
        'Was sind vier oder mehr gleiche wert? Einmal drei gleiche und was übrig bleibt: Einsen und Fünfen zählen einzeln, andere nichts. Sechs gleiche zählen als zweimal drei.',
      'SD-A5': 'Dürfen drei gleiche über mehrere Würfe zusammenkommen? Nein. Jeder Wurf zählt für sich.',
      'SD-A6': `Darfst du nach BJs Regeln wählen, welche Würfel eingefroren werden? Nein. Alle, die zählen, werden eingefroren.${both ? ' Die Wahl gehört zu den Regeln von Hot Dice.' : ''}`,
      'SD-A7': `Was wird aus den ${number(six)} extra, wenn nichts zählt? Sie kommen auf deinen Stand, für jedes Mal, das du sie in diesem Zug verdient hast.`,
      'SD-A8': `Läuten genau ${number(target)} Punkte das Ende ein? Nein, es braucht mehr als das, und zwar aufgeschrieben.`,
      'SD-A9': 'Musst du im letzten Zug weiterwürfeln, bis du vorn liegst? Nein. Es ist ein Zug wie jeder andere.',
      'SD-A10':
        'Und wenn es am Ende gleich steht? Es gewinnt, wer das Ziel zuerst überschritten hat, danach, wer als Nächstes am Zug war.',
      'SD-A11':
        'Die Texte sprechen von zwei Personen. Dürfen mehr spielen? Ja, bis zu acht. Alle anderen haben je einen letzten Zug.',
      'SD-A13': `Können die ${number(six)} extra dich über das Ziel tragen, wenn nichts zählt? Ja. Der Stand wird geprüft, wenn der Zug vorbei ist.`,
      'SH-A1':
        'Regeln von Hot Dice: Was geschieht, wenn alle sechs behalten sind? Du darfst wieder mit allen sechs würfeln. Der Text bricht hier ab; so gehen solche Spiele weiter.',
      'SH-A2':
        'Regeln von Hot Dice: Was geschieht, wenn nichts zählt? Die Punkte des Zuges sind verloren. Ein Extra, das bleibt, gibt es nicht.',
      'SH-A3': `Was tut der sechste Würfel bei The Big One? Er zählt für sich: Eine weitere 1 bringt ${number(one)}, eine weitere 5 bringt ${number(five)}.`,
      'SH-A4': `Welches Ziel haben die Regeln von Hot Dice? Der Text nennt keines. Es sind ${both ? 'auch hier ' : ''}${number(target)}, mit ${both ? 'demselben' : 'einem'} letzten Zug.`,
      'SH-A6': 'Dürfen die beiden Regelwerke gemischt werden? Nein. Es sind zwei verschiedene Spiele.',
      'SH-A7': 'Muss mindestens ein Würfel behalten werden? Ja. Würde nichts behalten, bliebe kein Rest zum Würfeln.',
    },
    origin: [
      both
        ? 'Das erste Regelwerk ist ein Text, der mit „By BJ“ gezeichnet ist. Das zweite stammt aus verstreuten Zeilen über ein Spiel namens Hot Dice, die zwischen den Regeln der gleichnamigen Show standen. Beide sind Fassungen eines alten Würfelspiels, das niemandem gehört.'
        : byBj
          ? 'Diese Regeln sind ein Text, der mit „By BJ“ gezeichnet ist. Sie sind eine Fassung eines alten Würfelspiels, das niemandem gehört.'
          : 'Diese Regeln stammen aus verstreuten Zeilen über ein Spiel namens Hot Dice, die zwischen den Regeln der gleichnamigen Show standen. Sie sind eine Fassung eines alten Würfelspiels, das niemandem gehört.',
      `Niemand spielt hier um echtes Geld.${hotDice ? ' Eine jener Zeilen war ein Rat zum Glücksspiel von der Seite einer Lotterie; sie ist keine Spielregel.' : ''}`,
    ],
  };
};
