/**
 * The rendered music of a show. What a moment may need first is rendered first, then the other sets of the show. The whole band
 * takes long to render, so a few of its players (`trio.ts`) are rendered before it and play until it is ready.
 */
import type { CrowdName } from './crowd.ts';
import type { Rendered } from './finish.ts';
import { sampleRate } from './grains.ts';
import type { PieceName, Score } from './score.ts';

export interface Piece {
  readonly buffer: AudioBuffer;
  /** Seconds: the length without its reverb, the time until `falls`, the length of a bar. */
  readonly lasts: number;
  readonly falls: number;
  readonly bar: number;
  /** Played by the whole band. */
  readonly whole: boolean;
}

type LoadScore = () => Promise<{ readonly score: Score }>;

/** The background first, then what a first round needs, last what a show ends with. */
const inPlay: readonly PieceName[] = [
  'background',
  'reveal',
  'right',
  'wrong',
  'danger',
  'flourish',
  'steal',
  'win',
  'loss',
  'ceremony',
  'theme',
];

/** What a phone plays: no loops. */
export const phonePieces = [
  'flourish',
  'right',
  'wrong',
  'win',
  'loss',
  'ceremony',
] as const satisfies readonly PieceName[];

const bufferOf = (audio: BaseAudioContext, sides: readonly Float32Array[]): AudioBuffer => {
  const buffer = audio.createBuffer(sides.length, sides[0]?.length ?? 1, sampleRate);
  for (const [side, samples] of sides.entries()) buffer.getChannelData(side).set(samples);
  return buffer;
};

export class Library {
  readonly #audio: BaseAudioContext;
  readonly #onLoaded: () => void;
  readonly #sets = new Map<string, Map<PieceName, Piece>>();
  #set = '';
  readonly #crowd = new Map<CrowdName, AudioBuffer>();
  #seating: Promise<void> | undefined;
  /** Counts requests, so that only the newest one goes on rendering. */
  #request = 0;

  /** `onLoaded` is called whenever another sample is ready. */
  constructor(audio: BaseAudioContext, onLoaded: () => void) {
    this.#audio = audio;
    this.#onLoaded = onLoaded;
  }

  piece(name: PieceName): Piece | undefined {
    return this.#sets.get(this.#set)?.get(name);
  }

  crowd(name: CrowdName): AudioBuffer | undefined {
    return this.#crowd.get(name);
  }

  /** `scores` by set; `set` is the current one. `begins`: the show has not begun, so its theme is rendered first. */
  async take(scores: Readonly<Record<string, LoadScore>>, set: string, begins: boolean): Promise<void> {
    const mine = ++this.#request;
    this.#set = set;
    const order = new Set<PieceName>(begins ? ['theme', ...inPlay] : inPlay);
    // In the lobby only the audience is heard.
    if (begins) this.#seat();
    await this.#few(scores, set, order, mine);
    this.#seat();
    const { renderPiece } = await import('./band.ts');
    await this.#add(scores, set, order, mine, renderPiece, true);
    for (const other of Object.keys(scores).filter(one => one !== set))
      await this.#add(scores, other, new Set(['theme', ...inPlay]), mine, renderPiece, true);
  }

  /** Only the few, for pages without a stage. Resolves when the first piece is ready. A stage's request takes precedence. */
  async takeFew(scores: Readonly<Record<string, LoadScore>>, set: string): Promise<void> {
    if (this.#request > 0) return;
    this.#set = set;
    const [first, ...others] = phonePieces;
    await this.#few(scores, set, new Set([first]), this.#request);
    void this.#few(scores, set, new Set(others), this.#request).catch(() => undefined);
  }

  /** Only these pieces, and applause. Waits at most this many seconds for the whole band; otherwise the few play. */
  async takeOnly(
    scores: Readonly<Record<string, LoadScore>>,
    set: string,
    names: readonly PieceName[],
    seconds: number,
  ): Promise<void> {
    const mine = ++this.#request;
    this.#set = set;
    const wanted = new Set(names);
    await this.#few(scores, set, wanted, mine);
    const all = async () => {
      await this.#seatCrowd(['applause']);
      const { renderPiece } = await import('./band.ts');
      await this.#add(scores, set, wanted, mine, renderPiece, true);
    };
    await Promise.race([all().catch(() => undefined), new Promise(done => setTimeout(done, seconds * 1000))]);
    // Whatever is not ready now would only take the processor from the recording.
    if (mine === this.#request) this.#request++;
  }

  async #few(
    scores: Readonly<Record<string, LoadScore>>,
    set: string,
    order: ReadonlySet<PieceName>,
    mine: number,
  ): Promise<void> {
    const { renderLight } = await import('./trio.ts');
    await this.#add(scores, set, order, mine, renderLight, false);
  }

  /** `mine`: the request that this belongs to. */
  async #add(
    scores: Readonly<Record<string, LoadScore>>,
    set: string,
    order: ReadonlySet<PieceName>,
    mine: number,
    render: (score: Score, name: PieceName) => Promise<Rendered>,
    whole: boolean,
  ): Promise<void> {
    const score = (await scores[set]?.())?.score;
    if (score === undefined) return;
    const made = this.#sets.get(set) ?? new Map<PieceName, Piece>();
    this.#sets.set(set, made);
    for (const name of order) {
      if (mine !== this.#request) return;
      const known = made.get(name);
      if (known !== undefined && (known.whole || !whole)) continue;
      const { sides, lasts, falls, bar } = await render(score, name);
      made.set(name, { buffer: bufferOf(this.#audio, sides), lasts, falls, bar, whole });
      this.#onLoaded();
    }
  }

  #seat(): void {
    this.#seating ??= this.#seatCrowd(['murmur', 'applause', 'gasp', 'sigh', 'ovation']);
  }

  async #seatCrowd(names: readonly CrowdName[]): Promise<void> {
    const { crowdSamples } = await import('./crowd.ts');
    for (const name of names) {
      this.#crowd.set(name, bufferOf(this.#audio, await crowdSamples(name)));
      this.#onLoaded();
    }
  }

  close(): void {
    this.#request++;
  }
}
