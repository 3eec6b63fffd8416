/** A prime-time big band that swings: brass in sections, a walking bass, brushes while somebody thinks. */
import { drums, type Part, plays, type Score, sheet } from '../../sound/score.ts';

const swing: readonly Part[] = [
  { by: 'piano', chords: '.x..x..x', level: -5 },
  { by: 'bass', line: 'walk', level: -1 },
  {
    kit: { ride: 'x.xxx.xx', hat: '..x...x.', kick: 'x...-...', snare: '...-....' },
    fill: { snare: 'x-xxX.X.', kick: 'x...X.X.', crash: '......X.', ride: 'x.x.x...' },
  },
];

export const score: Score = {
  tempo: 124,
  swing: 0.64,
  tonic: 'G69',
  pieces: {
    theme: sheet('G6 E7 | Am7 D9 | G6/B Bbdim7 | Am7 D13 G69 G69', {}, [
      plays('brass', { section: 2, gate: 0.8 })`
        d5:.5! e5 g5:1 -:.5 e5 d5 b4 | c5! d5 e5:1 -:.5 f#5 e5 d5 | g5! g5 - g5 a5 g5 f5 e5
        | e5 d5 c5 a4 b4:1! g5:.5! -`,
      { by: 'strings', tune: '-:2 g#4:1 b4 | a4:2 c5:1 a4 | b4:2 bb4 | a4:1 c5 b4 -', section: 1, level: -7 },
      ...swing,
    ]),
    background: sheet('G6 | Em7 | Am7 | D9 | Bm7 E7b9 | Am7 D7sus', { tempo: 104 }, [
      { by: 'bass', line: 'walk' },
      { by: 'piano', chords: '...x...-', level: -7, center: 62 },
      { by: 'vibes', tune: '-:8 d5:.5 e5 -:3 | -:4 | -:2 b4:.5 d5 -:1 | -:4', level: -9 },
      { kit: { brush: '-.x--.x-', hat: '..-...-.' }, level: -3 },
    ]),
    danger: sheet('Gm | Ab/G | Gm6 | Gdim7', { tempo: 88 }, [
      { by: 'tremolo', chords: 'x_______', center: 55, level: 2 },
      { by: 'bass', line: 'held', level: -6 },
      { by: 'muted', tune: '-:3 d4:1 eb4:2 -:2 -:3 d4:1 db4:1 e4 g4:2', level: -6 },
      drums(-5, {
        floorTom: 'x..-....|x..-..-.|x..-x.-.|x-x-x-xx',
        rim: '......-.|......-.|..-...-.|..-...--',
        snare: '........|........|......--|--------xxxxxxxx',
      }),
    ]),
    reveal: sheet('D7sus D7b9 | G69', { tempo: 120 }, [
      { by: 'tremolo', tune: 'a4:1 c5 d5 eb5 -:4', section: 2, gate: 1 },
      { by: 'brass', tune: '-:4 b4:1! -:3', section: 3, level: 2 },
      { by: 'bass', line: 'held' },
      { kit: { snare: '----------------' }, fill: { crash: 'x...', kick: 'x...', triangle: 'x...' }, level: 2 },
    ]),
    right: sheet('Am7 D9 G69 G69', { tempo: 148 }, [
      { by: 'brass', tune: 'c5:.5 d5 e5 f#5 g5:1! -:1', section: 2, gate: 0.75 },
      { by: 'vibes', tune: '-:2 b5:.5 d6 g6:1', level: -4 },
      { by: 'piano', chords: 'x.x.X...', level: -4 },
      { by: 'bass', line: 'walk' },
      { kit: { snare: '....X...', kick: 'x...X...', crash: '....-...', ride: 'x.xx....' } },
    ]),
    // Trumpets with their mutes, sinking by semitones.
    wrong: sheet('Gm6 F#m6 Fm6 Em6', { tempo: 112 }, [
      { by: 'muted', tune: 'd4:.75! -:.25 c#4:.75! -:.25 c4:.75! -:.25 b3:1!', section: 1, gate: 1 },
      { by: 'bass', line: 'walk', level: -1 },
      { by: 'piano', chords: 'x.x.x.x.', level: -8, center: 53 },
      { kit: { brush: 'x.x.x.X.', floorTom: '......x.' } },
    ]),
    steal: sheet('Am7b5 Am7b5 D7#9 D7#9', { tempo: 144 }, [
      { by: 'brass', tune: 'a4:.25 bb4 b4 c5 c#5 d5 d#5 e5 f5:.5! - f5:1!', section: 2, gate: 0.8 },
      { by: 'piano', chords: '....X.X.', level: -3, center: 55 },
      { by: 'synthBass', tune: 'd2:.25 d2 d2 d2 d2 d2 d2 d2 d2:.5! - d2:1!', level: -4 },
      { kit: { snare: '--------x.x.X...', kick: '........X.x.X...', crash: '........X.......' } },
    ]),
    win: sheet('C6 Bm7 | Am7 D9 | G69', { tempo: 126 }, [
      plays('brass', { section: 3, gate: 0.85 })`
        g4:.5! g4 -:.5 g4 b4:.5! d5 -:1 | e5:.5! e5 f#5 g5 a5:1! f#5 | g5:3! -:1`,
      { by: 'strings', tune: 'e5:2 d5 c5 a4 | b4:4', section: 1, level: -5 },
      { by: 'piano', chords: 'x.xx.xx.', level: -5 },
      { by: 'bass', line: 'walk' },
      {
        kit: { ride: 'x.xxx.xx', snare: '..x...X.', kick: 'x...x..x', crash: '-.......' },
        fill: { crash: 'X.......', kick: 'X..x....', snare: 'X.......', tom: '..xxx...', floorTom: '.....xX.' },
      },
    ]),
    loss: sheet('Em7 A9 | Am7 D7b9 | Gmaj9', { tempo: 104 }, [
      { by: 'piano', tune: 'b4:1 d5:.5 c#5 b4:1 g4 | a4 c5:.5 b4 a4:1 eb4 | d4:4', level: -1 },
      { by: 'strings', chords: 'x_______', level: -6, center: 57 },
      { by: 'bass', line: 'two' },
      { kit: { brush: '-.x.-.x.' }, level: -6 },
    ]),
    ceremony: sheet('G6 | C9 | G6/D E7 | Am7 D9 | G69', { tempo: 120 }, [
      plays('brass', { section: 3, gate: 0.85 })`
        d5:.5! e5 g5:1 -:.5 g5 a5 g5 | bb5:1! g5:.5 e5 -:.5 e5 f5 g5 | b5! b5 - b5 g#5 a5 b5 d6
        | c6:1 a5:.5 f#5 e5 f#5 a5 c6 | b5:3! g5:.5! -`,
      { by: 'strings', tune: 'b4:4 bb4 b4:2 g#4 a4 c5 d5:4', section: 1, level: -5 },
      { by: 'vibes', tune: '-:16 d6:.5 e6 g6 b6 d7:2', level: -6, pan: -0.35 },
      ...swing,
    ]),
  },
};
