/** Der Titel auf dem Schild, in zwei Zeilen. */
export const sign: Readonly<Record<string, readonly [string, string]>> = {
  'six-dice': ['Six', 'Dice'],
  'six-dice-turn': ['Ein Zug', 'Six Dice'],
};
