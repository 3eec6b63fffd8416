/** Der Titel auf dem Schild, in zwei Zeilen. */
export const sign: Readonly<Record<string, readonly [string, string]>> = {
  'on-a-roll': ['On A', 'Roll'],
  'big-six': ['Big 6', ''],
  'lucky-seven': ['Lucky 7', ''],
};
