/** Milliseconds for which each cue of the six-dice game stays on stage. */
import { momentsOf } from '../../engine/show.ts';
import type { SixDiceBoard, SixDiceCue } from './board.ts';
import { blankThrows } from './scoring.ts';

/** A throw is tense if it loses at least this share of the target on average. */
const breathless = 0.06;

/** If the rules set no target. */
const usualTarget = 5000;

/** Dice lie there for this long before it is told what they bring. */
const beat = 500;

type SetAside = Extract<SixDiceCue, { cue: 'froze' | 'held' }>;

/** All six may score, and then all six are thrown again: that is told next. */
const setAside = ({ places }: SetAside, { inHand }: Pick<SixDiceBoard, 'inHand'>) => ({
  inHand: inHand - places.length,
});

export const moments = momentsOf<SixDiceCue, SixDiceBoard>({
  cues: {
    started: { ms: 400 },
    turn: { ms: 400 },
    froze: { ms: 1300, televised: 1700, reveal: beat, said: 700 },
    held: { ms: 900, said: 500 },
    'all-six': { ms: 1500, televised: 2400, said: 900, tone: 'good' },
    // The stamp, what is lost, the counts that go, and then the rail.
    busted: { ms: 2000, televised: 3600, before: true, reveal: beat, said: 1500, tone: 'alarm' },
    // The lane counts up to the one that it passes, holds its breath, and goes past it.
    banked: { ms: 2900, televised: 3900, reveal: 2300, said: 700, before: true, tone: 'good' },
    'passed-target': { ms: 1500, televised: 2600, tone: 'good' },
    won: { ms: 2000, televised: 5600, drum: true, reveal: 1100, said: 900, tone: 'champion', amount: 'score' },
    'turn-over': { ms: 2000, televised: 5000, drum: true, reveal: 1400, tone: 'win', amount: 'points', stands: true },
    late: { ms: 500 },
  },
  opens: {
    started: [],
    turn: [],
    // What scores is seen once it is told, with the dice that lay there before set aside.
    rolled: [],
    froze: ['dice', 'held', 'aside', 'points', setAside],
    held: ['held', 'aside', 'points', setAside],
    'all-six': ['bonus', 'inHand', 'phase'],
    busted: ['points', 'bonus', 'scores'],
    // Before it is known what that means: the bar passes the target, or another one.
    banked: ['scores', 'points', 'bonus'],
    'passed-target': ['lastTurn'],
    won: ['winner', 'phase', 'result'],
    'turn-over': ['winner', 'phase', 'result'],
    late: [],
  },
  brings: ({ cue, points, bonus }) =>
    cue === 'froze' || cue === 'held' ? (points as number) : cue === 'all-six' ? (bonus as number) : 0,
  tense: (_, { board }) => {
    const { points, inHand, target, rules, house, lastTurn } = board as unknown as SixDiceBoard;
    if (lastTurn && points > 0) return true;
    return (points * blankThrows(rules, inHand, house)) / 6 ** inHand >= (target || usualTarget) * breathless;
  },
});
