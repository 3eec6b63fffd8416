/** The text of reminders. Pure: from the facts of an episode to what each kind of target gets. */
import type { ForumWords } from '../words/en/forum.ts';

const utc = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** ISO 8601 in UTC, to the second: 2026-11-22T19:30:00Z. */
const isoTime = (time: number): string => {
  const parts = Object.fromEntries(utc.formatToParts(time).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
};

/** Who is told: whoever holds a seat, the host, a channel that a webhook leads to, and whoever only watches. */
export type Listener = 'seat' | 'host' | 'channel' | 'watcher';

interface Reminder {
  readonly to: readonly Listener[];
  /** It comes that long before a deadline. */
  readonly hours?: number;
}

/**
 * Everything that can be told, and to whom: mails, notices, webhooks and calendars are made from this list. `move`: somebody owes a
 * move; `missed`: a deadline passed; `word`: the host or a player has written privately, which is no channel's business.
 */
const reminders = {
  move: { to: ['seat', 'host', 'channel'] },
  hours8: { to: ['seat', 'channel'], hours: 8 },
  hours1: { to: ['seat', 'channel'], hours: 1 },
  missed: { to: ['seat', 'host', 'channel'] },
  word: { to: ['seat', 'host'] },
  result: { to: ['seat', 'host', 'channel', 'watcher'] },
} as const satisfies Readonly<Record<string, Reminder>>;

export type ReminderEvent = keyof typeof reminders;
export const reminderEvents = Object.keys(reminders) as readonly ReminderEvent[];

const told = Object.entries(reminders as Readonly<Record<string, Reminder>>) as readonly [ReminderEvent, Reminder][];

/** What somebody may be told of. */
export const eventsFor = (listener: Listener): readonly ReminderEvent[] =>
  told.flatMap(([event, { to }]) => (to.includes(listener) ? [event] : []));

export type ChannelEvent = {
  readonly [E in ReminderEvent]: 'channel' extends (typeof reminders)[E]['to'][number] ? E : never;
}[ReminderEvent];

export const channelEvents = eventsFor('channel') as readonly ChannelEvent[];

/** The reminders of a deadline, with the hours that each comes before it, the earliest first. */
export const timedEvents: readonly { readonly event: ReminderEvent; readonly hours: number }[] = told.flatMap(
  ([event, { hours }]) => (hours === undefined ? [] : [{ event, hours }]),
);

export interface ReminderFacts {
  readonly event: ReminderEvent | 'test';
  readonly code: string;
  readonly show: string;
  /** Title of the show. */
  readonly title: string;
  /** The host's name for the episode, "" for none. */
  readonly name: string;
  /** The seats that it is about; [] for the host alone, or for nobody. */
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  /** The seats in words: “Ann and Ben”. */
  readonly names: string;
  /** What they may do. */
  readonly moves: readonly string[];
  /** Milliseconds since 1970; 0 for none. */
  readonly deadline: number;
  readonly now: number;
  readonly entries: number;
  /** By seat, as shown; of a result. */
  readonly scores: readonly { readonly name: string; readonly score: string }[];
  /** -1 for nobody; undefined before the end and in shows without a winner. */
  readonly winner: number | undefined;
  /** Who has missed a deadline, how many so far, and who has their seat now; [] otherwise. */
  readonly late: readonly { readonly name: string; readonly missed: number; readonly now: string }[];
  readonly link: string;
  readonly picture: string;
}

const minute = 60_000;

const leftText = ({ deadline, now }: ReminderFacts, { remind }: ForumWords): string => {
  const minutes = Math.max(1, Math.round((deadline - now) / minute));
  return remind.hours(Math.floor(minutes / 60), minutes % 60);
};

interface ReminderText {
  readonly title: string;
  readonly body: string;
}

/** A heading and a line or two. */
export const reminderText = (facts: ReminderFacts, words: ForumWords): ReminderText => {
  const { remind, post } = words;
  const { event, title, names, deadline, moves } = facts;
  const until = deadline === 0 ? '' : remind.until(remind.when(deadline));
  const todo = moves.join(post.or);
  const tasks = [todo === '' ? '' : `${todo}.`, until].filter(line => line !== '').join(' ');
  switch (event) {
    case 'move':
      return { title: names === '' ? remind.hostMove(title) : remind.move(names, title), body: tasks };
    case 'hours8':
    case 'hours1':
      return { title: remind.left(names, leftText(facts, words), title), body: tasks };
    case 'missed':
      return {
        title: remind.missed(names, title),
        body: facts.late
          .map(({ name, missed, now }) => (now === name ? remind.missedSoFar(name, missed) : remind.gaveWay(name, now)))
          .join(' '),
      };
    case 'word':
      return { title: names === '' ? remind.hostWrote(title) : remind.wrote(names, title), body: remind.readIt };
    case 'result': {
      const winner = facts.winner === undefined ? undefined : facts.scores[facts.winner]?.name;
      const scores = facts.scores.filter(({ score }) => score !== '').map(({ name, score }) => `${name} ${score}`);
      return {
        title: remind.result(title),
        body: [
          winner === undefined ? '' : remind.wins(winner),
          scores.length === 0 ? '' : remind.scores(scores.join(', ')),
        ]
          .filter(line => line !== '')
          .join(' '),
      };
    }
    case 'test':
      return { title: remind.test(title), body: until === '' ? remind.noDeadline : until };
  }
};

/** In the format of Standard Webhooks: what happened, when, and the data. */
export const hookJson = (facts: ReminderFacts, words: ForumWords): string => {
  const { event, code, show, title, name, seats, moves, deadline, now, entries, scores, winner, late } = facts;
  const { link, picture } = facts;
  return JSON.stringify({
    type: `episode.${event}`,
    timestamp: isoTime(now),
    data: {
      code,
      show,
      title,
      name,
      entries,
      seats,
      moves,
      deadline: deadline === 0 ? null : isoTime(deadline),
      ...(event === 'result' ? { scores, winner: winner ?? null } : {}),
      ...(event === 'missed' ? { late } : {}),
      link,
      picture,
      text: reminderText(facts, words),
    },
  });
};

/** Characters that Discord would read as markup, a mention or a link. */
const quiet = (text: string): string => text.replace(/[\\`*_~|>#[\]()@<:-]/g, sign => `\\${sign}`);

/** The body of a Discord webhook. Names that players chose mention nobody. */
export const discordJson = (facts: ReminderFacts, words: ForumWords): string => {
  const { title, body } = reminderText(facts, words);
  const more = facts.name === '' ? body : `${facts.name}\n${body}`;
  return JSON.stringify({
    content: `**${quiet(title)}**`.slice(0, 2000),
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: facts.title.slice(0, 256),
        url: facts.link,
        description: quiet(more).slice(0, 4000),
        color: facts.event === 'hours1' ? 0xd7141a : facts.event === 'result' ? 0x0f7a3d : 0xe0a83a,
        image: { url: facts.picture },
        timestamp: isoTime(facts.now),
      },
    ],
  });
};

/** What the page's service worker shows as a notice. */
export const pushJson = (facts: ReminderFacts, words: ForumWords): string => {
  const { title, body } = reminderText(facts, words);
  return JSON.stringify({ title, body: body.slice(0, 500), link: facts.link, tag: `boxcars-${facts.code}` });
};
