/** A paneled den late at night: a piano trio in waltz time, brushes, and a muted horn in the corner. */
import { type Part, plays, type Score, sheet } from '../../sound/score.ts';

const waltz: readonly Part[] = [
  { by: 'bass', line: 'walk' },
  {
    kit: { brush: '-.x--.', hat: '..x.x.', ride: 'x.xxx.' },
    fill: { brush: '-.x.X.', kick: 'x...X.', snare: '..--x.', crash: '....-.' },
  },
];

const backbeat: Part = {
  kit: { snare: '..x..-', kick: 'x....x' },
  fill: { snare: 'X-----', kick: 'X.....', crash: 'X.....' },
};

export const score: Score = {
  tempo: 180,
  beats: 3,
  swing: 0.66,
  tonic: 'F69',
  pieces: {
    theme: sheet('F6 | D7#9 | Gm9 | C13 | Am7 | Abdim7 | Gm9 C13 | F69', {}, [
      plays('piano', { section: 2, pan: -0.1 })`
        c5:.5! d5 f5:1 a5 | f#5! a5:.5 f5:1 -:.5 | g5! a5 bb5:1 d5 | e5:1.5! d5:.5 bb4:1 | c5:.5! e5 g5:1 a5
        | b5! ab5:.5 f5:1 d5:.5 | bb5! a5 f5 e5! d5 a5 | f5:1 a5:.5 c6 f6! -`,
      plays('muted', { section: 1, level: -2 })`
        -:3 | -:2 c5:.5 a4 | -:3 | -:2 bb4:.5 e5 | -:3 | -:2 d5:.5 f5 | -:3 | a4:1! - c5:.5! -`,
      ...waltz,
    ]),
    background: sheet('F6 | Dm7 | Gm7 | C13 | Am7 | D7b9 | Gm7 | C7sus', { tempo: 132 }, [
      { by: 'bass', line: 'two' },
      { by: 'piano', chords: '...x..|..-..x', level: -6 },
      { by: 'piano', tune: '-:5 a5:.5 c6 | -:12 | -:5 d5:.5 f5', level: -9, pan: 0.1 },
      { kit: { brush: '-.x--.', hat: '..-.-.' }, level: -3 },
    ]),
    danger: sheet('Fm | Fm | Db/F | Db/F | Fm6 | Fm6 | Gb/F | Fdim7', { tempo: 126 }, [
      { by: 'tremolo', chords: 'x_____', center: 52, level: -2 },
      plays('piano')`
        f3:1! - c4 | f3! - c4 | f3! - db4 | f3! - db4 | f3! - d4 | f3! - d4 | f3! bb3 gb4 | f3:.5! f3 b3! b3 d4! d4`,
      { by: 'bass', line: 'held', level: -3 },
      { kit: { floorTom: 'x.....|x.....|x...-.|x...-.|x.-.-.|x.-.-.|x-x-x-|xxxxxx', brush: '....-.' }, level: -3 },
    ]),
    reveal: sheet('Gm7b5 C7b9 | F69', { beats: 4, tempo: 104 }, [
      { by: 'piano', tune: 'g3:.25 bb3 db4 f4 g4 bb4 db5 f5 e4 g4 bb4 db5 e5 g5 bb5 db6 f6:1! -:3' },
      { by: 'piano', tune: '-:4 c5:1! -:3', section: 3, level: -2 },
      { by: 'tremolo', tune: 'db5:2 e5 -:4', section: 2, gate: 1, level: -3 },
      { by: 'bass', line: 'held' },
      { kit: { snare: '----------------' }, fill: { kick: 'x...', crash: '-...', triangle: '-...' }, level: -1 },
    ]),
    right: sheet('Gm9 C13 | F69', {}, [
      { by: 'piano', tune: 'bb4:.5! d5 f5 e5! g5 bb5 | a5:2! -:1', section: 2 },
      { by: 'muted', tune: '-:3 a4:2! -:1', section: 2, level: -1 },
      { by: 'vibes', tune: '-:3 a5:.5 c6 f6:1 -', level: -5 },
      { by: 'bass', line: 'walk' },
      { kit: { brush: 'x-x-x-|X.....', ride: 'x.xxx.|x.....', kick: '......|x.....' } },
    ]),
    // A cadence that promises F and ends on the wrong chord.
    wrong: sheet('Gm7 C7 | Dbm6', { tempo: 160 }, [
      { by: 'piano', tune: 'bb4:.5! d5 g5 e5! c5 bb4 | ab4:2! -:1', section: 2 },
      { by: 'muted', tune: '-:3 e4:1! db4 -', gate: 1, level: 1 },
      { by: 'bass', line: 'held' },
      { kit: { brush: 'x.x.x.|X.....', floorTom: '......|x.x...' } },
    ]),
    steal: sheet('Gm7b5 | C7#9', {}, [
      { by: 'piano', tune: 'g4:.5! bb4 db5 f5 db5 bb4 | eb5! -:1 eb5:.5! -:1', section: 2 },
      { by: 'muted', tune: '-:3 eb4:.5! -:1 eb4:.5! -:1', section: 2 },
      { by: 'bass', line: 'walk' },
      { kit: { brush: 'x.x.x.|X..X..', snare: '......|-..X..', kick: 'x.....|X..X..' } },
    ]),
    win: sheet('Bb6 | Bdim7 | F6/C | D7b9 | Gm9 C13 | F69', {}, [
      plays('brass', { section: 2, gate: 0.85, level: -1 })`
        d5:.5! f5 g5:1 d5 | f5:.5! ab5 b5:1 f5 | a5! c6:.5 a5 f5 d5 | f#5:1! a5:.5 c6 eb6:1!
        | d6:.5! bb5 a5 e5! g5 bb5 | a5:2! -:1`,
      { by: 'piano', tune: '-:15 f5:.25 a5 c6 f6 a6:1 -', level: -1 },
      { by: 'piano', chords: 'x..x..', level: -5, center: 55 },
      ...waltz,
      backbeat,
    ]),
    loss: sheet('Bbm6 | Eb9 | Am7 | D7b9 | Gm9 C7 | F69', { tempo: 138 }, [
      { by: 'muted', tune: 'db5:2 bb4:1 | g4:2 f4:1 | c5:2 a4:1 | eb4:2 f#4:1 | d4:1.5 e4 | c4:3', gate: 1 },
      { by: 'piano', chords: 'x__-__', level: -3, center: 56 },
      { by: 'bass', line: 'two' },
      { kit: { brush: '-.x-.-' }, level: -4 },
    ]),
    ceremony: sheet('F6 | D7b9 | Gm7 | C9 | Am7 | D7b9 | Bb6 | Bdim7 | F6/C C13 | F69', {}, [
      plays('brass', { section: 3, gate: 0.85 })`
        c5:.5! d5 f5:1 a5 | f#5! a5:.5 eb5:1 -:.5 | g5! f5 bb5:1 d5 | e5:1.5! g5:.5 bb5:1 | c6:.5! a5 g5:1 e5
        | f#5:.5! a5 c6:1 a5 | d6:1.5! bb5:.5 g5:1 | f5:.5! ab5 b5:1 d6 | c6:.5! a5 f5 e5! a5 bb5 | a5:2! f5:.5! -`,
      { by: 'piano', tune: '-:27 f5:.25 a5 c6 f6 a5 c6 f6 a6 c7:.5! -', level: 0 },
      { by: 'piano', chords: 'x..x..', level: -4, center: 56, pan: 0.1 },
      ...waltz,
      backbeat,
    ]),
  },
};
