/** What dice are made of: each show has its own. */
import { familyOf } from '../shows/family.ts';

export type Skin = 'ivory' | 'black' | 'tangerine' | 'ruby' | 'white' | 'bone';

/** Which dice a show plays with. */
export const skinOf = (show: string): Skin =>
  (
    ({
      'lucky-puzzle': 'tangerine',
      'hot-dice': 'ruby',
      qualifying: 'ruby',
      'on-a-roll': 'white',
      'six-dice': 'bone',
      'hot-hand': 'black',
    }) as const
  )[familyOf(show) as 'hot-dice'] ?? 'ivory';
