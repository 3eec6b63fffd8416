/** The page's audio output: band, audience and set, ducked while somebody speaks, and limited to what a loudspeaker can play. */

export interface Mixer {
  readonly audio: BaseAudioContext;
  /** Background music and drones, which make room for events. */
  readonly layers: GainNode;
  /** Events: stings, audience, dice. */
  readonly stings: GainNode;
  /** Turned down while somebody speaks. */
  readonly ducked: GainNode;
  /** The page's own volume, 0 to 1. */
  readonly volume: GainNode;
}

/** `to`: where the sound goes, for a recording not to the loudspeakers. */
export const openMixer = (audio: BaseAudioContext, to: AudioNode = audio.destination): Mixer => {
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -5;
  limiter.knee.value = 3;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  const gain = () => audio.createGain();
  const [layers, stings, ducked, makeup, volume] = [gain(), gain(), gain(), gain(), gain()];
  // The browser's compressor adds make-up gain, which this takes back.
  makeup.gain.value = 0.72;
  for (const source of [layers, stings]) source.connect(ducked);
  const path = [ducked, limiter, makeup, volume, to];
  for (const [i, node] of path.slice(1).entries()) path[i]?.connect(node);
  return { audio, layers, stings, ducked, volume };
};

/** Ramps a gain within this many seconds, without a click. */
export const ramp = ({ gain }: GainNode, to: number, seconds: number, audio: BaseAudioContext): void => {
  const now = audio.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(to, now + seconds);
};
