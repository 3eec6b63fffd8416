/** What of settings.ts a page needs that only passes them on. */

/** Seconds of the clock of a show played by the day: nobody needs to be connected, so nobody counts as away. */
export const byTheDay = 86_400;

/** Names of the settings that settings.ts declares. */
export const settingNames = [
  'clock',
  'sealedClock',
  'roundClock',
  'roundEnds',
  'doors',
  'quietFrom',
  'quietTo',
  'restWeekends',
  'zone',
  'substituteAfter',
  'autoSubstitute',
  'locked',
  'filter',
  'privateWords',
  'odds',
  'sideGame',
  'applause',
  'roomWait',
  'chat',
  'currency',
  'note',
] as const;

export type SettingName = (typeof settingNames)[number];
