/** Pieces that are rendered, or will be: those that a moment may need first come first, then those of the show's other sets. */
import type { CrowdName } from './crowd.ts';
import { sampleRate } from './grains.ts';
import type { PieceName, Score } from './score.ts';

export interface Piece {
  readonly buffer: AudioBuffer;
  /** Seconds: without what rings on, until it falls, of one bar. */
  readonly lasts: number;
  readonly falls: number;
  readonly bar: number;
}

type LoadScore = () => Promise<{ readonly score: Score }>;

const inPlay: readonly PieceName[] = [
  'reveal',
  'right',
  'bed',
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
  readonly #told: () => void;
  readonly #sets = new Map<string, Map<PieceName, Piece>>();
  #set = '';
  readonly #crowd = new Map<CrowdName, AudioBuffer>();
  /** Counts wishes: an old one is not gone on with. */
  #wish = 0;

  /** `told`: called whenever something more is ready. */
  constructor(audio: BaseAudioContext, told: () => void) {
    this.#audio = audio;
    this.#told = told;
  }

  piece(name: PieceName): Piece | undefined {
    return this.#sets.get(this.#set)?.get(name);
  }

  crowd(name: CrowdName): AudioBuffer | undefined {
    return this.#crowd.get(name);
  }

  /** `scores` by set, of which `set` is on; `begins`: the show has not begun, so that its theme comes first. */
  async take(scores: Readonly<Record<string, LoadScore>>, set: string, begins: boolean): Promise<void> {
    const mine = ++this.#wish;
    this.#set = set;
    const { renderPiece } = await import('./band.ts');
    for (const one of [set, ...Object.keys(scores).filter(other => other !== set)]) {
      const score = (await scores[one]?.())?.score;
      if (score === undefined) continue;
      const made = this.#sets.get(one) ?? new Map<PieceName, Piece>();
      this.#sets.set(one, made);
      for (const name of new Set<PieceName>(begins || one !== set ? ['theme', ...inPlay] : inPlay)) {
        if (mine !== this.#wish) return;
        if (made.has(name)) continue;
        const { sides, lasts, falls, bar } = await renderPiece(score, name);
        made.set(name, { buffer: bufferOf(this.#audio, sides), lasts, falls, bar });
        this.#told();
      }
    }
  }

  async seatCrowd(): Promise<void> {
    const { crowdSamples } = await import('./crowd.ts');
    for (const name of ['applause', 'gasp', 'ovation', 'murmur', 'sigh'] as const) {
      this.#crowd.set(name, bufferOf(this.#audio, await crowdSamples(name)));
      this.#told();
    }
  }

  close(): void {
    this.#wish++;
  }
}
