/** Der Titel auf dem Schild, in zwei Zeilen. */
export const sign: Readonly<Record<string, readonly [string, string]>> = {
  'lucky-puzzle': ['Lucky', 'Puzzle'],
};
