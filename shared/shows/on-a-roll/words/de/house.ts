import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { houseSets, onARollHouse, onARollRules } from '../../house.ts';

export const house: HouseWordsOf<typeof onARollHouse, keyof typeof houseSets, typeof onARollRules> = {
  rules: {
    toWin: { label: 'Spiele bis zum Sieg', help: 'In einem Match, das nach Spielen geht.' },
    level: {
      label: 'Gleichstand vor dem letzten Spiel',
      help: 'Wie es ausgeht, wenn beiden nur noch ein Spiel fehlt.',
      options: { 'third-game': 'Noch ein Spiel', 'lucky-7-total': 'Das Geld aus Lucky 7 entscheidet' },
    },
    bigSix: {
      roll: { label: 'Der Geldwurf zahlt je Auge', help: 'So viel ist das Wort beim ersten Versuch wert.' },
      values: { label: 'Versuche nach Wurf zwei, drei und vier', help: 'So viel ist das Wort später wert.' },
      consolation: { label: 'Geld für ein verpasstes Wort', help: 'Aus Big 6 geht niemand mit leeren Händen.' },
      double: { label: 'Doppelt im entscheidenden Spiel', help: 'Ist das Match gewonnen, zahlt Big 6 das Doppelte.' },
    },
    luckySeven: {
      top: { label: 'Der Hauptgewinn', help: 'Im normalen Spiel, und in dem, das das Match gewinnt.' },
      timers: {
        label: 'Würfe pro Preis, der teuerste zuerst',
        help: 'Je teurer der Preis, desto weniger Würfe gibt es.',
      },
      side: { label: 'Jeder andere Wurf zahlt je Auge', help: 'Nebengeld für alles, was keine 7 ist.' },
    },
    retireAfter: { label: 'Matches in Folge bis zum Abschied', help: 'Dann geht der Champion ungeschlagen.' },
  },
  options: {
    format: {
      label: 'Wer das Match gewinnt',
      help: 'Nach Spielen, oder nach dem Geld aus Lucky 7 nach zwei Spielen.',
      options: {
        'best-of-three': 'Zwei von drei Spielen',
        'lucky-7-total': 'Zwei Spiele, das meiste Geld aus Lucky 7',
      },
    },
    rolls: { label: 'Würfe in einer Runde', help: 'Auf der Hinweistafel. Big 6 hat immer vier.' },
  },
  sets: { quick: 'Schnelle Party', rich: 'Die große Kasse', gentle: 'Für Kinder' },
  exact: {
    rounds: 'Namensspiele',
    'top-cash': 'das große Geld wird gewonnen',
  },
};
