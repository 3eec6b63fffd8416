import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { houseOf, houseSets, sixDiceRules } from '../../house.ts';

export const house: HouseWordsOf<ReturnType<typeof houseOf>, keyof typeof houseSets, typeof sixDiceRules> = {
  rules: {
    one: { label: 'Eine einzelne 1', help: 'So viele Punkte für jede 1.' },
    five: { label: 'Eine einzelne 5', help: 'So viele Punkte für jede 5.' },
    triple: { label: 'Ein Drilling, mal die Augen', help: 'By BJ: Drei Vieren zählen viermal so viel.' },
    six: { label: 'Alle sechs Würfel punkten', help: 'By BJ: Extrapunkte, die kein Fehlwurf nimmt.' },
    triples: { label: 'Drei Einsen, drei Zweien … drei Sechsen', help: 'Hot Dice: So viel ist ein Drilling wert.' },
    bigOne: { label: '1-2-3-4-5 in einem Wurf', help: 'Hot Dice: der große Wurf.' },
  },
  options: {
    target: { label: 'Punkte, um die es geht', help: 'Wer sie übertrifft, gibt allen anderen einen letzten Zug.' },
  },
  sets: { quick: 'Schnelle Party', rich: 'Die große Kasse', gentle: 'Für Kinder' },
  exact: {
    rounds: 'Züge',
  },
};
