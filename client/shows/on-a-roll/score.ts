/** A road in the sun: surf guitars and a combo organ, straight eighths, and toms that roll. */
import { type Part, plays, type Score, sheet } from '../../sound/score.ts';

const road: readonly Part[] = [
  { by: 'organ', chords: '.x.x.x.x', level: -5, center: 62 },
  { by: 'synthBass', line: 'eighths', level: -1 },
  {
    kit: { kick: 'x...x.x.', snare: '..x..x..', hat: 'xxxxxxxx', crash: '........' },
    fill: { snare: 'xxxx..X.', tom: '....xx..', floorTom: '......x.', kick: 'x.x.x.X.', crash: '......X.' },
  },
];

export const score: Score = {
  tempo: 150,
  swing: 0.5,
  tonic: 'A6',
  pieces: {
    theme: sheet('A | A | D | E | A6', {}, [
      plays('guitar', { section: 1, level: 3, gate: 1 })`
        a4:.5! a4 c#5 e5 f#5:1! e5 | a4:.5! a4 c#5 e5 g5:1! e5 | f#5:.5! f#5 e5 d5 a4 d5 f#5 a5
        | g#5! g#5 f#5 e5 d5 b4 d5 g#4 | a4:1! c#5:.5 e5 a5:1! -`,
      { by: 'organ', tune: '-:4 -:2 e5:.5 g5 a5:1 -:7 b5:.5 b5 | a5:1 -:3', section: 1, level: -2 },
      { by: 'brass', tune: '-:12 e5:2 g#5 | a5:1 -:1 c#6:1! -', section: 2, level: -3 },
      ...road,
    ]),
    background: sheet('A6 | F#m7 | D6 | E7sus | A6 | D6 E7sus', { tempo: 116 }, [
      { by: 'guitar', chords: 'x-x-x-x-', arpeggio: true, level: -6, center: 57 },
      { by: 'bass', line: 'two', level: -1 },
      { by: 'organ', tune: '-:7 e5:.5 c#5 | -:8 | -:7 a4:.5 b4', level: -10 },
      { kit: { hat: '-.-.-.-.', rim: '..-...-.', kick: '-.......' }, level: -4 },
    ]),
    danger: sheet('Am6 | Am6 | Bb | E7b9', { tempo: 104 }, [
      { by: 'tremolo', chords: 'x_______', center: 54 },
      plays('guitar', { gate: 0.8 })`
        a2:.5! a2 c3 a2 e3 a2 f#3! e3 | a2! a2 c3 a2 e3 f#3 e3! c3 | bb2! bb2 d3 bb2 f3 bb2 d4! f3
        | e3! e3 g#3 b3 d4 f4 g#4! b4`,
      { by: 'synthBass', line: 'eighths', level: -4 },
      {
        kit: { floorTom: 'x.x.-.-.|x.x.x.x.|xxx.xxx.|xxxxxxxx', snare: '........|........|..-...-.|--xx--xx' },
        level: -3,
      },
    ]),
    reveal: sheet('D E7b9 | A6', { tempo: 120 }, [
      { by: 'guitar', tune: 'd3:.25 f#3 a3 d4 f#4 a4 d5 f#5 e3 g#3 b3 d4 f4 b4 d5 f5 a5:1! -:3', level: 2, gate: 1 },
      { by: 'organ', tune: '-:4 c#5:1! -:3', section: 3 },
      { by: 'tremolo', tune: 'a4:2 b4 -:4', section: 2, gate: 1 },
      {
        kit: { floorTom: '----------------', snare: '........--------' },
        fill: { kick: 'X...', crash: 'X...', triangle: 'x...' },
      },
    ]),
    right: sheet('D E7 A6 A6', { tempo: 156 }, [
      { by: 'guitar', tune: 'd5:.5 f#5 e5 g#5 a5:1! -', section: 1, level: 3 },
      { by: 'organ', tune: '-:2 a5:.5 c#6 e6:1', section: 1 },
      { by: 'brass', tune: '-:2 e5:1! -', section: 2, level: -2 },
      { by: 'synthBass', line: 'walk' },
      { kit: { kick: 'x.x.X...', snare: '.x.xX...', hat: 'xxxxx...', crash: '....x...' } },
    ]),
    // The surfer falls off: down the Andalusian cadence.
    wrong: sheet('Am G F E7', { tempo: 120 }, [
      { by: 'guitar', tune: 'e4:1! d4! c4! b3!', section: 1, level: 3, gate: 1, pan: 0 },
      { by: 'organ', chords: 'x.x.x.x.', level: -6, center: 55 },
      { by: 'synthBass', line: 'walk' },
      { kit: { floorTom: 'x.x.x.X.', snare: '......x.' } },
    ]),
    steal: sheet('Dm6 Dm6 E7#9 E7#9', { tempo: 152 }, [
      { by: 'guitar', tune: 'd4:.25 d4 e4 e4 f4 f4 g4 g4 g#4 g#4 a4 a4 g5:.5! g5:.5!', section: 1, level: 3, gate: 1 },
      { by: 'brass', tune: '-:3 g4:.5! g4!', section: 3 },
      { by: 'synthBass', line: 'eighths' },
      {
        kit: {
          snare: 'x.x.x.x.x.x.X.X.',
          tom: '.x.x.x.x........',
          kick: '............X.X.',
          crash: '............x...',
        },
      },
    ]),
    win: sheet('D | A/E F#m7 | Bm7 E7 | A6', { tempo: 150 }, [
      plays('brass', { section: 3, gate: 0.85 })`
        f#5:.5! f#5 e5 d5 f#5:1! a5 | e5:.5! e5 c#5 e5 a5:1! f#5 | d5:.5! f#5 a5 f#5 g#5:1! b5 | a5:3! -:1`,
      plays('guitar', { level: 1 })`
        a4:.5 d5 f#5 a5 d6 a5 f#5 d5 c#5 e5 a5 c#6 a4 c#5 f#5 a5 b4 d5 f#5 b5 g#4 b4 d5 e5 a4:.25 c#5 e5 a5 c#6:2 -:1`,
      ...road,
    ]),
    loss: sheet('Bm7 E7 | C#m7 F#m7 | D6 E7sus A6 A6', { tempo: 116 }, [
      plays('guitar', { section: 1, level: 2, gate: 1 })`d5:1 c#5:.5 b4 d5:1 b4 | c#5:1.5 b4:.5 a4:2 | f#4:1 e4 c#4:2`,
      { by: 'organ', chords: 'x_______', level: -8, center: 57 },
      { by: 'bass', line: 'two' },
      { kit: { brush: '..-...-.', hat: '-.-.-.-.' }, level: -5 },
    ]),
    ceremony: sheet('A | D | A/E | F#7 | Bm7 E7 | A6', { tempo: 144 }, [
      plays('brass', { section: 3, gate: 0.85 })`
        a4:.5! a4 c#5 e5 a5:1! e5 | f#5:.5! f#5 a5 f#5 d5:1! a5 | a5:.5! e5 c#5 e5 a5:1! c#6
        | bb5:.5! a5 f#5 e5 c#5:1! e5 | d5:.5! f#5 b5 f#5 g#5:1! d6 | c#6:3! a5:.5! -`,
      { by: 'guitar', tune: '-:20 a4:.25 c#5 e5 a5 c#6 e6 c#6 a5 c#6:2', level: 2 },
      { by: 'organ', chords: 'x_______', level: -5, center: 64 },
      ...road,
    ]),
  },
};
