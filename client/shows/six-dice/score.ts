/** A paneled den late at night: a piano trio, brushes, and a muted horn in the corner. */
import type { Part, Score } from '../../sound/score.ts';

const trio: readonly Part[] = [
  { by: 'bass', line: 'walk' },
  {
    kit: { brush: '-.x--.x-', hat: '..x...x.', ride: 'x..x..x.' },
    fill: { brush: '-.x-x.X.', kick: 'x...x.X.', snare: '....--x.', crash: '......-.' },
    pan: 0.2,
  },
];

export const score: Score = {
  tempo: 104,
  swing: 0.66,
  home: 'F69',
  pieces: {
    theme: {
      chords: 'F6 D7#9 | Gm9 C13 | F6/A Abdim7 Gm7 C7 | F69',
      tempo: 120,
      rings: 1.4,
      parts: [
        {
          by: 'piano',
          section: 2,
          tune: `c5:.5! d5 f5:1 -:.5 f#5! a5 f5 | g5:1! f5:.5 d5 -:.5 e5! g5 bb5 | a5:.5! c6 ab5 f5 g5 f5 e5 d5
            | f5:1! a5:.5 c6 f6:.5! -:1.5`,
        },
        {
          by: 'mutes',
          tune: '-:2 c5:1 - | -:2 e5:1 - | -:4 | a4:1! -:1 c5:.5! - -:1',
          section: 1,
          level: -2,
          pan: 0.4,
        },
        ...trio,
      ],
    },
    background: {
      chords: 'F6 | Dm7 | Gm7 | C13 | Am7 D7b9 | Gm7 C7sus',
      tempo: 96,
      parts: [
        { by: 'bass', line: 'walk' },
        { by: 'piano', chords: '...x..-.', level: -6, pan: -0.3, about: 60 },
        { by: 'piano', tune: '-:7 a5:.5 c6 | -:8 | -:7 d5:.5 f5', level: -9, pan: 0.2 },
        { kit: { brush: '-.x--.x-' }, level: -3, pan: 0.15 },
      ],
    },
    danger: {
      chords: 'Fm | Gb/F | Fm6 | Fdim7',
      tempo: 84,
      parts: [
        { by: 'shivers', chords: 'x_______', about: 52, pan: -0.2, level: -2 },
        { by: 'piano', tune: 'f2:1! - c3 - f2! - db3 - f2! - c3 - f2! - b2 -', level: 0 },
        { by: 'bass', line: 'held', level: -3 },
        { kit: { floor: 'x..-....', brush: '....-...' }, level: -3 },
      ],
    },
    reveal: {
      chords: 'Gm7b5 C7b9 | F69',
      falls: 4,
      swells: [-14, 4],
      rings: 1.5,
      parts: [
        { by: 'piano', tune: 'g3:.25 bb3 db4 f4 g4 bb4 db5 f5 e4 g4 bb4 db5 e5 g5 bb5 db6 f6:1! -:3' },
        { by: 'piano', tune: '-:4 c5:1! -:3', section: 3, level: -2 },
        { by: 'shivers', tune: 'db5:2 e5 -:4', section: 2, long: 1, level: -3 },
        { by: 'bass', line: 'held' },
        { kit: { snare: '----------------' }, fill: { kick: 'x...', crash: '-...', bell: '-...' }, level: -1 },
      ],
    },
    right: {
      chords: 'Gm9 C13 F69 F69',
      tempo: 132,
      parts: [
        { by: 'piano', tune: 'bb4:.5 d5 e5 g5 a5:1! -', section: 2 },
        { by: 'mutes', tune: '-:2 a4:1! -', section: 2, level: -1, pan: 0.35 },
        { by: 'vibes', tune: '-:2 a5:.5 c6 f6:1', level: -5, pan: -0.35 },
        { by: 'bass', line: 'walk' },
        { kit: { brush: 'x-xxX...', ride: 'x.xxx...', kick: '....x...' } },
      ],
    },
    wrong: {
      chords: 'Fm6 Edim7 Ebm6 D7alt',
      tempo: 108,
      parts: [
        { by: 'mutes', tune: 'c4:.75! -:.25 b3:.75! -:.25 bb3:.75! -:.25 a3:1!', section: 1, long: 1, level: 2 },
        { by: 'piano', chords: 'x.x.x.x.', level: -5, about: 52 },
        { by: 'bass', line: 'walk' },
        { kit: { brush: 'x.x.x.X.', floor: '......x.' } },
      ],
    },
    steal: {
      chords: 'Gm7b5 Gm7b5 C7#9 C7#9',
      tempo: 138,
      parts: [
        { by: 'piano', tune: 'g4:.25 ab4 a4 bb4 b4 c5 db5 d5 eb5:.5! - eb5:1!', section: 2 },
        { by: 'mutes', tune: '-:2 eb4:.5! - eb4:1!', section: 3 },
        { by: 'bass', line: 'walk' },
        { kit: { brush: 'x.x.x.x.X.x.X...', snare: '........-.-.X...', kick: '........x.x.X...' } },
      ],
    },
    win: {
      chords: 'Bb6 Am7 | Gm9 C13 | F69',
      tempo: 126,
      rings: 1.7,
      parts: [
        {
          by: 'brass',
          section: 2,
          tune: 'd5:.5! f5 -:.5 f5 e5! c5 -:.5 e5 | g5:.5! a5 bb5 g5 e5:1! g5 | a5:3! -:1',
          long: 0.8,
          level: -1,
        },
        { by: 'piano', tune: 'bb5:1 d6 c6 a5 bb5 g5 e5 g5 | f5:.25 a5 c6 f6 a5 c6 f6 a6 c7:1 -', level: -1, pan: -0.3 },
        { by: 'piano', chords: 'x..x..x.', level: -5, about: 55 },
        ...trio,
        {
          kit: { snare: '..x...x.', kick: 'x...x..x' },
          fill: { snare: 'X-------', kick: 'X.......', crash: 'X.......' },
        },
      ],
    },
    loss: {
      chords: 'Bbm6 Eb9 | Am7 D7b9 | Gm7 C7sus F69 F69',
      tempo: 100,
      swells: [-2, -8],
      rings: 2.2,
      parts: [
        { by: 'mutes', tune: 'db5:1 bb4:.5 g4 db5:1 c5 | c5:1.5 a4:.5 eb4:2 | d4:1 e4 c4:2', long: 1 },
        { by: 'piano', chords: 'x..-x..-', level: -3, about: 56 },
        { by: 'bass', line: 'two' },
        { kit: { brush: '-.x-_.x-' }, level: -4 },
      ],
    },
    ceremony: {
      chords: 'F6 | Bb9 | F6/C D7 | Gm7 C13 | F69',
      tempo: 120,
      rings: 2,
      swells: [-4, 1],
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: `c5:.5! d5 f5:1 -:.5 f5 g5 f5 | ab5:1! f5:.5 d5 -:.5 d5 eb5 f5 | a5! a5 - a5 f#5 g5 a5 c6
            | bb5:1 g5:.5 e5 d5 e5 g5 bb5 | a5:3! f5:.5! -`,
          long: 0.8,
        },
        { by: 'piano', tune: '-:16 f5:.25 a5 c6 f6 a5 c6 f6 a6 c7:2', level: 0, pan: -0.3 },
        { by: 'piano', chords: 'x..x..x.', level: -4, about: 56, pan: 0.25 },
        ...trio,
        {
          kit: { snare: '..x...x.', kick: 'x...x..x' },
          fill: { snare: 'X-------', kick: 'X.......', crash: 'X.......' },
        },
      ],
    },
  },
};
