/** Names of the settings that settings.ts declares. A page that only passes them on loads nothing more. */
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
  'odds',
  'sideGame',
  'applause',
  'roomWait',
  'chat',
  'currency',
  'note',
] as const;

export type SettingName = (typeof settingNames)[number];
