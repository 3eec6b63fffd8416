/** Velvet and gold: strings, timpani and a harp, in a minor key that turns to major for a million. */
import { drums, type Part, plays, type Score, sheet } from '../../sound/score.ts';

const pulse: readonly Part[] = [
  { by: 'strings', chords: 'x-x-x-x-x-x-', level: -9, center: 52, pan: -0.35 },
  { by: 'bass', line: 'eighths', level: -2 },
];

const triumph: readonly Part[] = [
  { by: 'harp', chords: 'xxxxxxxxxxxxxxxx', arpeggio: true, level: -8, center: 66 },
  { by: 'bass', line: 'octaves', level: -3 },
];

export const score: Score = {
  tempo: 90,
  swing: 0.5,
  tonic: 'C#m6',
  pieces: {
    theme: sheet('C#m A | F#m6 G#7b9 | C#m6', { tail: 2, dynamics: [-5, 0] }, [
      plays('brass', { section: 2, gate: 0.95 })`
        g#4:1! c#5:.5 d#5 e5:1.5! d#5:.25 c#5 | a5:1! g#5:.5 f#5 c5:1! d#5 | c#5:3! -:1`,
      { by: 'strings', tune: 'c#5:2 e5 | f#5 d#5 | e5:4', section: 2, level: -4 },
      { by: 'harp', chords: 'xxxxxxxx', arpeggio: true, level: -7, center: 64 },
      ...pulse,
      {
        kit: { timpani: 'x.....-.x..-....', snare: '....x.......x.--' },
        fill: { timpani: 'X..xx.x.xxxxX...', crash: 'X...............' },
      },
    ]),
    background: sheet('C#m6 | A | F#m6 | G#7sus | C#m6 | D#m7b5 G#7', { tempo: 92 }, [
      { by: 'harp', chords: 'x.x.x.x.', arpeggio: true, level: -4, center: 62 },
      { by: 'strings', chords: 'x_______', level: -10, center: 55 },
      { by: 'bass', line: 'two', level: -3 },
      { by: 'vibes', tune: '-:6 g#5:.5 e5 -:1 | -:8 | -:6 g#5:.5 f#5 -:1', level: -8 },
      { kit: { timpani: '-.......', shaker: '--------' }, level: -9 },
    ]),
    // Over one bass note, a voice climbs from the fifth to the octave while the heart beats faster.
    danger: sheet('C#m | A/C# | C#m6 | C#m7 | D/C# | C#dim7', { tempo: 84 }, [
      { by: 'tremolo', chords: 'x_______', center: 50 },
      { by: 'tremolo', tune: 'g#5:4 a5 a#5 b5 d6 e6', level: -12, pan: 0.4 },
      { by: 'bass', line: 'held', level: -1 },
      drums(-3, {
        timpani: 'x-......|x-......|x-..x-..|x-..x-..|x-x-x-x-|x-x-xxxx',
        rim: '....-...|....-...|....-.-.|....-.-.|..-.-.-.|--------',
      }),
    ]),
    reveal: sheet('F#m6 G#7b9 | C#', { tempo: 104, dynamics: [-16, 6], tail: 1.8 }, [
      { by: 'tremolo', tune: 'f#4:1 a4 c5 d#5 -:4', section: 2, gate: 1 },
      { by: 'brass', tune: '-:4 f5:2! -:2', section: 3 },
      { by: 'harp', tune: 'c#5:.25 d#5 f#5 a5 c5 d#5 f#5 g#5 c6 d#5 f#5 a5 c6 d#6 f#6 g#6 c#7:2 -', level: -4 },
      { kit: { timpani: '----------------' }, fill: { timpani: 'X...', crash: 'x...', triangle: 'x...' }, level: 2 },
    ]),
    right: sheet('F#m6 G#7 C# C#', { tempo: 116 }, [
      { by: 'brass', tune: 'c#5:.5 d#5 g#5 f#5 f5:1! -', section: 2 },
      { by: 'harp', tune: 'f#4:.25 a4 c#5 d#5 g#4 c5 d#5 f#5 c#5 f5 g#5 c#6 f6:1', level: -3 },
      { by: 'strings', chords: 'x_x_x___', level: -6 },
      { by: 'bass', line: 'walk' },
      { kit: { timpani: 'x.x.X...', triangle: '....x...' } },
    ]),
    wrong: sheet('C#m Cdim7 Bm6 A#dim7', { tempo: 104 }, [
      { by: 'strings', tune: 'e4:1! d#4 d4 c#4', section: 2 },
      { by: 'muted', tune: '-:3 c#4:1!', section: 1, level: -2 },
      { by: 'bass', line: 'walk' },
      { kit: { timpani: 'x.x.x.X.' } },
    ]),
    steal: sheet('F#m6 F#m6 G#7#9 G#7#9', { tempo: 132, tail: 1.5 }, [
      { by: 'strings', tune: 'f#5:.25 f5 e5 d#5 d5 c#5 c5 b4 c5:.5! - c6:1!', section: 2, gate: 0.85 },
      { by: 'brass', tune: '-:2 f#4:.5! - f#4:1!', section: 3 },
      { by: 'bass', line: 'eighths' },
      { kit: { timpani: '--------X.x.X...', crash: '........x.......' } },
    ]),
    win: sheet('A B | C#/G# G#7 | C#', { tempo: 104, tail: 2, dynamics: [-4, 0] }, [
      { by: 'brass', section: 3, tune: 'c#5:.75! c#5:.25 e5:1 d#5:.75! d#5:.25 f#5:1 | f5:1! g#5 f#5 c6 | c#6:3! -:1' },
      { by: 'strings', tune: 'a4:2 b4 | c#5 d#5 | f5:4', section: 2, level: -4 },
      ...triumph,
      {
        kit: { timpani: 'x..xx...x..xx.xx', snare: '....x.--....x.--' },
        fill: { timpani: 'X...xxxxxxxxX...', crash: 'X...............' },
      },
    ]),
    loss: sheet('C#m A | F#m6 G#7sus | C#m6', { tempo: 88, dynamics: [-2, -9] }, [
      { by: 'strings', tune: 'g#4:1.5 a4:.5 e4:1 c#4 | f#4:1.5 d#4:.5 d#4:2 | c#4:4', section: 2 },
      { by: 'harp', chords: 'x.x.x.x.', arpeggio: true, level: -8, center: 58 },
      { by: 'bass', line: 'held', level: -2 },
      { kit: { timpani: '-.......' }, level: -5 },
    ]),
    ceremony: sheet('C# A#m | F# G#7sus | A B | C#/G# G#7 | C#', { tempo: 120, tail: 2.4 }, [
      plays('brass', { section: 3 })`
        g#4:1! c#5:.5 d#5 f5:1.5! d#5:.25 c#5 | a#5:1! g#5:.5 f#5 d#5:1 g#5 | a5:1! c#6:.5 a5 b5:1! d#6
        | f6:1! c#6 c6 d#6 | c#6:3! -:1`,
      { by: 'strings', tune: 'f5:2 c#5 f#5 d#5 e5 f#5 g#5 f#5 | f5:4', section: 2, level: -3 },
      ...triumph,
      {
        kit: { timpani: 'x..xx...x..xx.xx', snare: '..--x.--..--x.xx', crash: '-...............' },
        fill: { timpani: 'X...xxxxxxxxX...', crash: 'X...........x...', triangle: 'x...x...x...' },
      },
    ]),
  },
};
