/** The page's audio output: band, audience and set, ducked while somebody speaks, and limited to what a loudspeaker can play. */

export interface Mixer {
  readonly audio: BaseAudioContext;
  /** Background music and drones. They make room for events. */
  readonly layers: GainNode;
  /** Events: stings, audience, dice. */
  readonly stings: GainNode;
  /** Turned down while somebody speaks. */
  readonly under: GainNode;
  /** The page's own volume, 0 to 1. */
  readonly loud: GainNode;
}

/** `to`: where the sound goes, for a recording not to the loudspeakers. */
export const openMixer = (audio: BaseAudioContext, to: AudioNode = audio.destination): Mixer => {
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -5;
  limiter.knee.value = 3;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  const [layers, stings, under, loud] = [
    audio.createGain(),
    audio.createGain(),
    audio.createGain(),
    audio.createGain(),
  ];
  layers.connect(under);
  stings.connect(under);
  under.connect(limiter);
  // A compressor adds make-up gain. This takes it back.
  const back = audio.createGain();
  back.gain.value = 0.72;
  limiter.connect(back);
  back.connect(loud);
  loud.connect(to);
  return { audio, layers, stings, under, loud };
};

/** Ramps a gain within this many seconds, without a click. */
export const glide = ({ gain }: GainNode, to: number, seconds: number, audio: BaseAudioContext): void => {
  const now = audio.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(to, now + seconds);
};
