/** The part of Tone.js that the band uses. Its own types import a thousand others, and add seconds to every type check. */
declare module 'tone' {
  export class ToneAudioBuffer {
    static fromArray(samples: Float32Array | Float32Array[]): ToneAudioBuffer;
    get(): AudioBuffer | undefined;
  }
  export class OfflineContext {
    constructor(channels: number, seconds: number, sampleRate: number);
    readonly rawContext: BaseAudioContext;
    render(asynchronous?: boolean): Promise<ToneAudioBuffer>;
    dispose(): void;
  }
  export function setContext(context: OfflineContext): void;
  export class ToneAudioNode {
    connect(to: ToneAudioNode | AudioNode): this;
    chain(...nodes: ToneAudioNode[]): this;
  }
  type Options = Readonly<Record<string, unknown>>;
  interface Voice {
    readonly prototype: object;
  }
  export const Synth: Voice;
  export const FMSynth: Voice;
  export const MonoSynth: Voice;
  interface Playing extends ToneAudioNode {
    triggerAttackRelease(hertz: number, seconds: number, at: number, velocity: number): this;
  }
  export const PolySynth: new (options: { voice: Voice; maxPolyphony: number; options: Options }) => Playing;
  export const Sampler: new (options: { urls: Readonly<Record<number, ToneAudioBuffer>>; release: number }) => Playing;
  export const Gain: new (gain: number) => ToneAudioNode;
  export const Panner: new (pan: number) => ToneAudioNode;
  export const Filter: new (options: Options) => ToneAudioNode;
  export const Tremolo: new (options: Options) => ToneAudioNode & { start(): ToneAudioNode };
  export const Compressor: new (options: Options) => ToneAudioNode;
  export const Convolver: new (options: { url: ToneAudioBuffer; normalize: boolean }) => ToneAudioNode;
}
