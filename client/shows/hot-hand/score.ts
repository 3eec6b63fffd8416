/** A casino at midnight: a mambo with congas, a piano in octaves and high brass. */
import { type Part, plays, type Score, sheet } from '../../sound/score.ts';

const mambo: readonly Part[] = [
  { by: 'piano', chords: 'x.xx.xx.', arpeggio: true, level: -4, center: 64 },
  { by: 'bass', line: 'tumbao' },
  {
    kit: {
      conga: '..-...xx',
      quinto: '.....-..|-..-..-.',
      rim: 'x..x..x.|..x.x...',
      cowbell: 'x.x.xxx.|x.x.x.xx',
      shaker: 'x-x-x-x-',
    },
    fill: { conga: 'x.xx..X.', quinto: '....xx..', crash: '......X.', kick: '......X.' },
  },
];

const backbeat: Part = { kit: { snare: '..x...x.' }, fill: { snare: 'X.----X.' }, level: -3 };

export const score: Score = {
  tempo: 184,
  swing: 0.5,
  tonic: 'Cm6',
  pieces: {
    theme: sheet('Cm7 | F9 | Cm7 | Abmaj7 G7#9 | Cm7 Bb6 | Cm6', {}, [
      plays('brass', { section: 2, gate: 0.75 })`
        g4:.5! c5 - eb5 d5! c5 - bb4 | c5! eb5 - g5 f5! eb5 c5 - | g5! - g5 eb5 - g5 f5 eb5
        | eb5! c5 - eb5 d5! b4 d5 f5 | eb5! - g5 eb5 d5! bb4 d5 f5 | eb5! c5 a4 c5 g5:1! c6:.5! -`,
      plays('marimba', { section: 1, level: -2 })`
        -:3 g5:.5 bb5 | -:3 a5:.5 c6 | -:3 g5:.5 bb5 | -:3 b5:.5 d6 | -:3 bb5:.5 d6 | -:2 eb6:1! -`,
      ...mambo,
    ]),
    background: sheet('Cm7 | F9 | Cm7 | F9 | Abmaj7 | G7sus | Cm7 | Ab6 G7', { tempo: 152 }, [
      { by: 'marimba', chords: '-..-..-.', arpeggio: true, level: -3 },
      { by: 'bass', line: 'tumbao', level: -1 },
      { by: 'keys', tune: '-:6 g5:.5 eb5 -:1 | -:14 c5:.5 d5 -:9', level: -9 },
      { kit: { conga: '..-...--', rim: '-..-..-.|..-.-...', shaker: '--------' }, level: -4 },
    ]),
    danger: sheet('Cm6 | Db/C | Ddim7/C | Cdim7', { tempo: 96 }, [
      { by: 'tremolo', chords: 'x_______', center: 53 },
      { by: 'bass', line: 'held', level: -1 },
      plays('marimba', { level: -4 })`
        c4:.5 - c4 - c4 - eb4:1 | c4:.5 - c4 - c4 - db4:1 | c4:.5 - c4 - d4 - f4:1 | c4:.5 c4 eb4 c4 gb4 c4 a4 gb4`,
      { kit: { conga: 'x..-....|x..-..-.|x.x-..x-|xxxxxxxx', floorTom: 'x.......', shaker: '--------' }, level: -3 },
    ]),
    reveal: sheet('Fm7 G7b9 | C6', { tempo: 120 }, [
      { by: 'marimba', tune: 'f4:.25 ab4 c5 eb5 f4 ab4 c5 eb5 g4 b4 d5 f5 ab4 b4 d5 f5 g5:1! -:3', section: 1 },
      { by: 'brass', tune: '-:4 e5:1! -:3', section: 3 },
      { by: 'tremolo', tune: 'ab4:2 b4 -:4', section: 2, gate: 1 },
      {
        kit: { conga: '----------------', quinto: '........--------' },
        fill: { conga: 'X...', kick: 'X...', crash: 'x...', cowbell: 'x...' },
      },
    ]),
    right: sheet('Fm7 G7 C69 C69', { tempo: 138 }, [
      { by: 'brass', tune: 'c5:.5 eb5 d5 f5 e5:1! -', section: 2, gate: 0.75 },
      { by: 'marimba', tune: 'f4:.25 ab4 c5 eb5 g4 b4 d5 f5 g5:.5 e5 c6:1', section: 1, level: -1 },
      { by: 'piano', chords: 'x.x.X...', level: -3, center: 64 },
      { by: 'bass', line: 'walk' },
      { kit: { conga: 'x.xxX...', quinto: '.x......', cowbell: 'x.x.X...', kick: '....x...' } },
    ]),
    // A minor chord whose root sinks out of it.
    wrong: sheet('Cm CmM7 Cm7 Am7b5', { tempo: 112 }, [
      { by: 'muted', tune: 'c5:.75! -:.25 b4:.75! -:.25 bb4:.75! -:.25 a4:1!', section: 1, gate: 1, level: 1 },
      { by: 'marimba', chords: 'x.xxx.x.', level: -4, center: 51 },
      { by: 'bass', line: 'walk' },
      { kit: { conga: 'x.xxx.X.', floorTom: '......x.' } },
    ]),
    // Everybody on the clave.
    steal: sheet('Dm7b5 Dm7b5 G7#9 G7#9', { tempo: 140 }, [
      { by: 'brass', tune: 'ab4:.75! c5! d5:.5! -:.5 bb4! bb4:1!', section: 3, gate: 0.7, level: -1 },
      { by: 'piano', chords: 'x..x..x...x.x...', center: 56 },
      { by: 'bass', line: 'eighths' },
      {
        kit: {
          conga: 'x--x--x---x-X...',
          quinto: '.xx.xx.xxx.x....',
          cowbell: 'x..x..x...x.x...',
          crash: '............X...',
        },
      },
    ]),
    win: sheet('Fm9 | Bb13 | Ebmaj9 | Abmaj7 | Dm7b5 G7b9 | C69', {}, [
      plays('brass', { section: 3, gate: 0.8 })`
        ab4:.5! c5 - eb5 c5! eb5 - g5 | ab5! f5 - d5 f5! ab5 - f5 | g5:1! bb5:.5 g5 f5:1! d5
        | eb5:1! g5:.5 eb5 c5:1! eb5 | f5:.5! ab5 f5 d5 b4! d5 f5 ab5 | g5:3! -:1`,
      { by: 'marimba', tune: '-:20 g5:.25 c6 e6 g6 e6 c6 g5 e5 c6:1 -', section: 1, level: 1 },
      ...mambo,
      backbeat,
    ]),
    loss: sheet('Fm7 Bb9 | Abmaj7 G7sus | Cm7', { tempo: 104 }, [
      { by: 'keys', tune: 'c5:1 ab4:.5 g4 ab4:1 f4 | eb4:1.5 f4:.5 d4:2 | g4:4', section: 1, level: 2 },
      { by: 'strings', chords: 'x_______', level: -7, center: 57 },
      { by: 'bass', line: 'bossa' },
      { kit: { conga: '..-...-.', shaker: '--------' }, level: -6 },
    ]),
    ceremony: sheet('Cm7 | F9 | Abmaj7 | Bb13 | Ebmaj7 | C7 | Fm9 G7 | C69', {}, [
      plays('brass', { section: 3, gate: 0.8 })`
        g4:.5! c5 - eb5 d5! c5 - bb4 | c5! eb5 - g5 f5! eb5 c5 - | eb5:1! c5:.5 eb5 g5:1! eb5:.5 g5
        | f5:1! d5:.5 f5 ab5:1! f5:.5 ab5 | g5:1! bb5 g5:.5 eb5 g5 bb5 | e5:1! g5 bb5 g5
        | ab5:.5! g5 ab5 c6 b5! g5 b5 d6 | c6:3! g5:.5! -`,
      { by: 'marimba', tune: '-:28 g5:.25 c6 e6 g6 e6 c6 g5 e5 c6:2', section: 1 },
      { by: 'strings', tune: 'eb5:4 c5 eb5 d5 eb5 e5 c5:2 b4 g4:4', section: 1, level: -7 },
      ...mambo,
      backbeat,
    ]),
  },
};
