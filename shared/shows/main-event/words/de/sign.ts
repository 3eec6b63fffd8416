/** Der Titel auf dem Schild, in zwei Zeilen. */
export const sign: Readonly<Record<string, readonly [string, string]>> = {
  'main-event': ['The Main', 'Event'],
};
