/** Golden episodes with a room that plays along: every task with its calls, its outcome, and what a team advises on it. */
import { bankroll, openings } from '../../shared/crowd/bets.ts';
import { Calls } from '../../shared/crowd/calls.ts';
import { Follower } from '../../shared/crowd/follower.ts';
import type { OwnTeam, Purse, RoomNews, TeamNews } from '../../shared/crowd/messages.ts';
import type { Task } from '../../shared/crowd/task.ts';
import { teamTaskOf } from '../../shared/crowd/team.ts';
import type { Episode } from '../../shared/engine/episode.ts';
import { type Luck, pick, seededLuck } from '../../shared/engine/robots.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import { goldenEpisode, goldenMoments, type Moment, under } from './moments.ts';

/** Whoever looks, and some of those who play along with them. */
const own = 'Otter 42';
const people = [own, ...['Mia', 'Jo', 'Nat', 'Kim'], ...Array.from({ length: 47 }, (_, i) => `Komet ${i + 10}`)];
/** So many have called while a task is open. */
const called = 37;
/** Members of a team; not all have called. */
const members = 63;

const wrong = ['Lisbon', 'The Bridge on the River Kwai', 'no idea'];

const someCall = (task: Task, answer: string, luck: Luck): string => {
  if ('options' in task) {
    const [first] = task.options;
    return (luck() < 0.45 ? first : pick(task.options, luck))?.value ?? '';
  }
  if (task.kind === 'guess') return String(Math.round((Number(answer) || 50) * (0.6 + 0.8 * luck())));
  return luck() < 0.55 && answer !== '' ? answer : pick(task.choices.length > 0 ? task.choices : wrong, luck);
};

/** What 53 of a team of 63 say, where its members have anything to say. */
const teamNews = (
  episode: Episode,
  seat: number,
  decides: TeamNews['decides'],
  luck: Luck,
): Omit<OwnTeam, 'key' | 'call'> => {
  const task = teamTaskOf(episode.asked, episode.legal(), seat, episode.entries.length);
  const facts = { seat, entries: episode.entries.length, decides, captain: 'Mia', members };
  if (task === undefined) return { ...facts, task: null, counts: [], called: 0 };
  const answer = episode.asked.find(({ key }) => key === task.task.key)?.answer ?? '';
  const calls = Array.from({ length: 53 }, () => {
    if (task.moves.length > 0 && luck() < 0.2) return pick(task.moves, luck).value;
    const call = someCall(task.task, answer, luck);
    return task.range === undefined
      ? call
      : String(Math.min(task.range[1], Math.max(task.range[0], Math.round(Number(call)))));
  });
  const counts = [...Map.groupBy(calls, call => call)].map(([call, all]) => [call, all.length] as const);
  return {
    ...facts,
    task,
    counts: counts.toSorted(([, a], [, b]) => b - a),
    called: calls.length,
  };
};

/** A moment with a room; `seat` is that of the team that is asked something. */
export interface Crowded extends Moment {
  readonly room: RoomNews;
  readonly seat: number;
  readonly purse: Purse;
  readonly team: TeamNews;
}

/** The moments of a golden episode as those see them who play along. `decides`: how the teams do. */
export const crowdedMoments = async (
  name: string,
  { names, decides = 'vote' }: { readonly names?: readonly string[]; readonly decides?: TeamNews['decides'] } = {},
): Promise<readonly Crowded[]> => {
  const { record, episode } = goldenEpisode(name, names);
  const luck = seededLuck(name.length);
  const follower = new Follower();
  const calls = new Calls();
  const found: Crowded[] = [];
  const ranked = () =>
    people.map(who => [who, bankroll + calls.tally(who).points] as const).toSorted(([, a], [, b]) => b - a);
  for (const [i, moment] of goldenMoments(name, names).entries()) {
    const entry = i === 0 ? undefined : record.entries[i - 1];
    if (entry !== undefined) {
      episode.play(entry.move, entry.drew as never);
      const { options } = episode.setting;
      await calls.settle(i - 1, follower.next(episode), async told =>
        'view' in told ? oddsOf(told.view, { options }).decisions : [],
      );
    }
    const { task, table } = follower;
    const answer = episode.asked.find(({ key }) => key === task?.key)?.answer ?? '';
    if (task !== null && calls.count(task.key) === 0)
      for (const who of people.slice(0, called)) calls.put(task.key, who, someCall(task, answer, luck));
    const order = ranked();
    const points = order.find(([who]) => who === own)?.[1] ?? bankroll;
    const waiting = moment.shell.waiting;
    const seat = task?.seats[0] ?? waiting[0] ?? 0;
    const team = teamNews(episode, seat, decides, luck);
    const facts = {
      seat,
      decides,
      seconds: 15,
      everybody: false,
      members,
      called: team.called,
      captain: decides === 'vote' ? '' : 'Mia',
    };
    const room: RoomNews = {
      entries: episode.entries.length,
      people: people.length,
      task,
      calls: task === null ? 0 : called,
      until: 0,
      last: calls.outcomes.at(-1) ?? null,
      table: order.slice(0, 5),
      hit: table.hit,
      open: openings(table, episode.names.length, manifestOf(record.show.name)?.noBets !== true),
      volunteers: 3,
      up: null,
      teams: [facts],
    };
    const purse: Purse = {
      ok: true,
      name: own,
      ...calls.tally(own),
      points,
      tickets: [],
      call: '',
      place: 1 + order.findIndex(([, others]) => others === points),
      behind: order.filter(([, others]) => others < points).length,
      of: people.length,
      volunteers: false,
      team: { ...team, key: '', call: '' },
    };
    found.push({
      ...under(moment, 'the room', { room: JSON.stringify({ ...room, teams: undefined }), applause: true }),
      purse,
      team,
      room,
      seat,
    });
  }
  return found;
};

/** A task with its end. */
interface AskedTask {
  readonly name: string;
  readonly open: Crowded;
  /** The first moment at which everybody may know how it was called. */
  readonly told: Crowded | undefined;
}

/** Of every act and kind of task the one with most to read, with its end. */
export const tasksOf = (moments: readonly Crowded[]): readonly AskedTask[] => {
  const tasks = moments.flatMap((open, i): readonly AskedTask[] => {
    const { task } = open.room;
    if (task === null || moments[i - 1]?.room.task?.key === task.key) return [];
    const moves = 'options' in task ? new Set(task.options.map(({ do: move }) => move)) : [];
    const told = moments.slice(i).find(({ room }) => room.last?.key === task.key);
    return [{ name: [open.view.act, task.kind, ...moves].join(' '), open, told }];
  });
  const length = ({ open, told }: AskedTask) => JSON.stringify(open.room.task).length + (told === undefined ? 0 : 1000);
  return [...Map.groupBy(tasks, ({ name }) => name).values()].flatMap(same =>
    same.toSorted((a, b) => length(b) - length(a)).slice(0, 1),
  );
};
