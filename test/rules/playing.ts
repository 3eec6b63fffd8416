/** Plays an episode line by line with the dice beside each move, as a test of rules reads. */
import type { DrawRecord } from '../../shared/engine/chance.ts';
import { Episode, type Proposal } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import type { Actor, Code, Inputs } from '../../shared/engine/moves.ts';
import type { Cue, Show, View, Viewer } from '../../shared/engine/show.ts';

export class Playing<Board> {
  readonly episode: Episode;

  constructor(
    show: Show,
    { options = {}, pack = {}, names = ['Ann', 'Ben'] }: { options?: object; pack?: object; names?: readonly string[] },
  ) {
    const read = { options: readField(show.options, options), pack: readField(show.pack, pack) };
    const fault = [...read.options.faults, ...read.pack.faults][0];
    if (fault !== undefined) throw new Error(`${fault.path} ${fault.message}`);
    this.episode = new Episode(
      show,
      { options: read.options.value, pack: read.pack.value, seats: names.length },
      names,
    );
  }

  /** Makes a move that must be accepted. */
  move(by: Actor, name: string, inputs: Inputs = {}, drew?: DrawRecord): Proposal {
    const outcome = this.episode.play({ ...inputs, by, do: name }, drew);
    if (!outcome.ok) throw new Error(`${name} by ${by} was refused: ${outcome.code}, ${outcome.message}`);
    return outcome;
  }

  /** The code with which a move would be refused now, "" if it would not. */
  refused(by: Actor, name: string, inputs: Inputs = {}): Code | '' {
    return this.episode.refusal({ ...inputs, by, do: name })?.code ?? '';
  }

  view(viewer: Viewer = 'audience'): View {
    return this.episode.view(viewer);
  }

  get board(): Board {
    return this.view().board as Board;
  }

  get phase(): string {
    return this.view().phase;
  }

  get scores(): readonly number[] {
    return this.view().seats.map(({ score }) => score);
  }

  get cues(): readonly Cue[] {
    return this.episode.cues;
  }

  get result() {
    return this.view().result as Record<string, unknown>;
  }
}
