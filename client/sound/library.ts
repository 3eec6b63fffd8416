/** The rendered music of a show. What a moment may need first is rendered first, then the other sets of the show. */
import type { CrowdName } from './crowd.ts';
import { sampleRate } from './grains.ts';
import type { PieceName, Score } from './score.ts';

export interface Piece {
  readonly buffer: AudioBuffer;
  /** Seconds: the length without its reverb, the time until `falls`, the length of a bar. */
  readonly lasts: number;
  readonly falls: number;
  readonly bar: number;
}

type LoadScore = () => Promise<{ readonly score: Score }>;

const inPlay: readonly PieceName[] = [
  'reveal',
  'right',
  'background',
  'wrong',
  'danger',
  'flourish',
  'win',
  'steal',
  'loss',
  'ceremony',
  'theme',
];

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
    const { renderPiece } = await import('./band.ts');
    for (const one of [set, ...Object.keys(scores).filter(other => other !== set)]) {
      const score = (await scores[one]?.())?.score;
      if (score === undefined) continue;
      const made = this.#sets.get(one) ?? new Map<PieceName, Piece>();
      this.#sets.set(one, made);
      for (const name of new Set<PieceName>(begins || one !== set ? ['theme', ...inPlay] : inPlay)) {
        if (mine !== this.#request) return;
        if (made.has(name)) continue;
        const { sides, lasts, falls, bar } = await renderPiece(score, name);
        made.set(name, { buffer: bufferOf(this.#audio, sides), lasts, falls, bar });
        this.#onLoaded();
      }
    }
  }

  async seatCrowd(): Promise<void> {
    const { crowdSamples } = await import('./crowd.ts');
    for (const name of ['applause', 'gasp', 'ovation', 'murmur', 'sigh'] as const) {
      this.#crowd.set(name, bufferOf(this.#audio, await crowdSamples(name)));
      this.#onLoaded();
    }
  }

  close(): void {
    this.#request++;
  }
}
