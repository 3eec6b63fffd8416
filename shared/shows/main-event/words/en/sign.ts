/** The title on the sign, in two lines. */
export const sign: Readonly<Record<string, readonly [string, string]>> = {
  'main-event': ['The Main', 'Event'],
};
