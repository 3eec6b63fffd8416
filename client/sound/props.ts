/** The sounds of things on the set: dice on felt, on wood and on each other, cards, tiles, a coin, a buzzer. */
import { breath, finished, lucky, type Mode, ring, sampleRate, silence } from './grains.ts';

export type PropName = 'felt' | 'wood' | 'clack' | 'card' | 'buzz' | 'flip' | 'coin' | 'seven' | 'buzzer' | 'pass';

interface Prop {
  /** Peak sample, below 1. */
  readonly peak: number;
  /** Random variation of the pitch, as a share, because no two knocks are the same. */
  readonly vary: number;
  readonly make: (luck: () => number) => Float32Array;
}

/** Hard plastic, whatever it hits. */
const die: readonly Mode[] = [
  [2350, 0.022, 0.5],
  [3620, 0.016, 0.4],
  [5480, 0.009, 0.25],
];

export const props: Readonly<Record<PropName, Prop>> = {
  // Cloth on a table: a thud, and hardly anything of the die.
  felt: {
    peak: 0.5,
    vary: 0.16,
    make: luck => {
      const made = silence(0.16);
      ring(made, [
        [98, 0.09, 1],
        [171, 0.06, 0.6],
        [312, 0.03, 0.35],
      ]);
      breath(made, { low: 250, high: 2300 }, 1.1, 0.03, luck);
      ring(
        made,
        die.map(([hertz, seconds, loud]) => [hertz, seconds, loud * 0.22]),
      );
      return made;
    },
  },
  wood: {
    peak: 0.55,
    vary: 0.14,
    make: luck => {
      const made = silence(0.2);
      ring(made, [
        [215, 0.1, 0.8],
        [447, 0.08, 0.9],
        [861, 0.05, 0.6],
        [1290, 0.035, 0.4],
      ]);
      ring(made, die);
      breath(made, { low: 700, high: 5000 }, 0.7, 0.012, luck);
      return made;
    },
  },
  // One die on another.
  clack: {
    peak: 0.42,
    vary: 0.12,
    make: luck => {
      const made = silence(0.07);
      ring(made, die);
      ring(made, [
        [1480, 0.018, 0.4],
        [7200, 0.006, 0.3],
      ]);
      breath(made, { low: 2500, high: 9000 }, 0.5, 0.006, luck);
      return made;
    },
  },
  card: {
    peak: 0.3,
    vary: 0.1,
    make: luck => {
      const made = silence(0.16);
      breath(made, { low: 1800, high: 7500 }, 1, 0.12, luck, 0, 0.04);
      breath(made, { low: 900, high: 5000 }, 1.6, 0.02, luck, 0.085);
      return made;
    },
  },
  // A plunger under a palm, and the small chime of its lamp.
  buzz: {
    peak: 0.4,
    vary: 0.02,
    make: luck => {
      const made = silence(0.5);
      breath(made, { low: 300, high: 2600 }, 0.8, 0.02, luck);
      ring(made, [[140, 0.05, 0.8]]);
      ring(
        made,
        [
          [880, 0.34, 0.5],
          [1760, 0.2, 0.22],
          [2640, 0.12, 0.1],
        ],
        0.025,
      );
      return made;
    },
  },
  // An enameled tile turns on its hinge: relay, swing, stop.
  flip: {
    peak: 0.45,
    vary: 0.08,
    make: luck => {
      const made = silence(0.26);
      breath(made, { low: 2000, high: 7000 }, 0.7, 0.008, luck);
      breath(made, { low: 500, high: 2400 }, 0.35, 0.09, luck, 0.01, 0.05);
      breath(made, { low: 900, high: 4200 }, 1.2, 0.016, luck, 0.1);
      ring(
        made,
        [
          [340, 0.06, 0.7],
          [1130, 0.05, 0.4],
          [2270, 0.05, 0.22],
        ],
        0.1,
      );
      return made;
    },
  },
  coin: {
    peak: 0.35,
    vary: 0.03,
    make: luck => {
      const made = silence(0.9);
      const modes: readonly Mode[] = [
        [3170, 0.5, 0.7],
        [4720, 0.42, 0.6],
        [6890, 0.3, 0.4],
        [9100, 0.18, 0.25],
      ];
      for (const [at, loud] of [
        [0, 0.7],
        [0.075, 1],
        [0.19, 0.35],
        [0.25, 0.2],
      ] as const) {
        ring(
          made,
          modes.map(([hertz, seconds, amount]) => [hertz * (1 + at * 0.05), seconds, amount * loud]),
          at,
        );
        breath(made, { low: 3000, high: 9000 }, 0.8 * loud, 0.006, luck, at);
      }
      return made;
    },
  },
  // The low tom of a 7, twice.
  seven: {
    peak: 0.85,
    vary: 0,
    make: luck => {
      const made = silence(1.6);
      for (const [at, down] of [
        [0, 1],
        [0.3, 0.86],
      ] as const) {
        ring(
          made,
          [
            [68 * down, 0.9, 1],
            [104 * down, 0.5, 0.5],
            [151 * down, 0.28, 0.35],
            [214 * down, 0.16, 0.2],
          ],
          at,
        );
        breath(made, { low: 200, high: 2200 }, 0.9, 0.05, luck, at);
      }
      return made;
    },
  },
  // A rasping horn: a stack of slightly detuned harmonics.
  buzzer: {
    peak: 0.32,
    vary: 0,
    make: luck => {
      const made = silence(0.95);
      for (let i = 0; i < made.length; i++) {
        const at = i / sampleRate;
        const swell = Math.min(1, at / 0.015) * Math.min(1, Math.max(0, (0.82 - at) / 0.1));
        let wave = 0;
        for (let harmonic = 1; harmonic < 15; harmonic++)
          for (const hertz of [146.8, 155.6])
            wave += Math.sin(2 * Math.PI * hertz * harmonic * at) / (harmonic + 0.05 * harmonic ** 2);
        made[i] = wave * swell;
      }
      breath(made, { low: 600, high: 3000 }, 0.6, 0.06, luck);
      return made;
    },
  },
  pass: {
    peak: 0.3,
    vary: 0.05,
    make: luck => {
      const made = silence(0.34);
      breath(made, { low: 400, high: 2200 }, 1, 0.22, luck, 0, 0.12);
      ring(made, [
        [262, 0.2, 0.012],
        [524, 0.1, 0.005],
      ]);
      return made;
    },
  },
};

export const propSamples = (name: PropName): Float32Array => {
  const { peak, make } = props[name];
  const made = finished(make(lucky(name.charCodeAt(0) * 13 + name.length)));
  return made.map(sample => sample * peak);
};
