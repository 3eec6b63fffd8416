import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { MainEventRules } from '../../../main-event/season.ts';
import { mainEventHouse, mainEventOptions } from '../../../main-event/words/de/house.ts';
import type { houseSets, luckyNumbersHouse, luckyNumbersRules } from '../../house.ts';

export const house: HouseWordsOf<
  typeof luckyNumbersHouse,
  keyof typeof houseSets,
  ReturnType<typeof luckyNumbersRules> & MainEventRules
> = {
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
    rounds: { label: 'Höchstens so viele Runden', help: 'Länger dauert ein Match nie.' },
    unresolved: {
      label: 'Ein Spiel, das beim Schlusszeichen offen ist',
      help: 'Was mit einem Spiel passiert, das noch niemand gewonnen hat.',
      options: { settle: 'Mehr Zahlen gewinnen', void: 'Niemand gewinnt', 'play-on': 'Weiterspielen bis zum Sieg' },
    },
    tieBreak: { label: 'Die Stichfrage zahlt', help: 'Wer sie gewinnt, gewinnt das Match auf jeden Fall.' },
    mainEvent: mainEventHouse,
  },
  options: {
    ...mainEventOptions,
    buzzcodes: {
      label: 'Die Zahlen kommen',
      help: 'Zu jeder Frage neu, oder zwanzig Zahlen vor der ersten.',
      options: { each: 'Frage für Frage', upfront: 'alle vor der Show' },
    },
    lastRound: {
      label: 'Das Schlusszeichen kommt nach Runde',
      help: 'Eine dieser Runden wird gezogen, und niemand weiß welche.',
      items: ['frühestens', 'spätestens'],
    },
  },
  sets: { quick: 'Schnelle Party', rich: 'Die große Kasse', gentle: 'Für Kinder' },
  exact: {
    pot: 'Ein gewonnenes Spiel bringt',
  },
};
