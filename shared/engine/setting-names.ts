/** What a host settles, by name; what each is stands in settings.ts. A page that only passes them on loads no more than this. */
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
  'locked',
  'filter',
  'odds',
  'sideGame',
] as const;

export type SettingName = (typeof settingNames)[number];
