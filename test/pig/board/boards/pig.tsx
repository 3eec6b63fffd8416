/** The board of Pig: a trough that fills with what is at risk. */
import { type BoardProps, defineBoard } from '../../../../client/stage/board.ts';
import type { ShowWords } from '../../../../shared/words/commentary.ts';
import { type PigBoard, pig } from '../../show/show.ts';
import { words } from '../../show/words/en/show.ts';

const Wall = () => (
  <svg viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="1920" height="1080" fill="var(--wall)" />
  </svg>
);

const Board = ({ board: { points, target } }: BoardProps<PigBoard>) => (
  <svg width="100%" height="100%" role="img" aria-label={`${points} of ${target} in the trough`}>
    <rect width="100%" height="100%" fill="var(--tile)" />
    <rect width={`${Math.min(100, (100 * points) / target)}%`} height="100%" fill="var(--felt)" />
  </svg>
);

export default defineBoard<PigBoard>({
  look: 'pig',
  words: words.pig as unknown as ShowWords,
  skin: 'ivory',
  frame: { width: 1440, height: 300, portrait: 300 },
  Wall,
  Board,
  crest: ({ board }) => ({ label: 'AT RISK', value: board.points, money: false, places: 4 }),
  control: ({ board }) => board.turn,
  moments: pig.acts[0]?.moments ?? { cues: {} },
  acts: {
    busted: { sound: 'lose', scene: 'alarm' },
    banked: { sound: 'coin' },
    won: { sound: 'win', scene: 'confetti' },
  },
});
