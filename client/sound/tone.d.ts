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
  interface Playing extends ToneAudioNode {
    triggerAttackRelease(hertz: number, seconds: number, at: number, velocity: number): this;
  }
  type Options = Readonly<Record<string, unknown>>;
  interface Voice {
    readonly prototype: object;
  }
  export const Synth: Voice;
  export const FMSynth: Voice;
  export const MonoSynth: Voice;
  export class PolySynth extends ToneAudioNode implements Playing {
    constructor(options: { readonly voice: Voice; readonly maxPolyphony: number; readonly options: Options });
    triggerAttackRelease(hertz: number, seconds: number, at: number, velocity: number): this;
  }
  export class Sampler extends ToneAudioNode implements Playing {
    constructor(options: { readonly urls: Readonly<Record<number, ToneAudioBuffer>>; readonly release: number });
    triggerAttackRelease(hertz: number, seconds: number, at: number, velocity: number): this;
  }
  export class Gain extends ToneAudioNode {
    constructor(gain: number);
  }
  export class Panner extends ToneAudioNode {
    constructor(pan: number);
  }
  export class Filter extends ToneAudioNode {
    constructor(options: Options);
  }
  export class Tremolo extends ToneAudioNode {
    constructor(options: Options);
    start(): this;
  }
  export class Compressor extends ToneAudioNode {
    constructor(options: Options);
  }
  export class Convolver extends ToneAudioNode {
    constructor(options: { readonly url: ToneAudioBuffer; readonly normalize: boolean });
  }
}
