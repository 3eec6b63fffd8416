/**
 * The rendered music of a show. What a moment may need first is rendered first, then the other sets of the show. The whole band
 * takes long to render, so a combo of its players (`combo.ts`) is rendered before it and plays until it is ready.
 */
import type { CrowdName } from './crowd.ts';
import type { Rendered } from './mastering.ts';
import type { PieceName, Score } from './score.ts';
import { sampleRate } from './synthesis.ts';

export interface Piece extends Omit<Rendered, 'sides'> {
  readonly buffer: AudioBuffer;
  /** Played by the whole band. */
  readonly fullBand: boolean;
}

/** The scores of a show, by set. */
type Scores = Readonly<Record<string, () => Promise<{ readonly score: Score }>>>;

/** The background first, then what a first round needs, last what a show ends with. */
const loadOrder: readonly PieceName[] = [
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
const themeFirst = [...new Set<PieceName>(['theme', ...loadOrder])];

/** What a phone plays: no loops. */
export const phonePieces = ['flourish', 'right', 'wrong', 'win', 'loss', 'ceremony'] as const;

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
  #crowdLoading: Promise<void> | undefined;
  /** Counts requests, because only the newest one continues rendering. */
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
  async load(scores: Scores, set: string, begins: boolean): Promise<void> {
    const request = ++this.#request;
    this.#set = set;
    const order = begins ? themeFirst : loadOrder;
    // In the lobby only the audience is heard.
    if (begins) this.#loadCrowd();
    await this.#add(scores, set, order, request, false);
    this.#loadCrowd();
    await this.#add(scores, set, order, request, true);
    for (const other of Object.keys(scores).filter(one => one !== set))
      await this.#add(scores, other, themeFirst, request, true);
  }

  /** Only the combo, for pages without a stage. Resolves when the first piece is ready. A stage's request takes precedence. */
  async loadCombo(scores: Scores, set: string): Promise<void> {
    if (this.#request > 0) return;
    this.#set = set;
    const [first, ...others] = phonePieces;
    await this.#add(scores, set, [first], this.#request, false);
    void this.#add(scores, set, others, this.#request, false).catch(() => undefined);
  }

  /** Only these pieces, and applause. Waits at most this many seconds for the whole band; otherwise the combo plays. */
  async loadOnly(scores: Scores, set: string, names: readonly PieceName[], seconds: number): Promise<void> {
    const request = ++this.#request;
    this.#set = set;
    await this.#add(scores, set, names, request, false);
    const all = async () => {
      await this.#addCrowd(['applause']);
      await this.#add(scores, set, names, request, true);
    };
    await Promise.race([all().catch(() => undefined), new Promise(done => setTimeout(done, seconds * 1000))]);
    // Whatever is not ready now would only take the processor from the recording.
    if (request === this.#request) this.#request++;
  }

  /** `request`: the request to which this belongs. */
  async #add(
    scores: Scores,
    set: string,
    order: readonly PieceName[],
    request: number,
    fullBand: boolean,
  ): Promise<void> {
    const render = fullBand ? (await import('./band.ts')).renderPiece : (await import('./combo.ts')).renderCombo;
    const score = (await scores[set]?.())?.score;
    if (score === undefined) return;
    const pieces = this.#sets.get(set) ?? new Map<PieceName, Piece>();
    this.#sets.set(set, pieces);
    for (const name of order) {
      if (request !== this.#request) return;
      const known = pieces.get(name);
      if (known !== undefined && (known.fullBand || !fullBand)) continue;
      const { sides, lasts, accent, bar } = await render(score, name);
      pieces.set(name, { buffer: bufferOf(this.#audio, sides), lasts, accent, bar, fullBand });
      this.#onLoaded();
    }
  }

  #loadCrowd(): void {
    this.#crowdLoading ??= this.#addCrowd(['murmur', 'applause', 'gasp', 'sigh', 'ovation']);
  }

  async #addCrowd(names: readonly CrowdName[]): Promise<void> {
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
