/** A hall full of people with pencils: a marimba that ticks like a clock, woodblocks, and bright brass at the end. */
import { type Part, plays, type Score, sheet } from '../../sound/score.ts';

const clock: readonly Part[] = [
  { by: 'marimba', chords: 'x-xxx-x-x-xxx-x-', arpeggio: true, level: -3, center: 62, pan: -0.35 },
  { by: 'synthBass', line: 'eighths', level: -2 },
  {
    kit: { kick: 'x...x...', snare: '..x...x.', hat: 'xxxxxxxx', rim: '.......-' },
    fill: { kick: 'x...x.X.', snare: '..xxx.X.', tom: '....-x..', crash: '......X.' },
  },
];

export const score: Score = {
  tempo: 120,
  swing: 0.5,
  tonic: 'Bb69',
  pieces: {
    theme: sheet('Bb6 | Gm7 Eb6 | Cm7 F13 | Eb6 F7 Bb69 Bb69', {}, [
      plays('brass', { section: 2, gate: 0.8 })`
        bb4:.5! d5 f5:1! -:.5 f5 g5 f5 | d5! f5 -:.5 d5 eb5:1! g5 | g5:.5! f5 eb5 d5 -:.5 c5 d5 eb5
        | g5:1! a5 bb5:.5! f5 d5! -`,
      { by: 'strings', tune: 'f5:4 d5:2 bb4 | c5 a4 | g4:1 a4 bb4 -', section: 1, level: -5 },
      ...clock,
    ]),
    background: sheet('Bb6 | Gm7 | Eb6 | F7sus | Bb6 | Cm7 F7sus', { tempo: 112 }, [
      { by: 'marimba', chords: 'x-x-x-x-', arpeggio: true, level: -2, center: 60 },
      { by: 'keys', chords: 'x_______', level: -10, center: 58 },
      { by: 'bass', line: 'two', level: -2 },
      { by: 'harp', tune: '-:7 f5:.5 d5 | -:8 | -:7 g5:.5 bb5', level: -5 },
      { kit: { rim: '-...-...', hat: '..-...-.' }, level: -4 },
    ]),
    // The clock goes faster.
    danger: sheet('Bbm | Bbm | B/Bb | Bbdim7', { tempo: 100 }, [
      { by: 'tremolo', chords: 'x_______', center: 53 },
      { by: 'marimba', chords: 'x...x...|x.x.x.x.|xxxxxxxx|xxxxxxxxxxxxxxxx', arpeggio: true, level: -5, center: 58 },
      { by: 'bass', line: 'held', level: -1 },
      { kit: { rim: 'x...x...|x.-.x.-.|x-x-x-x-|xxxxxxxx', floorTom: '-...|-...|-...-...|x.x.x.x.' }, level: -4 },
    ]),
    reveal: sheet('Cm7b5 F7b9 | Bb69', {}, [
      { by: 'marimba', tune: 'c4:.25 eb4 gb4 bb4 c5 bb4 gb4 eb4 f4 a4 c5 eb5 gb5 eb5 c5 a4 bb5:1! -:3', section: 1 },
      { by: 'brass', tune: '-:4 f5:1! -:3', section: 3 },
      { by: 'tremolo', tune: 'gb4:2 a4 -:4', section: 2, gate: 1 },
      {
        kit: { rim: 'x.x.x.x.xxxxxxxx', snare: '--------xxxxxxxx' },
        fill: { kick: 'X...', crash: 'x...', triangle: 'x...' },
      },
    ]),
    right: sheet('Cm7 F13 Bb69 Bb69', { tempo: 144 }, [
      { by: 'marimba', tune: 'c5:.25 eb5 g5 bb5 a4 c5 eb5 g5 bb5:1! -', section: 1 },
      { by: 'brass', tune: '-:2 d5:1! -', section: 2 },
      { by: 'harp', tune: '-:2 bb5:.25 d6 f6 bb6 d7:1', level: -2 },
      { by: 'bass', line: 'walk' },
      { kit: { rim: 'xxxxX...', kick: 'x.x.X...', snare: '....x...', triangle: '....x...' } },
    ]),
    // The clock runs down.
    wrong: sheet('Bb6 Bb6 E7 E7', { tempo: 116 }, [
      { by: 'marimba', tune: 'bb5:.25! f5 bb5 f5 bb4:.5! f4 e4:1! e4!', section: 2 },
      { by: 'muted', tune: '-:2 d4:1! d4!', level: -1, gate: 0.6 },
      { by: 'bass', line: 'walk' },
      { kit: { rim: 'xxxxx.x.........', floorTom: '....X.X.' } },
    ]),
    steal: sheet('Cm7b5 Cm7b5 F7#9 F7#9', { tempo: 144 }, [
      { by: 'marimba', tune: 'c5:.5! c5 c5:.25 eb5 gb5 bb5 ab5:.5! - ab5:1!', section: 1 },
      { by: 'brass', tune: '-:2 ab4:.5! - ab4:1!', section: 3 },
      { by: 'synthBass', line: 'eighths' },
      {
        kit: {
          rim: 'x...x.x.x.......',
          snare: '..--xxxxX.x.X...',
          kick: '........X.x.X...',
          crash: '........x.......',
        },
      },
    ]),
    win: sheet('Eb6 Dm7 | Cm7 F13 | Bb69', { tempo: 126 }, [
      plays('brass', { section: 3, gate: 0.85 })`
        g4:.5! bb4 -:.5 bb4 a4! c5 -:.5 d5 | eb5! f5 g5 eb5 a5:1! c6 | bb5:3! -:1`,
      { by: 'marimba', tune: 'eb5:1 g5 f5 d5 eb5 g5 a5 eb5 bb5:.25 d6 f6 bb6 f6 d6 bb5 f5 bb5:1 -', section: 1 },
      ...clock,
    ]),
    loss: sheet('Ebm6 Ab9 | Bb6 Gm7 | Cm7 F7sus Bb69 Bb69', { tempo: 108 }, [
      { by: 'harp', tune: 'gb4:1 bb4:.5 c5 gb4:1 eb4 | f4:1.5 g4:.5 d4:2 | eb4:1 c4 d4:2', section: 1, level: 3 },
      { by: 'strings', chords: 'x_______', level: -5, center: 56 },
      { by: 'bass', line: 'two' },
      { kit: { rim: '-...-...' }, level: -6 },
    ]),
    ceremony: sheet('Bb6 | Eb6 F13 | Dm7 G7 | Cm7 F13 | Bb69', {}, [
      plays('brass', { section: 3, gate: 0.85 })`
        bb4:.5! d5 f5:1! -:.5 f5 g5 bb5 | g5! bb5 -:.5 g5 a5:1! f5 | f5:.5! a5 f5 d5 b4:1! d5
        | eb5:.5! g5 bb5 g5 a5! f5 a5 c6 | d6:3! bb5:.5! -`,
      { by: 'strings', tune: 'f5:4 eb5:2 f5 f5 f5 eb5 eb5 d5:4', section: 1, level: -5 },
      { by: 'harp', tune: '-:16 bb5:.25 d6 f6 bb6 d6 f6 bb6 d7 bb6:2', level: -2 },
      ...clock,
    ]),
  },
};
