/** A neon discotheque: synthetic brass, electric bass in octaves, four on the floor. */
import type { Part, Score } from '../../sound/score.ts';

const floor: readonly Part[] = [
  { by: 'keys', chords: '..x..x....x..x..', level: -5, pan: -0.35, about: 62 },
  { by: 'electric', line: 'octaves' },
  {
    kit: { kick: 'x...x...x...x...', snare: '....x.......x...', hat: 'x.x-x.x-x.x-x.x-', open: '..-...-...-...-.' },
    fill: { kick: 'x...x...x...X...', snare: '....x..xx.xxX...', tom: '......xx........', crash: '............X...' },
    pan: 0.15,
  },
];

export const score: Score = {
  tempo: 120,
  swing: 0.5,
  home: 'Am9',
  pieces: {
    theme: {
      chords: 'Am7 | Fmaj7 G6 | Dm9 E7#9 | Am7 G6 Am9 Am9',
      parts: [
        {
          by: 'brass',
          section: 2,
          tune: `a4:.5! c5:.25 e5 -:.5 e5 g5:1! e5 | f5:.5! e5:.25 c5 -:.5 a4 b4:1! d5 | f5:.5! f5 e5 d5 g#4:1! b4
            | c5:.5! c5 b4 d5 e5:1! a5:.5! -`,
          long: 0.8,
        },
        { by: 'lead', tune: '-:2 a5:.25 g5 e5 d5 e5:1 | -:8 | -:2 e5:.5 g5 a5 -', level: -4, pan: 0.35 },
        { by: 'strings', tune: 'c5:4 c5:2 d5 | f5 g#5 | a5:1 b5 c6 -', level: -5, pan: -0.25, section: 1 },
        ...floor,
      ],
    },
    background: {
      chords: 'Am9 | Fmaj7 | Dm9 | E7sus | Am9 | Fmaj7 G6',
      tempo: 108,
      parts: [
        { by: 'keys', chords: 'x..x..x...x..x..', level: -2, pan: -0.3, about: 64 },
        { by: 'electric', line: 'bossa', level: -7 },
        // A call and its answer.
        { by: 'lead', tune: '-:2 e5:.25 g5 e5:.5 -:5 | -:8 | -:6 d5:.25 e5 g5:.5 -:1', level: -6, pan: 0.4 },
        { by: 'vibes', tune: '-:4 -:2 c5:.5 a4 -:1 | -:4 -:2 b4:.5 d5 -:1 | -:4 | -:4', level: -5, pan: -0.45 },
        { kit: { kick: '-.......-.......', hat: 'x.-.x.-.x.-.x.--', rim: '....x.......x..-' }, level: -1 },
      ],
    },
    danger: {
      chords: 'Am | Bb/A | Am6 | Adim7',
      tempo: 96,
      parts: [
        { by: 'shivers', chords: 'x_______', about: 52, pan: -0.2 },
        { by: 'electric', line: 'eighths', level: -5 },
        { by: 'lead', tune: '-:3 e4:1 f4:2 -:2 -:3 e4:1 eb4:2 -:2', level: -8, pan: 0.4 },
        { kit: { kick: 'x.-.....', hat: '--------' }, level: -4 },
      ],
    },
    reveal: {
      chords: 'Dm9 E7b9 | Am9',
      falls: 4,
      swells: [-14, 4],
      rings: 1.4,
      parts: [
        { by: 'lead', tune: 'd4:.25 f4 a4 c5 e4 f4 a4 c5 e4 g#4 b4 d5 e5 g#5 b5 d6 e6:1! -:3' },
        { by: 'shivers', tune: 'a4:2 b4 -:4', section: 2, long: 1 },
        { by: 'brass', tune: '-:4 c5:1! -:3', section: 3 },
        { by: 'electric', tune: 'd2:.5 d2 d2 d2 e2 e2 e2 e2 a2:1! -:3', level: -3 },
        { kit: { snare: '----------------' }, fill: { kick: 'X...', crash: 'X...' } },
      ],
    },
    right: {
      chords: 'Fmaj7 G6 Am9 Am9',
      tempo: 136,
      parts: [
        { by: 'brass', tune: 'a4:.5 c5 d5 g5 a5:1! -', section: 2, long: 0.75 },
        { by: 'lead', tune: '-:2 a5:.25 c6 e6 g6 a6:1', level: -2, pan: 0.3 },
        { by: 'keys', chords: 'x.x.X...', level: -3, pan: -0.3 },
        { by: 'electric', line: 'walk', level: -3 },
        { kit: { kick: 'x.x.X...', snare: '..x.X...', hat: 'xxxxx...', crash: '....-...' } },
      ],
    },
    wrong: {
      chords: 'Am G#aug Gm6 F#m7b5',
      tempo: 112,
      parts: [
        { by: 'lead', tune: 'e4:.75! -:.25 eb4:.75 -:.25 d4:.75 -:.25 c4:1!', section: 1, long: 1 },
        { by: 'electric', line: 'walk', level: -3 },
        { by: 'keys', chords: 'x.x.x.x.', level: -8, about: 54 },
        { kit: { kick: 'x.x.x.X.', rim: '..x...x.' } },
      ],
    },
    steal: {
      chords: 'Dm7 Dm7 E7#9 E7#9',
      tempo: 136,
      parts: [
        { by: 'lead', tune: 'd5:.25 c5 a4 f4 d4 f4 a4 c5 g5:.5! - g5:1!' },
        { by: 'brass', tune: '-:2 g4:.5! - g4:1!', section: 3 },
        { by: 'electric', level: -2, tune: 'd2:.25 d2 d3 d2 d2 d2 d3 d2 e2:.5! - e2:1!' },
        { kit: { snare: '--------X.x.X...', kick: 'x...x...X.x.X...', crash: '........X.......' } },
      ],
    },
    win: {
      chords: 'Fmaj7 G6 | Em7 A7 | D6/A A69',
      tempo: 126,
      rings: 1.7,
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: 'a4:.5! c5 -:.5 c5 b4! d5 -:.5 d5 | e5! g5 -:.5 g5 a5:1! e5 | f#5:1! a5 c#6:1! -',
          long: 0.85,
        },
        { by: 'strings', tune: 'c6:2 b5 | b5 c#6 | d6 e6:1 -', level: -4, section: 1, pan: 0.3 },
        { by: 'lead', tune: '-:8 a5:.25 c#6 d6 f#6 a5 d6 f#6 a6 e6 c#6 a5 e5 a5:1', level: -4, pan: -0.4 },
        ...floor,
      ],
    },
    loss: {
      chords: 'Fmaj7 Em7 | Dm9 E7sus | Am9',
      tempo: 104,
      swells: [-2, -8],
      rings: 2,
      parts: [
        { by: 'keys', tune: 'a4:1 g4:.5 e4 g4:1 e4 | f4:1.5 e4:.5 d4:1 b3 | c4:4', section: 1, level: 2 },
        { by: 'strings', chords: 'x_______', level: -5, about: 62, pan: 0.3 },
        { by: 'vibes', tune: '-:2 -:1 b5:.5 g5 | -:2 -:1 d5:.5 b4 | -:4', level: -4, pan: -0.3 },
        { by: 'electric', line: 'two', level: -7 },
        { kit: { hat: '-.-.-.-.', rim: '..-...-.' }, level: -6 },
      ],
    },
    ceremony: {
      chords: 'Am7 | Fmaj7 G6 | C6 A7 | D9 E7 | A69',
      rings: 2,
      swells: [-4, 1],
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: `a4:.5! c5:.25 e5 -:.5 e5 g5:1! a5 | c6:.5! a5:.25 f5 -:.5 a5 b5:1! d6 | e6:.5! d6 c6 g5 c#6:1! e6
            | f#6:.5! e6 d6 a5 g#5:1 b5 | c#6:3! a5:.5! -`,
          long: 0.85,
        },
        { by: 'strings', tune: 'e5:4 a5:2 g5 g5 g5 a5 g#5 a5:4', level: -4, section: 1, pan: 0.3 },
        { by: 'lead', tune: '-:16 a5:.25 c#6 e6 a6 e6 c#6 a5 e5 a5 c#6 e6 a6 c#7:1', level: -5, pan: -0.4 },
        ...floor,
      ],
    },
  },
};
