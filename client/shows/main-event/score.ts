/** Velvet and gold: strings, timpani and a harp, in a minor key that turns to major for a million. */
import type { Part, Score } from '../../sound/score.ts';

const pulse: readonly Part[] = [
  { by: 'strings', chords: 'x-x-x-x-x-x-', level: -9, about: 52, pan: -0.35 },
  { by: 'bass', line: 'eighths', level: -2 },
];

export const score: Score = {
  tempo: 90,
  swing: 0.5,
  home: 'Cm6',
  pieces: {
    theme: {
      chords: 'Cm Ab | Fm6 G7b9 | Cm6',
      rings: 2,
      swells: [-5, 0],
      parts: [
        {
          by: 'brass',
          section: 2,
          tune: 'g4:1! c5:.5 d5 eb5:1.5! d5:.25 c5 | ab5:1! g5:.5 f5 b4:1! d5 | c5:3! -:1',
          long: 0.95,
        },
        { by: 'strings', tune: 'c5:2 eb5 | f5 d5 | eb5:4', section: 2, level: -4, pan: 0.35 },
        { by: 'harp', chords: 'xxxxxxxx', broken: true, level: -7, about: 64, pan: -0.45 },
        ...pulse,
        {
          kit: { timpani: 'x.....-.x..-....', snare: '....x.......x.--' },
          fill: { timpani: 'X..xx.x.xxxxX...', crash: 'X...............' },
        },
      ],
    },
    background: {
      chords: 'Cm6 | Ab | Fm6 | G7sus | Cm6 | Dm7b5 G7',
      tempo: 92,
      parts: [
        { by: 'harp', chords: 'x.x.x.x.', broken: true, level: -4, about: 62, pan: -0.4 },
        { by: 'strings', chords: 'x_______', level: -10, about: 55, pan: 0.35 },
        { by: 'bass', line: 'two', level: -3 },
        { by: 'vibes', tune: '-:6 g5:.5 eb5 -:1 | -:8 | -:6 g5:.5 f5 -:1', level: -8, pan: 0.3 },
        { kit: { timpani: '-.......', shaker: '--------' }, level: -9 },
      ],
    },
    danger: {
      chords: 'Cm | Db/C | Cm6 | Cdim7',
      tempo: 80,
      parts: [
        { by: 'shivers', chords: 'x_______', about: 50, pan: -0.25 },
        { by: 'shivers', tune: 'g5:4 ab5 a5 f#5', level: -12, pan: 0.4 },
        { by: 'bass', line: 'held', level: -1 },
        { kit: { timpani: 'x-......', rim: '....-.-.' }, level: -3 },
      ],
    },
    reveal: {
      chords: 'Fm6 G7b9 | C',
      tempo: 104,
      falls: 4,
      swells: [-16, 6],
      rings: 1.8,
      parts: [
        { by: 'shivers', tune: 'f4:1 ab4 b4 d5 -:4', section: 2, long: 1 },
        { by: 'brass', tune: '-:4 e5:2! -:2', section: 3 },
        { by: 'harp', tune: 'c5:.25 d5 f5 ab5 b4 d5 f5 g5 b5 d5 f5 ab5 b5 d6 f6 g6 c7:2 -', level: -4 },
        { kit: { timpani: '----------------' }, fill: { timpani: 'X...', crash: 'x...', bell: 'x...' }, level: 2 },
      ],
    },
    right: {
      chords: 'Fm6 G7 C C',
      tempo: 116,
      rings: 1.4,
      parts: [
        { by: 'brass', tune: 'c5:.5 d5 g5 f5 e5:1! -', section: 2, long: 0.9 },
        { by: 'harp', tune: 'f4:.25 ab4 c5 d5 g4 b4 d5 f5 c5 e5 g5 c6 e6:1', level: -3, pan: -0.3 },
        { by: 'strings', chords: 'x_x_x___', level: -6, about: 60, pan: 0.3 },
        { by: 'bass', line: 'walk' },
        { kit: { timpani: 'x.x.X...', bell: '....x...' } },
      ],
    },
    wrong: {
      chords: 'Cm Bdim7 Bbm6 Adim7',
      tempo: 104,
      rings: 1.3,
      parts: [
        { by: 'strings', tune: 'eb4:1! d4 db4 c4', section: 2 },
        { by: 'mutes', tune: '-:3 c4:1!', section: 1, level: -2 },
        { by: 'bass', line: 'walk' },
        { kit: { timpani: 'x.x.x.X.' } },
      ],
    },
    steal: {
      chords: 'Fm6 Fm6 G7#9 G7#9',
      tempo: 132,
      rings: 1.5,
      parts: [
        { by: 'strings', tune: 'f5:.25 e5 eb5 d5 db5 c5 b4 bb4 b4:.5! - b5:1!', section: 2, long: 0.85 },
        { by: 'brass', tune: '-:2 f4:.5! - f4:1!', section: 3 },
        { by: 'bass', line: 'eighths' },
        { kit: { timpani: '--------X.x.X...', crash: '........x.......' } },
      ],
    },
    win: {
      chords: 'Ab Bb | C/G G7 | C',
      tempo: 104,
      rings: 2,
      swells: [-4, 0],
      parts: [
        { by: 'brass', section: 3, tune: 'c5:.75! c5:.25 eb5:1 d5:.75! d5:.25 f5:1 | e5:1! g5 f5 b5 | c6:3! -:1' },
        { by: 'strings', tune: 'ab4:2 bb4 | c5 d5 | e5:4', section: 2, level: -4, pan: 0.35 },
        { by: 'harp', chords: 'xxxxxxxxxxxxxxxx', broken: true, level: -8, about: 66, pan: -0.4 },
        { by: 'bass', line: 'octaves', level: -3 },
        {
          kit: { timpani: 'x..xx...x..xx.xx', snare: '....x.--....x.--' },
          fill: { timpani: 'X...xxxxxxxxX...', crash: 'X...............' },
        },
      ],
    },
    loss: {
      chords: 'Cm Ab | Fm6 G7sus | Cm6',
      tempo: 88,
      swells: [-2, -9],
      rings: 2.2,
      parts: [
        { by: 'strings', tune: 'g4:1.5 ab4:.5 g4:1 eb4 | f4:1.5 eb4:.5 d4:2 | c4:4', section: 2 },
        { by: 'harp', chords: 'x.x.x.x.', broken: true, level: -8, about: 58, pan: -0.3 },
        { by: 'bass', line: 'held', level: -2 },
        { kit: { timpani: '-.......' }, level: -5 },
      ],
    },
    ceremony: {
      chords: 'C Am | F G7sus | Ab Bb | C/G G7 | C',
      tempo: 112,
      rings: 2.4,
      swells: [-4, 1],
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: `g4:1! c5:.5 d5 e5:1.5! d5:.25 c5 | a5:1! g5:.5 f5 d5:1 g5 | ab5:1! c6:.5 ab5 bb5:1! d6
            | e6:1! c6 b5 d6 | c6:3! -:1`,
        },
        { by: 'strings', tune: 'e5:2 c5 f5 d5 eb5 f5 g5 f5 | e5:4', section: 2, level: -3, pan: 0.35 },
        { by: 'harp', chords: 'xxxxxxxxxxxxxxxx', broken: true, level: -8, about: 66, pan: -0.4 },
        { by: 'bass', line: 'octaves', level: -3 },
        {
          kit: { timpani: 'x..xx...x..xx.xx', snare: '..--x.--..--x.xx', crash: '-...............' },
          fill: { timpani: 'X...xxxxxxxxX...', crash: 'X...........x...', bell: 'x...x...x...' },
        },
      ],
    },
  },
};
