/**
 * Plays episodes: plays and undoes moves, builds views, keeps the entries of the record. Rooms, the replay command, the
 * verifier, the recap, robots and tests all use it.
 */

import { besideOf } from './beside.ts';
import { type Draw, type DrawRecord, drawKey, EntryChance, type Memory, type Source } from './chance.ts';
import { CommonMoves, type Outcome } from './common-moves.ts';
import { explained, explains } from './explaining.ts';
import { actMoves, type Frame } from './frame.ts';
import { keptFor } from './kept.ts';
import { type Actor, type Inputs, isPossible, judgeMove, type Legal, type Move, type Refusal } from './moves.ts';
import type { Act, ActState, Asked, Cue, Setting, Show, View, Viewer } from './show.ts';

/**
 * An accepted move with what it drew (contract.md 2). `hand: "host"`: the host made it for a seat; `"team"`: the server did, as
 * the seat's team had voted. `advice`: how often the team called what. `reveal`: hex of the link that came with it (fairness.md
 * 2). Each is left out for none.
 */
export interface Entry {
  readonly by: Actor;
  readonly do: string;
  readonly drew?: DrawRecord;
  readonly at?: string;
  readonly hand?: Hand;
  readonly advice?: Readonly<Record<string, number>>;
  readonly reveal?: string;
  readonly [input: string]: unknown;
}

/** Who made a seat's move, if it was not its player. */
export type Hand = 'host' | 'team';

/** What an entry has besides the move and its draws. */
export type Marks = Pick<Entry, 'at' | 'hand' | 'advice' | 'reveal'>;

/** Takes an entry apart: the move, its draws, and the rest. */
export const partsOf = ({
  drew,
  at,
  hand,
  advice,
  reveal,
  ...move
}: Entry): { readonly move: Move; readonly drew: DrawRecord | undefined; readonly marks: Marks } => ({
  move: move as Move,
  drew,
  marks: {
    ...(at === undefined ? {} : { at }),
    ...(hand === undefined ? {} : { hand }),
    ...(advice === undefined ? {} : { advice }),
    ...(reveal === undefined ? {} : { reveal }),
  },
});

/** An accepted move that is not in force yet. It can be stored first and then passed to `accept`, or dropped. */
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

/** A move that is legal now, with its inputs in range. */
export interface Permitted {
  readonly ok: true;
  readonly move: Move;
  readonly legal: Legal;
  readonly inputs: Inputs;
}

/** A standing entry and the frame before it. */
export interface Standing {
  readonly index: number;
  readonly entry: Entry;
  readonly before: Frame;
  readonly draws: readonly Draw[];
  readonly opens: readonly string[];
  readonly sealed: boolean;
}

const noCues: readonly Cue[] = [];

const at = (frame: Frame, place: number): Frame => ({ ...frame, place });

const boardOf = keptFor(({ act, state }: Frame) => act.view(state));

/** The audience's view of a moment, which need not be that of an entry yet. */
export const viewOf = (show: Pick<Show, 'name'>, frame: Frame): View => {
  const { act, state, names } = frame;
  const beside = besideOf(act.asked?.(state) ?? [], frame);
  return {
    show: show.name,
    act: act.name,
    phase: state.phase,
    seats: names.map((name, seat) => ({ name, score: state.scores[seat] ?? 0 })),
    board: boardOf(frame),
    result: state.result,
    ...(beside !== undefined && { beside }),
  };
};

export class Episode {
  readonly show: Show;
  readonly setting: Setting;
  /** Names at the start of the record. Replacements are entries. */
  readonly seats: readonly string[];
  readonly #entries: Entry[] = [];
  readonly #standing: Standing[] = [];
  readonly #memory = new Map<string, Draw>();
  readonly #source: Source | undefined;
  readonly #common: CommonMoves;
  #now: Frame;
  #cues: readonly Cue[] = noCues;
  /** Computed once per entry, because buttons, robots and refusals all ask for it. */
  #legal: readonly Legal[] | undefined;
  /** The same with moves whose inputs have no value in range. */
  #list: readonly Legal[] | undefined;
  /** The audience's view, built once per entry. */
  #view: View | undefined;

  /** `options` and `pack` in `setting` have been read by the show's fields. */
  constructor(show: Show, setting: Setting, seats: readonly string[], source?: Source) {
    this.show = show;
    this.setting = setting;
    this.seats = seats;
    this.#source = source;
    this.#common = new CommonMoves(show, seats.length);
    this.#now = { act: show.acts[0]!, state: show.open(setting), names: seats, place: 0 };
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Every draw ever made, undone ones included, once each and in order (fairness.md 6). */
  get memory(): Memory {
    return this.#memory;
  }

  /** The place of the next entry's draws: the number of standing entries that drew something (fairness.md 4). */
  get place(): number {
    return this.#now.place;
  }

  /** Entries that have not been undone, oldest first. */
  get standing(): readonly Standing[] {
    return this.#standing;
  }

  /** The current frame, which an undo of the next entry restores. */
  get now(): Frame {
    return this.#now;
  }

  get act(): Act {
    return this.#now.act;
  }

  get state(): ActState {
    return this.#now.state;
  }

  /** What the act asks for now, with its answers: for the server and the host only. */
  get asked(): readonly Asked[] {
    return this.#now.act.asked?.(this.#now.state) ?? [];
  }

  get names(): readonly string[] {
    return this.#now.names;
  }

  /** The effects of the latest entry. */
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

  /** Every legal move of every actor. */
  legal(): readonly Legal[] {
    this.#legal ??= this.#listPossible();
    return this.#legal;
  }

  #listPossible(): readonly Legal[] {
    const all = this.#common.arePossible && actMoves(this.#now).every(isPossible);
    return all ? this.#listed : this.#listed.filter(isPossible);
  }

  get #listed(): readonly Legal[] {
    this.#list ??= this.#listLegal();
    return this.#list;
  }

  #listLegal(): readonly Legal[] {
    return this.#common.legal(this.#now, actMoves(this.#now), this.#standing.length > 0);
  }

  /** Whether a move is legal now, or why not. */
  judge(move: Move): Permitted | Refusal {
    const verdict = judgeMove(move, this.#listed, this.#common.isKnown(move.do), this.#now.names);
    if (!verdict.ok) return verdict;
    const { ok, legal, inputs } = verdict;
    return { ok, legal, inputs, move };
  }

  /** Why a move would be refused now; undefined if it would not. */
  refusal(move: Move): Refusal | undefined {
    const judged = this.judge(move);
    return judged.ok ? undefined : judged;
  }

  /** Judges a move and, if it is legal, works out its effects. */
  propose(move: Move, recorded?: DrawRecord, marks: Marks = {}): Proposal | Refusal {
    const judged = this.judge(move);
    return judged.ok ? this.carryOut(judged, recorded, marks) : judged;
  }

  /**
   * Works out the effects of a move that was judged since the last entry, without changing anything. `recorded`: values from the
   * record in place of the source's. Throws `WrongDraws` if the values do not fit.
   */
  carryOut({ move, legal, inputs }: Permitted, recorded?: DrawRecord, marks: Marks = {}): Proposal {
    const { place } = this.#now;
    const chance = new EntryChance({ place, link: marks.reveal ?? '' }, this.#memory, this.#source, recorded);
    const played = this.#play(move, inputs, chance);
    chance.finish();
    const drew = chance.drew();
    return {
      ok: true,
      entry: { by: move.by, do: move.do, ...inputs, ...(drew === undefined ? {} : { drew }), ...marks },
      cues: played.cues,
      draws: chance.draws,
      opens: played.opens,
      sealed: legal.sealed === true,
      index: this.#entries.length,
      next: played.next,
    };
  }

  /** Puts a proposal in force. It must be the latest one made since the last entry. */
  accept(proposal: Proposal): void {
    if (proposal.index !== this.#entries.length)
      throw new Error(`the proposal of entry ${proposal.index} is stale: propose the move again`);
    const { entry, draws, opens, sealed, index } = proposal;
    for (const draw of draws) {
      const key = drawKey(draw);
      if (!this.#memory.has(key)) this.#memory.set(key, draw);
    }
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
  play(move: Move, recorded?: DrawRecord, marks: Marks = {}): Proposal | Refusal {
    const proposal = this.propose(move, recorded, marks);
    if (proposal.ok) this.accept(proposal);
    return proposal;
  }

  /** Must not be changed: the same object is returned until the next entry. */
  view(viewer: Viewer): View {
    const { act, state } = this.#now;
    this.#view ??= viewOf(this.show, this.#now);
    return viewer === 'audience' ? this.#view : { ...this.#view, own: act.own(state, viewer) };
  }

  /**
   * The same episode with other names in the record: a contestant sat down in the lobby, or entered a show that takes entrants
   * while it runs. Its entries are replayed with the new seats.
   */
  reseat(seats: readonly string[]): Episode {
    const replayed = new Episode(this.show, { ...this.setting, seats: seats.length }, seats, this.#source);
    for (const [slot, draw] of this.#memory) replayed.#memory.set(slot, draw);
    for (const entry of this.#entries) {
      const { move, drew, marks } = partsOf(entry);
      replayed.play(move, drew, marks);
    }
    return replayed;
  }

  /** A copy: whatever is tried on it changes nothing here. */
  fork(): Episode {
    const fork = new Episode(this.show, this.setting, this.seats, this.#source);
    fork.#entries.push(...this.#entries);
    fork.#standing.push(...this.#standing);
    for (const [slot, draw] of this.#memory) fork.#memory.set(slot, draw);
    fork.#now = this.#now;
    fork.#cues = this.#cues;
    return fork;
  }

  #play(move: Move, inputs: Inputs, chance: EntryChance): Outcome {
    const now = this.#now;
    if (move.do === 'undo') {
      const { entry, before } = this.#standing.at(-1)!;
      return { next: before, cues: [{ cue: 'undo', by: entry.by, do: entry.do }], opens: [] };
    }
    const common = this.#common.play(now, move.do, inputs);
    if (common !== undefined) return { ...common, next: at(common.next, this.#placeAfter(chance)) };
    const played = now.act.play(now.state, { by: move.by, do: move.do, inputs }, chance);
    const act = played.act === undefined ? now.act : this.#actNamed(played.act);
    const next: Frame = {
      act,
      state: played.state,
      names: now.names,
      place: this.#placeAfter(chance),
      told: now.told,
      known: now.known,
    };
    const told = explains(this.setting.pack) ? explained(now, next, played.cues) : { next, cues: played.cues };
    return { ...told, opens: played.opens ?? [] };
  }

  /** Entries that draw take a place (fairness.md 4). */
  #placeAfter({ draws }: EntryChance): number {
    const { place } = this.#now;
    return draws.length > 0 ? place + 1 : place;
  }

  #actNamed(name: string): Act {
    const act = this.show.acts.find(act => act.name === name);
    if (act === undefined) throw new Error(`${this.show.name} has no act ${name}`);
    return act;
  }
}
