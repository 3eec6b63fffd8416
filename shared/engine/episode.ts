/**
 * The player of episodes: plays moves, takes them back, shows views, keeps the entries of the record. Rooms, the replay
 * command, the verifier, the recap, robots and tests all use this one.
 */
import { type Draw, type Drew, drawKey, EntryChance, type Memory, type Source } from './chance.ts';
import {
  type Actor,
  type Inputs,
  isPossible,
  judgeMove,
  type Legal,
  type Move,
  type Refusal,
  textLimit,
} from './moves.ts';
import { isCorrected, newestRules } from './rules-version.ts';
import type { Act, ActState, Cue, Setting, Show, View, Viewer } from './show.ts';

/**
 * An accepted move with what it drew (contract.md 2). `hand: "host"`: the host made it for a seat. `reveal`: hex of the link
 * that came with it (fairness.md 2), left out for none.
 */
export interface Entry {
  readonly by: Actor;
  readonly do: string;
  readonly drew?: Drew;
  readonly at?: string;
  readonly hand?: 'host';
  readonly reveal?: string;
  readonly [input: string]: unknown;
}

/** What stands in an entry beside the move and what it drew. */
export type Marks = Pick<Entry, 'at' | 'hand' | 'reveal'>;

/** Takes an entry apart: the move that was asked for, what it drew, and the rest. */
export const partsOf = ({
  drew,
  at,
  hand,
  reveal,
  ...move
}: Entry): { readonly move: Move; readonly drew: Drew | undefined; readonly marks: Marks } => ({
  move: move as Move,
  drew,
  marks: {
    ...(at === undefined ? {} : { at }),
    ...(hand === undefined ? {} : { hand }),
    ...(reveal === undefined ? {} : { reveal }),
  },
});

/** An accepted move that is not in force yet: it may be stored first and then given to `accept`, or dropped. */
export interface Proposal {
  readonly ok: true;
  readonly entry: Entry;
  readonly cues: readonly Cue[];
  readonly draws: readonly Draw[];
  readonly opens: readonly string[];
  readonly sealed: boolean;
  /** Number of the entry, counted from 0. */
  readonly index: number;
  readonly next: Frame;
}

/** Everything that an undo brings back. */
export interface Frame {
  readonly act: Act;
  readonly state: ActState;
  readonly names: readonly string[];
  /** Place of the next entry's draws (fairness.md 4). */
  readonly place: number;
}

/** A standing entry and what stood before it. */
export interface Standing {
  readonly index: number;
  readonly entry: Entry;
  readonly before: Frame;
  readonly draws: readonly Draw[];
  readonly opens: readonly string[];
  readonly sealed: boolean;
}

/** The host's moves that every show has, and the clock's (contract.md 3). */
const commonMoves = ['replace', 'end', 'correct', 'undo', 'expire'] as const;

const knownMoves = new WeakMap<Show, ReadonlySet<string>>();
const movesOf = (show: Show): ReadonlySet<string> => {
  let known = knownMoves.get(show);
  if (known === undefined) {
    known = new Set([...show.acts.flatMap(act => act.moves), ...commonMoves]);
    knownMoves.set(show, known);
  }
  return known;
};

/** Phases in which a game is under way but not won. */
const isUndecided = ({ phase }: ActState): boolean => phase !== 'lobby' && phase !== 'won' && phase !== 'over';

const undo: Legal = { by: 'host', do: 'undo' };

/** What the host may do at any moment of every show. */
const hostMoves = (seats: number): readonly Legal[] => {
  const seat = { kind: 'int', min: 0, max: seats - 1 } as const;
  const text = { kind: 'text', max: textLimit } as const;
  return [
    // A seat whose name is "" has nobody in it (contract.md 3), so a substitute has one.
    { by: 'host', do: 'replace', inputs: { seat, name: { ...text, min: 1 } } },
    { by: 'host', do: 'end', inputs: { winner: { kind: 'int', min: -1, max: seats - 1 } } },
    { by: 'host', do: 'correct', inputs: { seat, score: { kind: 'number' }, reason: text } },
  ];
};

const noCues: readonly Cue[] = [];

export class Episode {
  readonly show: Show;
  readonly setting: Setting;
  /** Names as they stood at the start of the record; replacements are entries. */
  readonly seats: readonly string[];
  readonly #entries: Entry[] = [];
  readonly #standing: Standing[] = [];
  readonly #memory = new Map<string, Draw>();
  readonly #source: Source | undefined;
  readonly #hosts: readonly Legal[];
  readonly #award: Legal;
  #now: Frame;
  #cues: readonly Cue[] = noCues;
  /** Listed once for every entry: buttons, robots and refusals all ask for it. */
  #legal: readonly Legal[] | undefined;
  /** The same with moves that are nobody's for want of anything to give. */
  #list: readonly Legal[] | undefined;
  /** What everybody sees, built once for every entry. */
  #view: View | undefined;

  /** `options` and `pack` in `setting` have been read by the show's fields. */
  constructor(show: Show, setting: Setting, seats: readonly string[], source?: Source) {
    this.show = show;
    this.setting = setting;
    this.seats = seats;
    this.#source = source;
    this.#hosts = hostMoves(seats.length);
    this.#award = { by: 'host', do: 'award', inputs: { seat: { kind: 'int', min: 0, max: seats.length - 1 } } };
    this.#now = { act: show.acts[0]!, state: show.open(setting), names: seats, place: 0 };
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Version of the rules that it is played under. */
  get rules(): number {
    return this.setting.rules ?? newestRules;
  }

  /** Everything that was ever drawn, also what was taken back, each draw once and in the order drawn (fairness.md 6). */
  get memory(): Memory {
    return this.#memory;
  }

  /** Place of the next entry's draws: how many standing entries drew something; under rules 1 how many stand (fairness.md 4). */
  get place(): number {
    return this.#now.place;
  }

  /** Entries that have not been taken back, oldest first. */
  get standing(): readonly Standing[] {
    return this.#standing;
  }

  /** How things stand: what an undo of the next entry brings back. */
  get now(): Frame {
    return this.#now;
  }

  get act(): Act {
    return this.#now.act;
  }

  get state(): ActState {
    return this.#now.state;
  }

  get names(): readonly string[] {
    return this.#now.names;
  }

  /** What the latest entry made happen. */
  get cues(): readonly Cue[] {
    return this.#cues;
  }

  get over(): boolean {
    return this.#now.state.phase === 'over';
  }

  /** The entry that an undo would take back. */
  get undoable(): Standing | undefined {
    return this.#standing.at(-1);
  }

  /** Every move that would be accepted now, by whomever. */
  legal(): readonly Legal[] {
    this.#legal ??= this.#listed.every(isPossible) ? this.#listed : this.#listed.filter(isPossible);
    return this.#legal;
  }

  get #listed(): readonly Legal[] {
    this.#list ??= this.#listLegal();
    return this.#list;
  }

  #listLegal(): readonly Legal[] {
    const { act, state } = this.#now;
    const running = state.phase !== 'lobby' && state.phase !== 'over';
    const listed = [...act.legal(state)];
    if (running) listed.push(...this.#hosts);
    if (isUndecided(state) && act.award !== undefined && isCorrected(this.setting)) listed.push(this.#award);
    if (this.#standing.length > 0) listed.push(undo);
    return listed;
  }

  /** Why a move would be refused now; undefined if it would not. */
  refusal(move: Move): Refusal | undefined {
    const verdict = this.#judge(move);
    return verdict.ok ? undefined : verdict;
  }

  /**
   * Finds out what a move would do, changing nothing. `given`: values of the record instead of the source's. Throws
   * `WrongDraws` when the values do not fit.
   */
  propose(move: Move, given?: Drew, marks: Marks = {}): Proposal | Refusal {
    const verdict = this.#judge(move);
    if (!verdict.ok) return verdict;
    const { inputs } = verdict;
    const { place } = this.#now;
    const link = this.rules === 1 ? '' : (marks.reveal ?? '');
    const chance = new EntryChance({ place, link }, this.#memory, this.#source, given);
    const played = this.#play(move, inputs, chance);
    chance.finish();
    const drew = chance.drew();
    const taken = move.do !== 'undo' && (this.rules === 1 || chance.draws.length > 0);
    return {
      ok: true,
      entry: { by: move.by, do: move.do, ...inputs, ...(drew === undefined ? {} : { drew }), ...marks },
      cues: played.cues,
      draws: chance.draws,
      opens: played.opens,
      sealed: verdict.legal.sealed === true,
      index: this.#entries.length,
      next: taken ? { ...played.next, place: place + 1 } : played.next,
    };
  }

  /** Puts a proposal in force; it must be the latest one made since the last entry. */
  accept(proposal: Proposal): void {
    if (proposal.index !== this.#entries.length) throw new Error(`proposal of entry ${proposal.index} is stale`);
    const { entry, draws, opens, sealed, index } = proposal;
    for (const draw of draws) if (!this.#memory.has(drawKey(draw))) this.#memory.set(drawKey(draw), draw);
    this.#entries.push(entry);
    if (entry.do === 'undo') this.#standing.pop();
    else this.#standing.push({ index, entry, before: this.#now, draws, opens, sealed });
    this.#now = proposal.next;
    this.#cues = proposal.cues;
    this.#legal = undefined;
    this.#list = undefined;
    this.#view = undefined;
  }

  /** Proposes and accepts at once. */
  play(move: Move, given?: Drew, marks: Marks = {}): Proposal | Refusal {
    const proposal = this.propose(move, given, marks);
    if (proposal.ok) this.accept(proposal);
    return proposal;
  }

  /** Not to be changed: the same object is handed out until the next entry. */
  view(viewer: Viewer): View {
    const { act, state, names } = this.#now;
    this.#view ??= {
      show: this.show.name,
      act: act.name,
      phase: state.phase,
      seats: names.map((name, seat) => ({ name, score: state.scores[seat] ?? 0 })),
      board: act.view(state),
      result: state.result,
    };
    return viewer === 'audience' ? this.#view : { ...this.#view, own: act.own(state, viewer) };
  }

  /**
   * The same episode with other names in the record: a contestant sat down in the lobby, or entered a show that anybody may enter, which
   * takes entrants while it runs. Entries are played again over the new seats.
   */
  reseat(seats: readonly string[]): Episode {
    const again = new Episode(this.show, { ...this.setting, seats: seats.length }, seats, this.#source);
    for (const [slot, draw] of this.#memory) again.#memory.set(slot, draw);
    for (const entry of this.#entries) {
      const { move, drew, marks } = partsOf(entry);
      again.play(move, drew, marks);
    }
    return again;
  }

  /** The same episode once more: whatever is tried on it changes nothing here. */
  fork(): Episode {
    const fork = new Episode(this.show, this.setting, this.seats, this.#source);
    fork.#entries.push(...this.#entries);
    fork.#standing.push(...this.#standing);
    for (const [slot, draw] of this.#memory) fork.#memory.set(slot, draw);
    fork.#now = this.#now;
    fork.#cues = this.#cues;
    return fork;
  }

  #judge(move: Move) {
    return judgeMove(move, this.#listed, this.#isKnown(move.do), this.#now.names);
  }

  /** Whether an act of the show has the move under these rules. */
  #isKnown(name: string): boolean {
    if (name !== 'award') return movesOf(this.show).has(name);
    return isCorrected(this.setting) && this.show.acts.some(act => act.award !== undefined);
  }

  #play(
    move: Move,
    inputs: Inputs,
    chance: EntryChance,
  ): { next: Frame; cues: readonly Cue[]; opens: readonly string[] } {
    const now = this.#now;
    switch (move.do) {
      case 'undo': {
        const { entry, before } = this.#standing.at(-1)!;
        return { next: before, cues: [{ cue: 'undo', by: entry.by, do: entry.do }], opens: [] };
      }
      case 'replace': {
        const seat = inputs.seat as number;
        const names = now.names.with(seat, inputs.name as string);
        const settled = now.act.settle?.(now.state) ?? now.state;
        // LN-A25, HD-A41
        const state = (isCorrected(this.setting) ? now.act.substitute?.(settled, seat) : undefined) ?? settled;
        return {
          next: { ...now, state, names },
          cues: [{ cue: 'replace', seat, was: now.names[seat]!, name: names[seat]! }],
          opens: [],
        };
      }
      case 'correct': {
        const { seat, score, reason } = inputs as { seat: number; score: number; reason: string };
        const corrected = { ...now.state, scores: now.state.scores.with(seat, score) };
        const state = now.act.settle?.(corrected) ?? corrected;
        const was = now.state.scores[seat] ?? 0;
        return { next: { ...now, state }, cues: [{ cue: 'correct', seat, was, score, reason }], opens: [] };
      }
      case 'award': {
        const seat = inputs.seat as number;
        const given = now.act.award?.(now.state, seat);
        if (given === undefined) throw new Error(`${now.act.name} has no win to give`);
        return { next: { ...now, state: given.state }, cues: [{ cue: 'awarded', seat }, ...given.cues], opens: [] };
      }
      case 'end': {
        const winner = inputs.winner as number;
        return { next: { ...now, state: now.act.end(now.state, winner) }, cues: [{ cue: 'ended', winner }], opens: [] };
      }
      default: {
        const played = now.act.play(now.state, { by: move.by, do: move.do, inputs }, chance);
        const act = played.act === undefined ? now.act : this.#actNamed(played.act);
        return { next: { ...now, act, state: played.state }, cues: played.cues, opens: played.opens ?? [] };
      }
    }
  }

  #actNamed(name: string): Act {
    const act = this.show.acts.find(act => act.name === name);
    if (act === undefined) throw new Error(`${this.show.name} has no act ${name}`);
    return act;
  }
}
