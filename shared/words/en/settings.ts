/** Words of what a host may settle about an episode, by setting. */
import type { EpisodeSettings, SettingName } from '../../engine/settings.ts';
import { pages } from './pages.ts';

export interface SettingWords<V = never> {
  readonly label: string;
  /** What it means, or what each value means. */
  readonly about?: string | Readonly<Record<string, string>>;
  /** What a value is called; a setting that is on or off needs none. */
  readonly value?: (value: V) => string;
}

const viewers = {
  after: 'After the choice',
  audience: 'While choosing, audience’s own pages only',
  everyone: 'Everywhere',
  nobody: 'Nobody',
};

export const settings = {
  house: 'House rules',
  best: 'Best of the audience',
  of: {
    clock: { label: 'Time per turn', value: pages.clock.clocks },
    sealedClock: {
      label: 'Time for secret numbers and answers',
      about: 'Off: the same as for every other turn.',
      value: pages.clock.clocks,
    },
    roundClock: {
      label: 'Time for a round',
      about: 'In minutes, for shows where you call time. When they’re up, the round ends after the current turn.',
    },
    roundEnds: { label: 'Time for a round' },
    doors: { label: 'Doors open at', about: 'Until then the link shows a countdown, and nobody can take a seat.' },
    quietFrom: { label: 'Quiet from (hour)', about: 'In forum games the clock rests during these hours.' },
    quietTo: { label: 'Quiet until (hour)' },
    restWeekends: { label: 'Weekends off', about: 'In forum games the clock rests on Saturdays and Sundays.' },
    zone: { label: 'Time zone of quiet hours' },
    substituteAfter: {
      label: 'Missed deadlines until a substitute',
      about: 'After that many, the desk proposes the next player for the seat. Empty: it never does.',
    },
    autoSubstitute: {
      label: 'Seat the substitute automatically',
      about: 'The next on the season’s list gets the seat, or one of the audience who’d like to play, by lot.',
    },
    locked: { label: 'Lock the seats', about: 'Free seats can only be taken with a seat link.' },
    filter: { label: 'Block rude names' },
    privateWords: {
      label: 'Private messages',
      about: 'You and each player can write to each other, for your eyes only.',
    },
    odds: {
      label: 'Exact odds',
      about: {
        after: 'Once a choice is made, the audience sees what each was worth.',
        audience: 'Viewers see the odds on their own pages while players choose. The TV waits for the choice.',
        everyone: 'Odds are everywhere: on the TV and on players’ phones too.',
        nobody: 'No odds are shown.',
      },
      value: who => viewers[who],
    },
    currency: {
      label: 'Money is called',
      about: 'Everywhere: on pages, in posts and pictures, and on the air.',
      value: currency => ({ dollars: 'Dollars ($)', 'cyber-dollars': 'Cyber-dollars (CY$)' })[currency],
    },
    note: {
      label: 'Your own words to the players',
      about: 'They read this beside the rules before they take a seat. Viewers who play along read it too.',
    },
    sideGame: {
      label: 'The audience plays along',
      about: 'Viewers answer, choose and bet with the players, for points. Points are just for fun.',
    },
    roomWait: {
      label: 'Wait for the room',
      about: 'In seconds: every question and choice stays open at least this long for those who play along.',
    },
    chat: { label: 'Chat plays', about: 'The name of a Twitch channel. Its chat plays along.' },
    applause: { label: 'Applause', about: 'Viewers clap, laugh and groan, and the TV shows and plays it.' },
  } satisfies { readonly [S in SettingName]: SettingWords<EpisodeSettings[S]> } as {
    readonly [S in SettingName]: SettingWords<EpisodeSettings[S]>;
  },
};
