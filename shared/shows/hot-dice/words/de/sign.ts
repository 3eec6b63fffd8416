/** Der Titel auf dem Schild, in zwei Zeilen. */
export const sign: Readonly<Record<string, readonly [string, string]>> = {
  'hot-dice': ['HOT', 'DICE'],
  'bonus-bonanza': ['Bonus', 'Bonanza'],
  'mega-roll': ['Mega', 'Roll'],
};
