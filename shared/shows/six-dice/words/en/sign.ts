/** The title on the sign, in two lines. */
export const sign: Readonly<Record<string, readonly [string, string]>> = {
  'six-dice': ['Six', 'Dice'],
  'six-dice-turn': ['One Turn', 'of Six Dice'],
};
