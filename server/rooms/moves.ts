/** How a move is made: judged once, written to disk with everything that it changes, and only then shown. */
import { hostInterventions } from '../../shared/engine/asides.ts';
import { chainName } from '../../shared/engine/chain.ts';
import type { Episode, Hand, Marks, Permitted, Proposal } from '../../shared/engine/episode.ts';
import type { Frame } from '../../shared/engine/frame.ts';
import { opinionIn } from '../../shared/engine/judge.ts';
import { missedIn } from '../../shared/engine/missed.ts';
import type { Timeline } from '../../shared/engine/moments.ts';
import type { Actor, Move } from '../../shared/engine/moves.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { MoveReply } from '../../shared/engine/protocol.ts';
import { byTheDay } from '../../shared/engine/settings.ts';
import { maxRobotEntries, type ServerContext } from '../context.ts';
import { type SeasonOfEpisode, writeAtEnd, writeAtUndo } from '../seasons/ledger-writes.ts';
import { type EpisodeState, type LedgerWrite, robotsPlay, type Starting } from '../store/stored.ts';
import { clockAfter, roundEndsAfter } from './clocks.ts';
import type { EpisodeLog } from './episode-log.ts';
import type { Fairness } from './fairness.ts';
import { type Replies, refused, standsStill } from './replies.ts';
import type { RoomWindow } from './room-window.ts';
import type { Staging } from './staging.ts';
import { type Later, StartLinks } from './start-links.ts';

/** A move without its sender: its name and its inputs. */
interface MoveRequest {
  readonly do: string;
  readonly [input: string]: unknown;
}

/** A move as it was sent. `id` is the client's own; null if nobody sent it. */
export interface SentMove extends MoveRequest {
  readonly id: string | null;
}

/** Makes a move of the host's. `more`: what its entry changes besides. */
export type HostMove = (request: MoveRequest, more?: Partial<EpisodeState>) => Promise<MoveReply>;

interface Attempt {
  readonly by: Actor;
  readonly sent: SentMove;
  readonly hand?: Hand | undefined;
  /** The number of entries that the mover had seen. */
  readonly at?: number | undefined;
  readonly more?: Partial<EpisodeState>;
}

/** What goes into an entry besides the move itself. */
interface MoveParts {
  readonly hand?: Hand | undefined;
  /** Hex of the link that came with it, "" for none. */
  readonly reveal: string;
  /** What its entry fixes and changes besides. */
  readonly more: Partial<EpisodeState>;
}

const lobbyNotFull = refused('lobby-not-full', phrase('lobbyNotFull'));

/** Moves of one seat within one phase that draw nothing, at most: bets in one hand, for example. */
const maxInAPhase = 30;

export class Moves {
  readonly starting: StartLinks;
  readonly #context: ServerContext;
  readonly #log: EpisodeLog;
  readonly #fairness: Fairness;
  readonly #staging: Staging;
  readonly #replies: Replies;
  readonly #window: RoomWindow;
  readonly #advice: (seat: number) => Marks['advice'];
  /** The season that gets the result. */
  readonly #season: SeasonOfEpisode | undefined;

  constructor(
    context: ServerContext,
    log: EpisodeLog,
    parts: {
      readonly fairness: Fairness;
      readonly staging: Staging;
      readonly replies: Replies;
      readonly window: RoomWindow;
      readonly advice: (seat: number) => Marks['advice'];
    },
    season: SeasonOfEpisode | undefined,
  ) {
    this.#context = context;
    this.#log = log;
    this.#fairness = parts.fairness;
    this.#staging = parts.staging;
    this.#replies = parts.replies;
    this.#window = parts.window;
    this.#advice = parts.advice;
    this.#season = season;
    this.starting = new StartLinks(context, log, parts.fairness, async starting => this.#start(starting));
  }

  get full(): boolean {
    const { mostEntries } = this.#context;
    const most = robotsPlay(this.#log.facts.robots) ? Math.min(mostEntries, maxRobotEntries) : mostEntries;
    return this.#log.episode.entries.length >= most;
  }

  /** Plays a move that was sent. Sent again with the same id, it has no second effect and gets the same reply; another one is refused. */
  async send(by: Actor, sent: SentMove, hand?: Hand, at?: number): Promise<MoveReply> {
    const { moves } = this.#context.metrics;
    const outcome = await this.#log.turn(async () => {
      const known = this.#replies.to(keyOf(by, sent, hand), moveOf(by, sent));
      return known === undefined ? this.#attempt({ by, sent, hand, at }) : { known };
    });
    if ('known' in outcome) {
      moves.inc({ result: 'repeated' });
      return outcome.known;
    }
    const reply = 'later' in outcome ? await outcome.later : outcome;
    moves.inc({ result: reply.ok ? 'accepted' : reply.code });
    return reply;
  }

  entryUnder(by: Actor, id: string): number | undefined {
    return this.#replies.entryOf(`${by}:${id}`);
  }

  /** Inside a turn: plays a move that nobody sent, never a `start`. */
  async make(by: 'host' | 'clock', request: MoveRequest, more?: Partial<EpisodeState>): Promise<MoveReply> {
    const outcome = await this.#attempt({
      by,
      sent: { ...request, id: null },
      ...(more === undefined ? {} : { more }),
    });
    return 'later' in outcome ? outcome.later : outcome;
  }

  async #attempt({ by, sent, hand, at, more = {} }: Attempt): Promise<MoveReply | Later> {
    const { reveal: link } = sent;
    const key = keyOf(by, sent, hand);
    const move = moveOf(by, sent);
    const held = this.#pausedReply(hand === 'host' ? 'host' : by, key, move);
    if (held !== undefined) return held;
    if (this.#log.closed) return this.#refuse(key, move, refused('not-now', phrase('published')));
    const tooMuch = this.#outOfPlace(move, at);
    if (tooMuch !== undefined) return tooMuch;
    const judged = this.#log.episode.judge(move);
    if (!judged.ok) return this.#refuse(key, move, judged);
    if (move.do === 'start' && this.#someSeatEmpty) return this.#refuse(key, move, lobbyNotFull);
    const meanwhile = this.starting.meanwhile(key, move.do === 'start');
    if (meanwhile !== undefined) return meanwhile;
    const { linked } = this.#fairness;
    const reveal = linked && typeof link === 'string' ? link : '';
    const name = chainName(by, hand);
    if (reveal !== '' && !this.#fairness.accepts(reveal, name, move.do)) return this.#staleLink(name);
    if (move.do === 'start' && linked && this.#log.state.sources === null) return this.starting.ask(key, reveal);
    return this.#play(judged, key, { hand, reveal, more });
  }

  /** Why no move at all is accepted now. Without the show or its store a refusal is not remembered: pages send the same move again. */
  #pausedReply(sender: Actor, key: string | null, move: Move): MoveReply | undefined {
    if (this.#log.lost) return refused('failed', phrase('movedAway'));
    const { paused } = this.#log.state;
    if (paused === 'store') return standsStill;
    if (paused !== '' && !(sender === 'host' && hostInterventions.includes(move.do)))
      return this.#refuse(key, move, refused('paused', phrase('paused')));
    return undefined;
  }

  /** Whether a move comes too late for the moment that it was meant for, or is one too many. */
  #outOfPlace(move: Move, at: number | undefined): MoveReply | undefined {
    const { by } = move;
    const { episode } = this.#log;
    if (at !== undefined && isStale(episode, move, at))
      return { ...refused('stale', phrase('stale')), entries: episode.entries.length };
    if (by !== 'clock' && move.do !== 'end' && this.full) return refused('not-allowed', phrase('tooManyEntries'));
    if (typeof by === 'number' && this.#movesTooOften(by)) return refused('not-allowed', phrase('enoughOfThese'));
    return undefined;
  }

  /** Whether a seat has moved too often while the game made no progress, as with bet after bet. A draw is progress. */
  #movesTooOften(seat: number): boolean {
    const { standing, act, state } = this.#log.episode;
    let same = 0;
    for (let i = standing.length - 1; i >= 0 && same < maxInAPhase; i--) {
      const { entry, before } = standing[i]!;
      if (before.act !== act || before.state.phase !== state.phase) return false;
      if (entry.by === seat && entry.drew === undefined) same += 1;
    }
    return same >= maxInAPhase;
  }

  get #someSeatEmpty(): boolean {
    return this.#log.state.chairs.some(({ name }) => name === '');
  }

  /** Not remembered, because the same move may come again with the right link. */
  #staleLink(name: string): MoveReply {
    return {
      ...refused('stale', phrase('staleLink')),
      chain: this.#fairness.newest(name),
      place: this.#log.episode.place,
    };
  }

  /** Plays the `start` that waited for links. It was legal when it was asked for and is judged again now. */
  #start({ key, links }: Starting): Promise<MoveReply> | MoveReply {
    if (this.#log.closed) return refused('not-allowed', phrase('published'));
    const move: Move = { by: 'host', do: 'start' };
    if (this.#someSeatEmpty) return this.#refuse(key, move, lobbyNotFull);
    const judged = this.#log.episode.judge(move);
    if (!judged.ok) return this.#refuse(key, move, judged);
    const more = { sources: this.#fairness.sources(links), starting: null };
    return this.#play(judged, key, { reveal: links.host ?? '', more });
  }

  async #play(judged: Permitted, key: string | null, { hand, reveal, more }: MoveParts): Promise<MoveReply> {
    const { episode, state } = this.#log;
    const now = this.#context.now();
    // The first entry fixes the sources of the dice.
    const fixed = state.sources === null ? { sources: this.#fairness.sources(), ...more } : more;
    if (fixed.sources !== undefined && fixed.sources !== null) this.#fairness.use(fixed.sources);
    const proposal = episode.carryOut(judged, undefined, {
      at: new Date(now).toISOString(),
      ...(hand === undefined ? {} : { hand }),
      ...this.#advised(judged.move.by),
      ...(reveal === '' ? {} : { reveal }),
    });
    // Not remembered, because the same move comes again.
    const wait = typeof judged.move.by === 'number' && hand === undefined ? this.#window.holds(proposal.next) : 0;
    if (wait > 0) return { ...refused('held', phrase('roomAnswers', Math.ceil(wait / 1000))), wait };
    const time = this.#staging.timelineOf(proposal);
    const change = {
      ...fixed,
      // Nobody's time runs before they see what they owe.
      ...clockAfter(state, episode.now, proposal, time.at + time.shows),
      ...this.#roundAfter(episode.now, proposal.next, now),
      ...this.#standingAfter(proposal.next, now),
      telling: tellingAfter(state, proposal, time, now),
    };
    const ledger = this.#ledger(proposal, change.telling.at(-1)?.[1] ?? now);
    if (!(await this.#log.append({ proposal, id: key, change, ledger, time })))
      return this.#log.lost ? refused('failed', phrase('movedAway')) : standsStill;
    this.#context.metrics.entries.inc({ show: this.#log.show.name });
    this.#log.notify('entry');
    if (judged.move.do !== 'undo') await this.#judgeChoice();
    return { ok: true, entry: proposal.index };
  }

  #advised(by: Actor): Marks {
    const advice = typeof by === 'number' ? this.#advice(by) : undefined;
    return advice === undefined ? {} : { advice };
  }

  #roundAfter(before: Frame, next: Frame, now: number): Partial<EpisodeState> {
    const { settings } = this.#log.state;
    const roundEnds = roundEndsAfter(settings, before, next, now);
    return roundEnds === settings.roundEnds ? {} : { settings: { ...settings, roundEnds } };
  }

  /** What lists and clocks outside this room read of an episode. */
  #standingAfter({ act, state }: Frame, now: number): Partial<EpisodeState> {
    const before = this.#log.state;
    const over = state.phase !== 'over' ? 0 : before.over > 0 ? before.over : now;
    // A pause ends when the show is over.
    const freed = over > 0 && before.paused !== '' ? { paused: '' as const, left: 0, deadline: 0 } : {};
    return { act: act.name, phase: state.phase, over, touched: now, ...freed };
  }

  /**
   * Whoever chose another of the choices is wrong, so the host is not asked. (The rules would wait, contract.md 3.) The host
   * may undo it and decide otherwise.
   */
  async #judgeChoice(): Promise<void> {
    const { judging } = this.#log.facts.options as { readonly judging?: string };
    if (judging !== 'assisted' || opinionIn(this.#log.episode.view('host')) !== 'choice') return;
    await this.make('host', { do: 'judge', correct: false });
  }

  /** `at`: when its end has been told. */
  #ledger(proposal: Proposal, at: number): LedgerWrite | undefined {
    const { code, facts, show, over, episode } = this.#log;
    const { next } = proposal;
    const ends = next.state.phase === 'over';
    if (this.#season === undefined || facts.season === undefined || ends === over) return undefined;
    if (!ends) return writeAtUndo(this.#context, this.#season, code, at);
    const { scores, result } = next.state;
    const { title, options } = facts;
    const missed = missedIn([...episode.standing, { ...proposal, before: episode.now }]);
    const ended = {
      ...{ code, kind: facts.season.kind, show: show.name, title, names: next.names },
      ...{ scores, options, result, missed },
    };
    return writeAtEnd(this.#context, this.#season, ended, at);
  }

  #refuse(key: string | null, move: Move, { ok, code, message, phrase }: MoveReply & { ok: false }): MoveReply {
    const reply: MoveReply = { ok, code, message, ...(phrase === undefined ? {} : { phrase }) };
    this.#replies.remember(key, move, reply);
    return reply;
  }
}

/** A new entry ends what is told of those before it. What is undone was known, and nobody sits before a show by the day. */
const tellingAfter = (
  { telling, settings }: EpisodeState,
  { entry, index }: Proposal,
  { at, ends }: Timeline,
  now: number,
): EpisodeState['telling'] => {
  if (settings.clock >= byTheDay || entry.do === 'undo') return [];
  const before = telling.map(([of, until]) => [of, Math.min(until, at)] as const);
  return [...before, [index, at + ends] as const].filter(([, until]) => until > now);
};

/** Identifies a move by its sender and the sender's own id; null if nobody sent it. */
const keyOf = (by: Actor, { id }: SentMove, hand?: Hand): string | null => (id === null ? null : `${hand ?? by}:${id}`);

const moveOf = (by: Actor, { id: _id, reveal: _link, ...request }: SentMove): Move => ({
  ...request,
  by,
  do: request.do,
});

/** The host means these moves whatever happened meanwhile. */
const always: readonly string[] = ['end', 'replace'];

interface IntendedMove {
  readonly by: Actor;
  readonly do: string;
  readonly [input: string]: unknown;
}

/**
 * `at`: the number of entries that the sender had seen. An undo means the latest of them, so any other one makes it stale.
 * Another move is stale once something was undone, the phase has changed (even if it is the same again), or the same actor has
 * moved. Moves of others in the same phase, such as sealed numbers, do not matter.
 */
const isStale = ({ entries, standing, act, state }: Episode, move: IntendedMove, at: number): boolean => {
  const between = entries.length - at;
  if (between === 0) return false;
  if (between < 0 || move.do === 'undo') return true;
  if (always.includes(move.do)) return false;
  const since = standing.slice(-between);
  // An entry that does not stand was undone, or is an undo.
  if (since.length < between || since[0]?.index !== at) return true;
  if (move.do === 'correct') {
    const seat = typeof move.seat === 'number' ? move.seat : -1;
    return since[0].before.state.scores[seat] !== state.scores[seat];
  }
  return since.some(
    ({ entry, before }) => entry.by === move.by || before.act !== act || before.state.phase !== state.phase,
  );
};
