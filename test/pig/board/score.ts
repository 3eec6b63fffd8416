/** A polka for one die. */
import { type Part, type Score, sheet } from '../../../client/sound/score.ts';

const band: readonly Part[] = [
  { by: 'bass', line: 'walk' },
  { by: 'piano', chords: '..x...x.', level: -3 },
];
const cheer = sheet('C F | G7 C', {}, [{ by: 'brass', tune: 'c5:1 e5 f5 a5 | g5:1 f5 e5:2' }, ...band]);
const sulk = sheet('Am Dm | E7 Am', { tempo: 84 }, band);

export const score: Score = {
  tempo: 126,
  swing: 0.5,
  tonic: 'C6',
  pieces: {
    theme: cheer,
    background: sheet('C F | G7 C', { tempo: 96 }, band),
    danger: sulk,
    reveal: cheer,
    right: cheer,
    wrong: sulk,
    steal: sulk,
    win: cheer,
    loss: sulk,
    ceremony: cheer,
  },
};
