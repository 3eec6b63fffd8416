/** A week by post: who owes what since when, what came out, and both as one post for the forum. Pure. */
import type { Episode } from '../engine/episode.ts';
import { missedIn } from '../engine/missed.ts';
import { waitingFor } from '../engine/moves.ts';
import type { ForumWords } from '../words/en/forum.ts';
import { owedBy, type Speech, winnerOf } from './facts.ts';
import { bbcode, type Form, markdown, plainText } from './post.ts';
import type { Scene, Voice } from './scene.ts';

export interface Owing {
  readonly seat: number;
  readonly name: string;
  /** What they may do, in words. */
  readonly moves: readonly string[];
  /** Since when they have owed it, milliseconds since 1970; 0 if the record does not say. */
  readonly since: number;
  /** Deadlines that they have missed in this show. */
  readonly missed: number;
}

/** Since when a seat has been waited for without a break, as its entry says; "" if it does not. */
const waitedSince = ({ standing, now }: Episode, seat: number): string => {
  for (let i = standing.length - 1; i >= 0; i--) {
    const { entry, before } = standing[i]!;
    const next = standing[i + 1]?.before ?? now;
    const same = before.act === next.act && before.state.phase === next.state.phase;
    if (same && entry.by !== seat && waitingFor(before.act.legal(before.state)).includes(seat)) continue;
    return entry.at ?? '';
  }
  return '';
};

/** `robots`: seats that need no reminding. `timeOf`: reads the time of an entry. */
export const owingIn = (
  episode: Episode,
  voice: Voice,
  speech: Pick<Speech, 'moveName'>,
  robots: readonly number[],
  timeOf: (at: string) => number,
): readonly Owing[] => {
  if (['lobby', 'over'].includes(episode.state.phase)) return [];
  const legal = episode.legal();
  const missed = missedIn(episode.standing);
  return waitingFor(legal)
    .filter(seat => !robots.includes(seat))
    .map(seat => ({
      seat,
      name: episode.names[seat] ?? '',
      moves: owedBy(
        legal.filter(({ by }) => by === seat),
        voice,
        speech,
      ).flatMap(({ moves }) => moves),
      since: timeOf(waitedSince(episode, seat)),
      missed: missed.get(episode.names[seat] ?? '')?.times ?? 0,
    }));
};

/** What a show is in the week. */
export interface ShowWeek {
  readonly code: string;
  /** Title of the show, and the host's name for it, which may be "". */
  readonly title: string;
  readonly name: string;
  readonly phase: string;
  readonly paused: boolean;
  /** Milliseconds since 1970; 0 for none. */
  readonly deadline: number;
  /** When it came to its end; 0 before. */
  readonly over: number;
  /** Only the host can move on. */
  readonly host: boolean;
  readonly owing: readonly Owing[];
  readonly scores: readonly { readonly name: string; readonly score: string }[];
  /** "" for none. */
  readonly winner: string;
}

export const resultOf = (episode: Episode, { desks }: Scene): Pick<ShowWeek, 'scores' | 'winner'> => {
  const winner = winnerOf(episode.state.result) ?? -1;
  return { scores: desks.map(({ name, score }) => ({ name, score })), winner: episode.names[winner] ?? '' };
};

interface Item {
  readonly text: string;
  readonly link: string;
}

const calledIn = ({ title, name }: ShowWeek): string => (name === '' ? title : `${title}: ${name}`);

const resultItem = (show: ShowWeek, { remind }: ForumWords): string => {
  const scores = show.scores.filter(({ score }) => score !== '').map(({ name, score }) => `${name} ${score}`);
  return [
    `${calledIn(show)}.`,
    show.winner === '' ? '' : remind.wins(show.winner),
    scores.length === 0 ? '' : remind.scores(scores.join(', ')),
  ]
    .filter(text => text !== '')
    .join(' ');
};

const owedItem = (show: ShowWeek, zone: string, words: ForumWords): string => {
  const { post, week } = words;
  const until = show.paused
    ? week.paused
    : show.deadline === 0
      ? ''
      : week.until(`${post.until(show.deadline, zone)} ${zone === 'UTC' ? post.utc : zone}`);
  const who = show.owing.map(({ name, moves, missed }) => week.owes(name, moves.join(post.or), missed));
  return [`${calledIn(show)}.`, ...(who.length === 0 ? [post.hostNext] : who), until]
    .filter(text => text !== '')
    .join(' ');
};

/** One post about all of them: what came out since `from`, and who owes what. `heading`: the season's title, "" for none. */
export const writeWeek = (
  shows: readonly ShowWeek[],
  { heading, from, zone, watch }: { heading: string; from: number; zone: string; watch: (code: string) => string },
  form: Form,
  words: ForumWords,
): string => {
  const { week } = words;
  const write = { bbcode, markdown, text: plainText }[form];
  const results = shows.filter(({ over }) => over >= from && over > 0);
  const owed = shows.filter(({ over, phase }) => over === 0 && phase !== 'lobby');
  const list = (title: string, items: readonly Item[], none: string) =>
    [
      write.bold(write.text(title)),
      ...(items.length === 0 ? [write.text(none)] : []),
      ...items.map(({ text, link }) =>
        write.item(`${write.text(text)} ${write.link(write.text(words.post.watch), link)}`),
      ),
    ].join('\n');
  const item = (text: (show: ShowWeek) => string) => (show: ShowWeek) => ({ text: text(show), link: watch(show.code) });
  return `${[
    write.bold(write.text(heading === '' ? week.title : `${heading}: ${week.title}`)),
    list(week.results, results.map(item(show => resultItem(show, words))), week.noResults),
    list(week.owed, owed.map(item(show => owedItem(show, zone, words))), week.noneOwed),
  ].join('\n\n')}\n`;
};
