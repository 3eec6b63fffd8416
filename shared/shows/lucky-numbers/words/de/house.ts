import type { HouseWordsOf } from '../../../../words/house-words.ts';
import { mainEventHouse } from '../../../main-event/words/de/house.ts';
import type { houseSets, luckyNumbersHouse } from '../../house.ts';

export const house: HouseWordsOf<typeof luckyNumbersHouse, keyof typeof houseSets> = {
  rules: {
    cash: {
      label: 'Geld auf 4, 5, 6, 8, 9 und 10',
      help: 'Jede eigene Zahl zahlt ihr Geld, wenn du das Spiel gewinnst.',
    },
    pot: { label: 'Der Topf beginnt bei', help: 'Jedes Spiel fängt mit so viel im Topf an.' },
    wild: {
      label: 'Ein Joker bringt in den Topf',
      help: 'Bei 2, 3, 11 oder 12 wächst der Topf, und du würfelst noch einmal.',
    },
    rounds: { label: 'Höchstens so viele Runden', help: 'Das Schlusszeichen kommt in einer der letzten sechs.' },
    unresolved: {
      label: 'Ein Spiel, das beim Schlusszeichen offen ist',
      help: 'Was mit einem Spiel passiert, das noch niemand gewonnen hat.',
      options: { settle: 'Mehr Zahlen gewinnen', void: 'Niemand gewinnt', 'play-on': 'Weiterspielen bis zum Sieg' },
    },
    tieBreak: { label: 'Die Stichfrage zahlt', help: 'Wer sie gewinnt, gewinnt das Match auf jeden Fall.' },
    mainEvent: mainEventHouse,
  },
  sets: { quick: 'Schnelle Party', rich: 'Die große Kasse', gentle: 'Für Kinder' },
};
