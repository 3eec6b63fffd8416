/** A lounge of walnut and tangerine: bossa nova, vibes over a nylon guitar. */
import { drums, type Part, plays, type Score, sheet } from '../../sound/score.ts';

const bossa: readonly Part[] = [
  { by: 'guitar', chords: 'x..x..x.x..x..x.', level: -4, center: 59 },
  { by: 'bass', line: 'bossa', level: -1 },
  {
    kit: { rim: 'x..x..x...x..x..', shaker: 'x-x-x-x-x-x-x-x-', kick: 'x..-x..-x..-x..-' },
    fill: {
      rim: 'x..x..x.x.x.X...',
      shaker: 'x-x-x-x-x-x-....',
      kick: 'x..-x..-x...X...',
      triangle: '............x...',
    },
  },
];

export const score: Score = {
  tempo: 116,
  swing: 0.5,
  tonic: 'D69',
  pieces: {
    theme: sheet('Dmaj9 Bm7 | Em9 A13 | F#m7 B7b9 | Em7 A13 D69 D69', {}, [
      plays('vibes', { section: 1, pan: 0 })`
        f#5:1! e5:.5 c#5 -:.5 d5 e5 a5 | g5:1! f#5:.5 d5 -:.5 c#5 b4 f#5 | e5:1! c#5:.5 a5 -:.5 c6 a5 f#5
        | g5 f#5 c#5 e5 a5:1! d6:.5! -`,
      { by: 'keys', tune: '-:2 a4:1 f#4 | g4:2 c#5 | c#5 c5 | b4:1 c#5 a4 -', section: 1, level: -7, pan: 0.4 },
      ...bossa,
    ]),
    background: sheet('Dmaj9 | Bm7 | Em9 | A7sus | F#m7 B7b9 | Em9 A13', { tempo: 108 }, [
      { by: 'guitar', chords: '..x..x....x..x..', level: -5 },
      { by: 'bass', line: 'bossa', level: -2 },
      { by: 'vibes', tune: '-:6 a5:.5 f#5 -:1 | -:8 | -:5 b5:.5 g5 -:2', level: -8 },
      { kit: { rim: '-..-..-...-..-..', shaker: '----------------' }, level: -5 },
    ]),
    danger: sheet('Dm | Bb/D | Gm6/D | Eb/D', { tempo: 92 }, [
      { by: 'tremolo', chords: 'x_______', center: 54 },
      { by: 'marimba', chords: 'x...x...|x.-.x.-.|x-x-x-x-|x-xxx-xx', arpeggio: true, level: -8, center: 50 },
      { by: 'bass', line: 'held', level: -1 },
      drums(-4, {
        floorTom: 'x..-....|x..-..-.|x..-x.-.|x.x-x.xx',
        shaker: '--------|--------|----------------|x-x-x-x-x-x-xxxx',
      }),
    ]),
    reveal: sheet('Em7b5 A7b9 | D69', { tempo: 120 }, [
      { by: 'marimba', tune: 'e4:.25 g4 bb4 d5 e4 g4 bb4 d5 g4 bb4 c#5 e5 g4 bb4 c#5 e5 f#5:1! -:3', section: 1 },
      { by: 'tremolo', tune: 'bb4:2 c#5 -:4', section: 2, gate: 1, level: -2 },
      { by: 'vibes', tune: '-:4 f#5:.25 a5 d6 f#6 a6:1 -:2', section: 1 },
      { kit: { shaker: 'xxxxxxxxxxxxxxxx' }, fill: { crash: '-...', kick: 'x...', triangle: 'x...' } },
    ]),
    right: sheet('Em7 A13 D69 D69', { tempo: 140 }, [
      { by: 'vibes', tune: 'g5:.5 b5 c#6 e6 f#6:1! -', section: 1 },
      { by: 'marimba', tune: 'e4:.25 g4 b4 d5 a4 c#5 e5 g5 a5:.5 f#5 d5:1', level: -4 },
      { by: 'guitar', chords: 'x.x.X...', level: -3 },
      { by: 'bass', line: 'walk' },
      { kit: { rim: 'x.xxX...', shaker: 'xxxxx...', kick: 'x.x.X...', triangle: '....x...' } },
    ]),
    // Sixth chords slide down by whole tones and stop on the dominant: not yet.
    wrong: sheet('D6 C6 Bb6 A7', { tempo: 112 }, [
      { by: 'marimba', tune: 'a4:.5! - g4! - f4! - e4:1!', section: 2 },
      { by: 'muted', tune: '-:3 c#4:1!', level: -3 },
      { by: 'bass', line: 'walk' },
      { kit: { rim: 'x..xx..x', conga: '......X.' } },
    ]),
    steal: sheet('Em7b5 Em7b5 A7#9 A7#9', { tempo: 140 }, [
      { by: 'marimba', tune: 'e4:.25 g4 bb4 d5 e5 d5 bb4 d5 c5:.5! - c5:1!', section: 1 },
      { by: 'brass', tune: '-:2 c5:.5! - c5:1!', section: 2, level: -2 },
      { by: 'bass', line: 'eighths' },
      { kit: { conga: '--------X.x.X...', quinto: 'x.x.x.x.........', crash: '........-.......' } },
    ]),
    win: sheet('Gmaj7 F#m7 | Em9 A13 | D69', { tempo: 126 }, [
      plays('brass', { section: 2, level: -2 })`
        b4:.5! d5 -:.5 f#5 a4! c#5 -:.5 e5 | g5:.5! f#5 e5 d5 c#5:1! e5 | f#5:3! -:1`,
      { by: 'vibes', tune: 'd6:1 b5 c#6 a5 b5 g5 a5 c#6 | a6:.5 f#6 d6 a5 d6:2', level: -3 },
      ...bossa,
    ]),
    loss: sheet('Gm6 A7b9 | Dmaj9 Bm7 | Em7 A7sus D69 D69', { tempo: 108 }, [
      { by: 'vibes', tune: 'bb4:1 d5:.5 c#5 bb4:1 a4 | c#5:1.5 b4:.5 a4:2 | g4:1 e4 f#4:2', section: 1 },
      { by: 'guitar', chords: 'x.x.x.x.', arpeggio: true, level: -5, center: 57 },
      { by: 'bass', line: 'two' },
      { kit: { shaker: '--------' }, level: -5 },
    ]),
    ceremony: sheet('Dmaj9 Bm7 | Gmaj7 A13 | F#m7 B7b9 | Em9 A13 | D69', {}, [
      plays('brass', { section: 3, level: -1 })`
        f#5:1! e5:.5 c#5 -:.5 d5 e5 a5 | b5:1! a5:.5 f#5 -:.5 e5 f#5 g5 | a5! a5 - a5 d#5 f#5 a5 c6
        | b5:1 g5:.5 e5 c#5 e5 g5 b5 | a5:3! d5:.5! -`,
      { by: 'vibes', tune: '-:16 f#6:.5 a6 d6 f#6 a6:2', level: -4 },
      { by: 'strings', tune: 'a4:2 f#4 b4 c#5 c#5 c5 b4 c#5 a4:4', section: 1, level: -6 },
      ...bossa,
    ]),
  },
};
