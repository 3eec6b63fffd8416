/** A prime-time big band that swings: brass in sections, a walking bass, brushes while somebody thinks. */
import type { Part, Score } from '../../sound/score.ts';

const swing: readonly Part[] = [
  { by: 'piano', chords: '.x..x..x', level: -5, pan: -0.35 },
  { by: 'bass', line: 'walk', level: -1 },
  {
    kit: { ride: 'x.xxx.xx', hat: '..x...x.', kick: 'x...-...', snare: '...-....' },
    fill: { snare: 'x-xxX.X.', kick: 'x...X.X.', crash: '......X.', ride: 'x.x.x...' },
    pan: 0.2,
  },
];

export const score: Score = {
  tempo: 120,
  swing: 0.64,
  home: 'G69',
  pieces: {
    theme: {
      chords: 'G6 E7 | Am7 D9 | G6/B Bbdim7 | Am7 D13 G69 G69',
      rings: 1.4,
      parts: [
        {
          by: 'brass',
          section: 2,
          tune: `d5:.5! e5 g5:1 -:.5 e5 d5 b4 | c5! d5 e5:1 -:.5 f#5 e5 d5
            | g5! g5 - g5 a5 g5 f5 e5 | e5 d5 c5 a4 b4:1! g5:.5! -`,
          long: 0.8,
        },
        {
          by: 'strings',
          tune: '-:2 g4:1 g#4 | a4:2 c5:1 b4 | b4:2 bb4 | a4:1 c5 b4 -',
          section: 1,
          level: -7,
          pan: 0.4,
        },
        ...swing,
      ],
    },
    background: {
      chords: 'G6 | Em7 | Am7 | D9 | Bm7 E7b9 | Am7 D7sus',
      tempo: 104,
      parts: [
        { by: 'bass', line: 'walk' },
        { by: 'piano', chords: '...x...-', level: -7, pan: -0.3, about: 62 },
        { by: 'vibes', tune: '-:8 d5:.5 e5 -:3 | -:4 | -:2 b4:.5 d5 -:1 | -:4', level: -9, pan: 0.4 },
        { kit: { brush: '-.x--.x-', hat: '..-...-.' }, level: -3, pan: 0.15 },
      ],
    },
    danger: {
      chords: 'Gm | Ab/G | Gm6 | Gdim7',
      tempo: 88,
      parts: [
        { by: 'shivers', chords: 'x_______', about: 53, pan: -0.2 },
        { by: 'bass', line: 'held', level: -5 },
        { by: 'mutes', tune: '-:3 d4:1 eb4:2 -:2 -:3 d4:1 db4:2 -:2', level: -6, pan: 0.4 },
        { kit: { floor: 'x..-....', rim: '......-.' }, level: -2 },
      ],
    },
    reveal: {
      chords: 'D7sus D7b9 | G69',
      falls: 4,
      swells: [-15, 5],
      rings: 1.3,
      parts: [
        { by: 'shivers', tune: 'a4:1 c5 d5 eb5 -:4', section: 2, long: 1 },
        { by: 'brass', tune: '-:4 b4:1! -:3', section: 3, level: 2 },
        { by: 'bass', line: 'held' },
        {
          kit: { snare: '----------------' },
          fill: { crash: 'x.......', kick: 'x.......', bell: 'x.......' },
          level: 2,
        },
      ],
    },
    right: {
      chords: 'Am7 D9 G69 G69',
      tempo: 148,
      rings: 1.1,
      parts: [
        { by: 'brass', tune: 'c5:.5 d5 e5 f#5 g5:1! -:1', section: 2, long: 0.75 },
        { by: 'vibes', tune: '-:2 b5:.5 d6 g6:1', level: -4, pan: 0.3 },
        { by: 'piano', chords: 'x.x.X...', level: -4, pan: -0.3 },
        { by: 'bass', line: 'walk' },
        { kit: { snare: '....X...', kick: 'x...X...', crash: '....-...', ride: 'x.xx....' } },
      ],
    },
    wrong: {
      chords: 'Gm6 F#dim7 Fm6 E7alt',
      tempo: 112,
      rings: 1,
      parts: [
        { by: 'mutes', tune: 'd4:.75! -:.25 c#4:.75! -:.25 c4:.75! -:.25 b3:1!', section: 1, long: 1 },
        { by: 'bass', line: 'walk', level: -1 },
        { by: 'piano', chords: 'x.x.x.x.', level: -8, about: 53 },
        { kit: { brush: 'x.x.x.X.', floor: '......x.' } },
      ],
    },
    steal: {
      chords: 'Am7b5 Am7b5 D7#9 D7#9',
      tempo: 144,
      rings: 1.2,
      parts: [
        { by: 'brass', tune: 'a4:.25 bb4 b4 c5 c#5 d5 d#5 e5 f5:.5! - f5:1!', section: 3, long: 0.8 },
        { by: 'piano', chords: '....X.X.', level: -3, about: 57 },
        { by: 'electric', tune: 'd2:.25 d2 d2 d2 d2 d2 d2 d2 d2:.5! - d2:1!', level: -4 },
        { kit: { snare: '--------x.x.X...', kick: '........X.x.X...', crash: '........X.......' } },
      ],
    },
    win: {
      chords: 'C6 Bm7 | Am7 D13 | G69',
      tempo: 126,
      rings: 1.6,
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: 'g4:.5! g4 -:.5 g4 b4:.5! d5 -:1 | e5:.5! e5 f#5 g5 a5:1! f#5 | g5:3! -:1',
          long: 0.85,
        },
        { by: 'strings', tune: 'e5:2 d5 c5 a4 | b4:4', section: 1, level: -5, pan: 0.4 },
        { by: 'piano', chords: 'x.xx.xx.', level: -5, pan: -0.3 },
        { by: 'bass', line: 'walk' },
        {
          kit: { ride: 'x.xxx.xx', snare: '..x...X.', kick: 'x...x..x', crash: '-.......' },
          fill: { crash: 'X.......', kick: 'X..x....', snare: 'X.......', tom: '..xxx...', floor: '.....xX.' },
        },
      ],
    },
    loss: {
      chords: 'Em7 A9 | Am7 D7b9 | Gmaj9',
      tempo: 104,
      swells: [-2, -8],
      rings: 2,
      parts: [
        { by: 'piano', tune: 'b4:1 d5:.5 c#5 b4:1 g4 | a4 c5:.5 b4 a4:1 eb4 | d4:4', level: -1 },
        { by: 'strings', chords: 'x_______', level: -6, about: 57, pan: 0.3 },
        { by: 'bass', line: 'two' },
        { kit: { brush: '-.x.-.x.' }, level: -6 },
      ],
    },
    ceremony: {
      chords: 'G6 | C9 | G6/D E7 | Am7 D13 | G69',
      rings: 2,
      swells: [-4, 1],
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: `d5:.5! e5 g5:1 -:.5 g5 a5 g5 | bb5:1! g5:.5 e5 -:.5 e5 f5 g5 | b5! b5 - b5 g#5 a5 b5 d6
            | c6:1 a5:.5 f#5 e5 f#5 a5 c6 | b5:3! g5:.5! -`,
          long: 0.85,
        },
        { by: 'strings', tune: 'b4:4 bb4 b4:2 g#4 a4 c5 d5:4', section: 1, level: -5, pan: 0.4 },
        { by: 'vibes', tune: '-:16 d6:.5 e6 g6 b6 d7:2', level: -6, pan: -0.4 },
        ...swing,
      ],
    },
  },
};
