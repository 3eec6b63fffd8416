declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    buildSamples(...recipe: readonly number[]): number[];
  };
}
