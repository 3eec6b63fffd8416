/** A hall full of people with pencils: a marimba that ticks like a clock, woodblocks, and bright brass at the end. */
import type { Part, Score } from '../../sound/score.ts';

const clock: readonly Part[] = [
  { by: 'marimba', chords: 'x-xxx-x-x-xxx-x-', broken: true, level: -3, pan: -0.35, about: 62 },
  { by: 'electric', line: 'eighths', level: -2 },
  {
    kit: { kick: 'x...x...', snare: '..x...x.', hat: 'xxxxxxxx', rim: '.......-' },
    fill: { kick: 'x...x.X.', snare: '..xxx.X.', tom: '....-x..', crash: '......X.' },
    pan: 0.15,
  },
];

export const score: Score = {
  tempo: 120,
  swing: 0.5,
  home: 'Bb69',
  pieces: {
    theme: {
      chords: 'Bb6 | Gm7 Eb6 | Cm7 F13 | Eb6 F7 Bb69 Bb69',
      parts: [
        {
          by: 'brass',
          section: 2,
          tune: `bb4:.5! d5 f5:1! -:.5 f5 g5 f5 | d5! f5 -:.5 d5 eb5:1! g5 | g5:.5! f5 eb5 d5 -:.5 c5 d5 eb5
            | g5:1! a5 bb5:.5! f5 d5! -`,
          long: 0.8,
        },
        { by: 'strings', tune: 'f5:4 d5:2 bb4 | c5 a4 | g4:1 a4 bb4 -', section: 1, level: -5, pan: 0.35 },
        ...clock,
      ],
    },
    background: {
      chords: 'Bb6 | Gm7 | Ebmaj7 | F7sus | Bb6 | Cm7 F7sus',
      tempo: 112,
      parts: [
        { by: 'marimba', chords: 'x-x-x-x-', broken: true, level: -2, pan: -0.3, about: 60 },
        { by: 'keys', chords: 'x_______', level: -10, about: 58 },
        { by: 'bass', line: 'two', level: -2 },
        { by: 'harp', tune: '-:7 f5:.5 d5 | -:8 | -:7 g5:.5 bb5', level: -5, pan: 0.4 },
        { kit: { rim: '-...-...', hat: '..-...-.' }, level: -4 },
      ],
    },
    danger: {
      chords: 'Bbm | B/Bb | Bbm6 | Bbdim7',
      tempo: 100,
      parts: [
        { by: 'shivers', chords: 'x_______', about: 53, pan: -0.2 },
        { by: 'marimba', chords: 'x.x.x.x.', broken: true, level: -5, about: 58, pan: 0.4 },
        { by: 'bass', line: 'held', level: -1 },
        { kit: { rim: 'x.-.x.-.', floor: '-.......' }, level: -4 },
      ],
    },
    reveal: {
      chords: 'Cm7b5 F7b9 | Bb69',
      falls: 4,
      swells: [-14, 4],
      rings: 1.4,
      parts: [
        { by: 'marimba', tune: 'c4:.25 eb4 gb4 bb4 c5 bb4 gb4 eb4 f4 a4 c5 eb5 gb5 eb5 c5 a4 bb5:1! -:3', section: 1 },
        { by: 'brass', tune: '-:4 f5:1! -:3', section: 3 },
        { by: 'shivers', tune: 'gb4:2 a4 -:4', section: 2, long: 1 },
        {
          kit: { rim: 'x.x.x.x.xxxxxxxx', snare: '--------xxxxxxxx' },
          fill: { kick: 'X...', crash: 'x...', bell: 'x...' },
        },
      ],
    },
    right: {
      chords: 'Cm7 F13 Bb69 Bb69',
      tempo: 144,
      parts: [
        { by: 'marimba', tune: 'c5:.25 eb5 g5 bb5 a4 c5 eb5 g5 bb5:1! -', section: 1 },
        { by: 'brass', tune: '-:2 d5:1! -', section: 2 },
        { by: 'harp', tune: '-:2 bb5:.25 d6 f6 bb6 d7:1', level: -2, pan: 0.35 },
        { by: 'bass', line: 'walk' },
        { kit: { rim: 'xxxxX...', kick: 'x.x.X...', snare: '....x...', bell: '....x...' } },
      ],
    },
    wrong: {
      chords: 'Bbm6 Adim7 Abm6 G7alt',
      tempo: 116,
      parts: [
        { by: 'marimba', tune: 'f4:1! e4! eb4! d4!', section: 2 },
        { by: 'mutes', tune: '-:3 d4:1!', section: 1, level: -1 },
        { by: 'bass', line: 'walk' },
        { kit: { rim: 'x.x.x.x.', floor: '......X.' } },
      ],
    },
    steal: {
      chords: 'Cm7b5 Cm7b5 F7#9 F7#9',
      tempo: 144,
      parts: [
        { by: 'marimba', tune: 'c5:.25 db5 d5 eb5 e5 f5 f#5 g5 ab5:.5! - ab5:1!', section: 2 },
        { by: 'brass', tune: '-:2 ab4:.5! - ab4:1!', section: 3 },
        { by: 'electric', line: 'eighths' },
        { kit: { snare: '--------X.x.X...', kick: '........X.x.X...', crash: '........x.......' } },
      ],
    },
    win: {
      chords: 'Eb6 Dm7 | Cm7 F13 | Bb69',
      tempo: 126,
      rings: 1.6,
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: 'g4:.5! bb4 -:.5 bb4 a4! c5 -:.5 d5 | eb5! f5 g5 eb5 a5:1! c6 | bb5:3! -:1',
          long: 0.85,
        },
        {
          by: 'marimba',
          tune: 'eb5:1 g5 f5 d5 eb5 g5 a5 eb5 bb5:.25 d6 f6 bb6 f6 d6 bb5 f5 bb5:1 -',
          section: 1,
          pan: 0.35,
        },
        ...clock,
      ],
    },
    loss: {
      chords: 'Ebm6 Ab9 | Bb6 Gm7 | Cm7 F7sus Bb69 Bb69',
      tempo: 108,
      swells: [-2, -8],
      rings: 2,
      parts: [
        { by: 'harp', tune: 'gb4:1 bb4:.5 c5 gb4:1 eb4 | f4:1.5 g4:.5 d4:2 | eb4:1 c4 d4:2', section: 1, level: 3 },
        { by: 'strings', chords: 'x_______', level: -5, about: 56, pan: 0.3 },
        { by: 'bass', line: 'two' },
        { kit: { rim: '-...-...' }, level: -6 },
      ],
    },
    ceremony: {
      chords: 'Bb6 | Eb6 F13 | Dm7 G7 | Cm7 F13 | Bb69',
      rings: 2,
      swells: [-4, 1],
      parts: [
        {
          by: 'brass',
          section: 3,
          tune: `bb4:.5! d5 f5:1! -:.5 f5 g5 bb5 | g5! bb5 -:.5 g5 a5:1! f5 | f5:.5! a5 f5 d5 b4:1! d5
            | eb5:.5! g5 bb5 g5 a5! f5 a5 c6 | d6:3! bb5:.5! -`,
          long: 0.85,
        },
        { by: 'strings', tune: 'f5:4 eb5:2 f5 f5 f5 eb5 eb5 d5:4', section: 1, level: -5, pan: 0.35 },
        { by: 'harp', tune: '-:16 bb5:.25 d6 f6 bb6 d6 f6 bb6 d7 bb6:2', level: -2, pan: -0.35 },
        ...clock,
      ],
    },
  },
};
