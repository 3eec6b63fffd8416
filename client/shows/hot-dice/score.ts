/** A neon discotheque: synthetic brass, synthetic bass in octaves, four on the floor. */
import { drums, type Part, plays, type Score, sheet } from '../../sound/score.ts';

const floor: readonly Part[] = [
  { by: 'keys', chords: '..x..x....x..x..', level: -5, center: 62 },
  { by: 'synthBass', line: 'octaves' },
  {
    kit: { kick: 'x...x...x...x...', snare: '....x.......x...', hat: 'x.x-x.x-x.x-x.x-', openHat: '..-...-...-...-.' },
    fill: { kick: 'x...x...x...X...', snare: '....x..xx.xxX...', tom: '......xx........', crash: '............X...' },
  },
];

export const score: Score = {
  tempo: 126,
  swing: 0.5,
  tonic: 'F#m9',
  pieces: {
    theme: sheet('F#m7 | Dmaj7 E6 | Bm9 C#7#9 | F#m7 E6 F#m9 F#m9', {}, [
      plays('brass', { section: 2, gate: 0.8 })`
        f#4:.5! a4:.25 c#5 -:.5 c#5 e5:1! c#5 | d5:.5! c#5:.25 a4 -:.5 f#4 g#4:1! b4 | d5:.5! d5 c#5 b4 f4:1! g#4
        | a4:.5! a4 g#4 b4 c#5:1! f#5:.5! -`,
      { by: 'lead', tune: '-:2 f#5:.25 e5 c#5 b4 c#5:1 | -:8 | -:2 c#5:.5 e5 f#5 -', level: -4 },
      { by: 'strings', tune: 'a5:4 a5:2 b5 | d6 f5 | f#5:1 g#5 a5 -', level: -5, pan: -0.25, section: 1 },
      ...floor,
    ]),
    background: sheet('F#m9 | Dmaj7 | Bm9 | C#7sus | F#m9 | Dmaj7 E6', { tempo: 112 }, [
      { by: 'keys', chords: 'x..x..x...x..x..', level: -2, center: 63 },
      { by: 'synthBass', line: 'bossa', level: -7 },
      // A call and its answer.
      { by: 'lead', tune: '-:2 c#5:.25 e5 c#5:.5 -:5 | -:8 | -:6 b4:.25 c#5 e5:.5 -:1', level: -6 },
      { by: 'vibes', tune: '-:6 a4:.5 f#4 -:1 | -:6 g#4:.5 b4 -:1 | -:8', level: -5, pan: -0.45 },
      { kit: { kick: '-.......-.......', hat: 'x.-.x.-.x.-.x.--', rim: '....x.......x..-' }, level: -1 },
    ]),
    // The kick goes from every half note to every eighth.
    danger: sheet('F#m | F#m | D/F# | G/F#', { tempo: 100 }, [
      { by: 'tremolo', chords: 'x_______', center: 52 },
      { by: 'synthBass', line: 'eighths', level: -5 },
      { by: 'lead', tune: '-:3 c#4:1 c#4:2 - | -:3 d4:1 | b3:.5 - b3 - d4 - g4 -', level: -8 },
      drums(-4, {
        kick: 'x...x...|x...x...|x.x.x.x.|xxxxxxxx',
        hat: '..-...-.|..-...-.|.-.-.-.-|--------',
        snare: '........|........|........|--------xxxxxxxx',
      }),
    ]),
    reveal: sheet('Bm9 C#7b9 | F#m9', { tempo: 120 }, [
      { by: 'lead', tune: 'b3:.25 d4 f#4 a4 c#4 d4 f#4 a4 c#4 f4 g#4 b4 c#5 f5 g#5 b5 c#6:1! -:3' },
      { by: 'tremolo', tune: 'f#4:2 g#4 -:4', section: 2, gate: 1 },
      { by: 'brass', tune: '-:4 a4:1! -:3', section: 3 },
      { by: 'synthBass', tune: 'b1:.5 b1 b1 b1 c#2 c#2 c#2 c#2 f#2:1! -:3', level: -3 },
      { kit: { snare: '----------------' }, fill: { kick: 'X...', crash: 'X...' } },
    ]),
    right: sheet('Dmaj7 E6 F#m9 F#m9', { tempo: 136 }, [
      { by: 'brass', tune: 'f#4:.5 a4 b4 e5 f#5:1! -', section: 2, gate: 0.75 },
      { by: 'lead', tune: '-:2 f#5:.25 a5 c#6 e6 f#6:1', level: -2 },
      { by: 'keys', chords: 'x.x.X...', level: -3 },
      { by: 'synthBass', line: 'walk', level: -3 },
      { kit: { kick: 'x.x.X...', snare: '..x.X...', hat: 'xxxxx...', crash: '....-...' } },
    ]),
    // Somebody pulls the plug: a fall, then two buzzes a tritone from home.
    wrong: sheet('F#m7 F#m7 C7 C7', { tempo: 126 }, [
      { by: 'lead', tune: 'f#5:.25! e5 c#5 a4 f#4 e4 c#4 a3 g4:.75! -:.25 g4:1!', section: 2, gate: 1, level: 3 },
      { by: 'synthBass', line: 'walk', level: -9 },
      { by: 'keys', chords: 'x...x.x.', level: -4, center: 57 },
      { kit: { kick: '-...x.x.', rim: '..x.X.X.' }, level: -3 },
    ]),
    steal: sheet('Bm7 Bm7 C#7#9 C#7#9', { tempo: 136 }, [
      { by: 'lead', tune: 'b4:.25 a4 f#4 d4 b3 d4 f#4 a4 e5:.5! - e5:1!' },
      { by: 'brass', tune: '-:2 e4:.5! - e4:1!', section: 3 },
      { by: 'synthBass', level: -2, tune: 'b1:.25 b1 b2 b1 b1 b1 b2 b1 c#2:.5! - c#2:1!' },
      { kit: { snare: '--------X.x.X...', kick: 'x...x...X.x.X...', crash: '........X.......' } },
    ]),
    win: sheet('Dmaj7 E6 | C#m7 F#7 | B6/F# F#69', {}, [
      plays('brass', { section: 3, gate: 0.85 })`
        f#4:.5! a4 -:.5 a4 g#4! b4 -:.5 b4 | c#5! e5 -:.5 e5 f#5:1! c#5 | d#5:1! f#5 a#5:1! -`,
      { by: 'strings', tune: 'a5:2 g#5 | g#5 a#5 | b5 c#6:1 -', level: -4, section: 1 },
      { by: 'lead', tune: '-:8 f#5:.25 a#5 b5 d#6 f#5 b5 d#6 f#6 c#6 a#5 f#5 c#5 f#5:1', level: -4, pan: -0.4 },
      ...floor,
    ]),
    loss: sheet('Dmaj7 C#m7 | Bm7 C#7sus | F#m9', { tempo: 104 }, [
      { by: 'keys', tune: 'f#4:1 e4:.5 c#4 e4:1 c#4 | d4:1.5 c#4:.5 b3:1 g#3 | a3:4', level: 2 },
      { by: 'strings', chords: 'x_______', level: -5, center: 60 },
      { by: 'vibes', tune: '-:3 g#5:.5 e5 | -:3 b4:.5 g#4 | -:4', level: -4, pan: -0.3 },
      { by: 'synthBass', line: 'two', level: -7 },
      { kit: { hat: '-.-.-.-.', rim: '..-...-.' }, level: -6 },
    ]),
    ceremony: sheet('F#m7 | Dmaj7 E6 | A6 F#7 | B9 C#7 | F#69', { tempo: 120 }, [
      plays('brass', { section: 3, gate: 0.85 })`
        f#4:.5! a4:.25 c#5 -:.5 c#5 e5:1! f#5 | a5:.5! f#5:.25 d5 -:.5 f#5 g#5:1! b5 | c#6:.5! b5 a5 e5 a#5:1! c#6
        | d#6:.5! c#6 b5 f#5 f5:1 g#5 | a#5:3! f#5:.5! -`,
      { by: 'strings', tune: 'c#5:4 f#5:2 e5 e5 e5 f#5 f5 f#5:4', level: -4, section: 1 },
      { by: 'lead', tune: '-:16 f#5:.25 a#5 c#6 f#6 c#6 a#5 f#5 c#5 f#5 a#5 c#6 f#6 a#6:1', level: -5, pan: -0.4 },
      ...floor,
    ]),
  },
};
