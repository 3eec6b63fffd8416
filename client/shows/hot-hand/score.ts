/** A casino at midnight: a mambo with congas, a piano in octaves and high brass. */
import type { Part, Score } from '../../sound/score.ts';

const mambo: readonly Part[] = [
  { by: 'piano', chords: 'x.xx.xx.x.xx.xx.', broken: true, level: -4, pan: -0.35, about: 64 },
  { by: 'bass', line: 'tumbao' },
  {
    kit: { conga: '..x.....x.x.....', high: '......x.......xx', bell: 'x...x.x.x...x.x.', shaker: 'x-x-x-x-x-x-x-x-' },
    fill: { conga: 'x.x.xxxx....X...', high: '........xxxx....', crash: '............X...', kick: '............X...' },
    pan: 0.2,
  },
];

export const score: Score = {
  tempo: 120,
  swing: 0.5,
  home: 'Cm6',
  pieces: {
    theme: {
      chords: 'Cm7 F9 | Cm7 F9 | Abmaj7 G7#9 | Cm7 Bb6 Cm6 Cm6',
      parts: [
        {
          by: 'brass',
          section: 2,
          tune: `g4:.5! c5 -:.5 eb5 d5! c5 a4 - | g4! c5 - eb5 g5:1! f5:.5 eb5 | c5:.5! eb5 - g5 f5! eb5 d5 b4
            | eb5! d5 bb4 d5 c5:1! eb5:.5! -`,
          long: 0.75,
        },
        { by: 'marimba', tune: '-:3 c6:.5 a5 -:3 eb6:.5 c6 -:3 b5:.5 d6 -:2 eb6:1 -', section: 1, level: -2, pan: 0.4 },
        ...mambo,
      ],
    },
    background: {
      chords: 'Cm7 | F9 | Abmaj7 | G7sus | Cm7 | Ab6 G7',
      tempo: 108,
      parts: [
        { by: 'marimba', chords: '-..-..-.-..-..-.', broken: true, level: -3, pan: -0.35, about: 60 },
        { by: 'bass', line: 'tumbao', level: -1 },
        { by: 'keys', tune: '-:6 g5:.5 eb5 -:1 | -:8 | -:6 c5:.5 d5 -:1', level: -9, pan: 0.4 },
        { kit: { conga: '..-.....-.-.....', shaker: '----------------' }, level: -4, pan: 0.2 },
      ],
    },
    danger: {
      chords: 'Cm | Db/C | Cm6 | Cdim7',
      tempo: 96,
      parts: [
        { by: 'shivers', chords: 'x_______', about: 53, pan: -0.2 },
        { by: 'bass', line: 'held', level: -1 },
        {
          by: 'marimba',
          tune: 'c4:.5 - c4 - c4 - db4:1 c4:.5 - c4 - c4 - db4:1 c4:.5 - c4 - c4 - a3:1 c4:.5 - c4 - c4 - b3:1',
          level: -4,
          pan: 0.4,
        },
        { kit: { conga: 'x..-....', floor: 'x.......', shaker: '--------' }, level: -3 },
      ],
    },
    reveal: {
      chords: 'Fm7 G7b9 | C6',
      falls: 4,
      swells: [-14, 4],
      rings: 1.4,
      parts: [
        { by: 'marimba', tune: 'f4:.25 ab4 c5 eb5 f4 ab4 c5 eb5 g4 b4 d5 f5 ab4 b4 d5 f5 g5:1! -:3', section: 1 },
        { by: 'brass', tune: '-:4 e5:1! -:3', section: 3 },
        { by: 'shivers', tune: 'ab4:2 b4 -:4', section: 2, long: 1 },
        {
          kit: { conga: '----------------', high: '........--------' },
          fill: { conga: 'X...', kick: 'X...', crash: 'x...', bell: 'x...' },
        },
      ],
    },
    right: {
      chords: 'Fm7 G7 C69 C69',
      tempo: 138,
      parts: [
        { by: 'brass', tune: 'c5:.5 eb5 d5 f5 e5:1! -', section: 2, long: 0.75 },
        { by: 'marimba', tune: 'f4:.25 ab4 c5 eb5 g4 b4 d5 f5 g5:.5 e5 c6:1', section: 1, level: -1, pan: 0.35 },
        { by: 'piano', chords: 'x.x.X...', level: -3, pan: -0.3, about: 64 },
        { by: 'bass', line: 'walk' },
        { kit: { conga: 'x.xxX...', high: '.x......', bell: 'x.x.X...', kick: '....x...' } },
      ],
    },
    wrong: {
      chords: 'Cm6 Bdim7 Bbm6 A7alt',
      tempo: 112,
      parts: [
        { by: 'mutes', tune: 'g4:.75! -:.25 f#4:.75! -:.25 f4:.75! -:.25 e4:1!', section: 1, long: 1, level: 1 },
        { by: 'marimba', chords: 'x.x.x.x.', level: -4, about: 53 },
        { by: 'bass', line: 'walk' },
        { kit: { conga: 'x.x.x.X.', floor: '......x.' } },
      ],
    },
    steal: {
      chords: 'Dm7b5 Dm7b5 G7#9 G7#9',
      tempo: 140,
      parts: [
        { by: 'brass', tune: 'd5:.25 eb5 e5 f5 f#5 g5 ab5 a5 bb5:.5! - bb5:1!', section: 3, long: 0.8, level: -1 },
        { by: 'piano', chords: '....X.X.', about: 58 },
        { by: 'bass', line: 'eighths' },
        { kit: { conga: 'xxxxxxxxX.x.X...', high: '.x.x.x.x........', crash: '........X.......' } },
      ],
    },
    win: {
      chords: 'Fm9 Bb13 | Ebmaj9 Abmaj7 | Dm7b5 G7b9 | C69',
      tempo: 132,
      rings: 1.6,
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: 'ab4:.5! c5 -:.5 eb5 d5! f5 -:.5 ab5 | g5! f5 -:.5 d5 eb5:1! g5 | f5:.5! ab5 f5 d5 b4 d5 f5 ab5 | g5:3! -:1',
          long: 0.8,
        },
        { by: 'marimba', tune: '-:12 g5:.25 c6 e6 g6 e6 c6 g5 e5 c6:1 -', section: 1, level: 1, pan: 0.35 },
        ...mambo,
        { kit: { snare: '....x.......x...' }, fill: { snare: 'X...--------X...' }, level: -3 },
      ],
    },
    loss: {
      chords: 'Fm9 Bb9 | Abmaj7 G7sus | Cm9',
      tempo: 104,
      swells: [-2, -8],
      rings: 2,
      parts: [
        { by: 'keys', tune: 'c5:1 ab4:.5 g4 ab4:1 f4 | eb4:1.5 d4:.5 c4:2 | g4:4', section: 1, level: 2 },
        { by: 'strings', chords: 'x_______', level: -7, about: 57, pan: 0.3 },
        { by: 'bass', line: 'bossa' },
        { kit: { conga: '..-...-.', shaker: '--------' }, level: -6 },
      ],
    },
    ceremony: {
      chords: 'Cm7 F9 | Abmaj7 Bb13 | Ebmaj7 C7 | Fm9 G7 | C69',
      rings: 2,
      swells: [-4, 1],
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: `g4:.5! c5 -:.5 eb5 f5! eb5 c5 - | c5! eb5 - g5 f5:1! ab5:.5 f5 | g5! bb5 - g5 e5:1! c5
            | ab5:.5! g5 f5 ab5 b5! f5 g5 b5 | c6:3! g5:.5! -`,
          long: 0.8,
        },
        { by: 'marimba', tune: '-:16 g5:.25 c6 e6 g6 e6 c6 g5 e5 c6:2', section: 1, level: 0, pan: 0.35 },
        { by: 'strings', tune: 'eb5:2 c5 c5 d5 d5 e5 c5 b4 g4:4', section: 1, level: -7, pan: 0.3 },
        ...mambo,
        { kit: { snare: '....x.......x...' }, fill: { snare: 'X...--------X...' }, level: -3 },
      ],
    },
  },
};
