/**
 * Works out which reminders are due from the difference between an episode and its last snapshot. It only reads: the show does
 * not know of it and never waits for it.
 */
import { randomUUID } from 'node:crypto';
import type { Episode } from '../../shared/engine/episode.ts';
import { missedIn } from '../../shared/engine/missed.ts';
import { waitingFor } from '../../shared/engine/moves.ts';
import { owedBy, winnerOf } from '../../shared/forum/facts.ts';
import { type Listener, type ReminderEvent, type ReminderFacts, timedEvents } from '../../shared/forum/reminders.ts';
import { sceneOf } from '../../shared/forum/scenes/index.ts';
import { linkMark } from '../languages.ts';
import type { Known } from '../records/known.ts';
import type { Recorded } from '../records/record.ts';
import { speechOf } from '../records/speech.ts';
import { whenAwake } from '../rooms/clocks.ts';
import type { NewNotice, Snapshot, Target } from '../store/reminders.ts';
import { toldAt } from '../store/told.ts';

/** Values of `Target.about` beside a seat's number. */
export const everybody = 'all';
export const theHost = 'host';

export interface ShowSnapshot {
  readonly act: string;
  readonly phase: string;
  readonly waiting: readonly number[];
  /** Only the host can move on. */
  readonly host: boolean;
  /** Deadlines that people have missed, by name, with their seat. Snapshots of older versions lack it. */
  readonly missed?: Readonly<Record<string, { readonly seat: number; readonly times: number }>>;
}

const hour = 3_600_000;

/** Seats of robots, which need no reminding. */
export const robotsOf = ({ chairs }: Known['state']): readonly number[] =>
  chairs.flatMap(({ robot }, seat) => (robot ? [seat] : []));

export const snapshotOf = (episode: Episode, robots: readonly number[]): ShowSnapshot => {
  const legal = episode.legal();
  const { phase } = episode.state;
  const owing = phase === 'over' || phase === 'lobby' ? [] : waitingFor(legal);
  const waiting = owing.filter(seat => !robots.includes(seat));
  return {
    act: episode.act.name,
    phase,
    waiting,
    host: owing.length === 0 && phase !== 'over' && phase !== 'lobby' && legal.some(({ by }) => by === 'host'),
    missed: missedOf(episode),
  };
};

const missedOf = ({ standing }: Episode): ShowSnapshot['missed'] => Object.fromEntries(missedIn(standing));

/** Who a target's owner is for the show. */
export const listenerOf = ({ kind, about }: Pick<Target, 'kind' | 'about'>): Listener =>
  kind === 'hook' ? 'channel' : about === theHost ? 'host' : about === '' ? 'watcher' : 'seat';

/** Those of `seats` that a target is about. */
const seatsFor = ({ about }: Pick<Target, 'about'>, seats: readonly number[]): readonly number[] =>
  about === everybody ? seats : seats.filter(seat => String(seat) === about);

/** What a notice stores until it is sent. Everything else is read when it is sent. */
export interface NoticeFacts {
  readonly seats: readonly number[];
  readonly deadline: number;
  readonly entries: number;
  /** Names of those who have just missed a deadline, with their seats; left out for nobody. */
  readonly late?: readonly (readonly [name: string, seat: number])[];
}

/** `before` is undefined the first time. Then nothing is announced, because whoever just subscribed can see the current state. */
export const updateOf = (
  { facts, state, entries }: Known,
  snapshot: ShowSnapshot,
  before: Snapshot | undefined,
  targets: readonly Target[],
  now: number,
) => {
  const last = before === undefined ? undefined : (JSON.parse(before.seen) as ShowSnapshot);
  const { deadline, over } = state;
  const same = last?.act === snapshot.act && last.phase === snapshot.phase;
  const called = last === undefined ? [] : snapshot.waiting.filter(seat => !same || !last.waiting.includes(seat));
  const hostCalled = last !== undefined && snapshot.host && !(same && last.host);
  const known = last?.missed;
  const late = Object.entries(snapshot.missed ?? {}).flatMap(([name, { seat, times }]) =>
    known !== undefined && times > (known[name]?.times ?? 0) ? [[name, seat] as const] : [],
  );
  const notice = (
    target: Target,
    event: ReminderEvent,
    key: string,
    due: number,
    { seats = [], late: some }: Partial<NoticeFacts> = {},
  ) => ({
    id: randomUUID(),
    target: target.id,
    code: facts.code,
    key,
    event,
    facts: JSON.stringify({
      seats,
      deadline,
      entries,
      ...(some === undefined ? {} : { late: some }),
    } satisfies NoticeFacts),
    due,
  });
  // A channel wakes nobody.
  const awakeAt = (target: Target, at: number) => (target.kind === 'hook' ? at : whenAwake(at, state.settings));
  const newDeadline = deadline > 0 && deadline !== before?.due;
  const notices = targets
    .filter(({ off }) => !off)
    .flatMap((target): readonly NewNotice[] => {
      const wants = (event: ReminderEvent) => target.events.includes(event);
      const seats = seatsFor(target, called);
      const own = late.filter(
        ([, seat]) => target.about === everybody || target.about === theHost || target.about === String(seat),
      );
      const soon = awakeAt(target, toldAt(state, now));
      return [
        ...(wants('move') && (seats.length > 0 || (hostCalled && target.about === theHost))
          ? [notice(target, 'move', `move:${entries}`, soon, { seats })]
          : []),
        ...(wants('missed') && own.length > 0
          ? [notice(target, 'missed', `missed:${entries}`, soon, { late: own })]
          : []),
        ...(newDeadline
          ? timedEvents.flatMap(({ event, hours }, i) => {
              const due = deadline - hours * hour;
              const at = awakeAt(target, due);
              const next = timedEvents[i + 1];
              // Two that would come together when everybody wakes are one.
              const isLast = next === undefined || at < awakeAt(target, deadline - next.hours * hour);
              // A deadline that is nearer than this is not announced as hours away.
              return wants(event) && due > now && isLast ? [notice(target, event, `${event}:${deadline}`, at)] : [];
            })
          : []),
        ...(wants('result') && over > 0 && over !== before?.over
          ? [notice(target, 'result', `result:${over}`, soon)]
          : []),
      ];
    });
  return {
    after: { entries, due: deadline, over, seen: JSON.stringify(snapshot) },
    notices,
    drop: before !== undefined && deadline !== before.due ? timedEvents.map(({ event }) => event) : [],
  };
};

export interface NoticeQuestion {
  readonly target: Pick<Target, 'about' | 'kind' | 'language'>;
  readonly event: ReminderFacts['event'];
  readonly notice: NoticeFacts;
  readonly now: number;
  readonly address: string;
}

/** What a notice says now; undefined if it is no longer true. */
export const factsOf = async (
  { facts, state, episode }: Recorded,
  { target, event, notice, now, address }: NoticeQuestion,
): Promise<ReminderFacts | undefined> => {
  const { waiting, host } = snapshotOf(episode, robotsOf(state));
  const speech = await speechOf(episode.show, target.language, state.settings.currency);
  const voice = speech.voiceOf(episode.names);
  const owing = seatsFor(target, waiting);
  const timed = event === 'hours8' || event === 'hours1';
  const seats = event === 'move' ? notice.seats.filter(seat => waiting.includes(seat)) : timed ? owing : [];
  if (event === 'move' && seats.length === 0 && !(target.about === theHost && host)) return undefined;
  if (timed && (state.deadline !== notice.deadline || state.deadline <= now || seats.length === 0)) return undefined;
  if (event === 'result' && state.over === 0) return undefined;
  const missed = missedIn(episode.standing);
  const late = (notice.late ?? []).flatMap(([name, seat]) => {
    const { times = 0 } = missed.get(name) ?? {};
    return times === 0 ? [] : [{ name, missed: times, now: episode.names[seat] ?? name }];
  });
  if (event === 'missed' && late.length === 0) return undefined;
  const wrote = event === 'word' && target.about === theHost ? notice.seats.map(seat => voice.name(seat)) : [];
  const legal = episode.legal().filter(({ by }) => (seats.length === 0 ? by === 'host' : seats.includes(by as number)));
  const view = episode.view('audience');
  const { desks } = sceneOf(view, speech.titles, voice);
  const base = `${address}/e/${facts.code}`;
  const entries = episode.entries.length;
  const mark = linkMark(target.language);
  return {
    event,
    code: facts.code,
    show: facts.show,
    title: speech.titles.show,
    name: facts.title,
    seats: seats.map(seat => ({ seat, name: episode.names[seat] ?? '' })),
    names: voice.list([...seats.map(seat => voice.name(seat)), ...late.map(({ name }) => name), ...wrote]),
    moves: event === 'move' || timed ? owedBy(legal, voice, speech).flatMap(({ moves }) => moves) : [],
    deadline: state.deadline,
    now,
    entries,
    scores: desks.map(({ name, score }) => ({ name, score })),
    winner: winnerOf(view.result),
    late,
    link:
      target.about === theHost ? `${base}/host` : target.kind === 'hook' || event === 'result' ? `${base}/watch` : base,
    picture: `${base}/board.png?at=${entries}${mark && `&${mark}`}`,
  };
};
