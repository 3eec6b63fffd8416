/** Milliseconds for which each cue of Hot Dice stays on stage: in the game, the Bonus Bonanza and the Mega Roll. */
import { type MomentTime, momentsOf, thrown } from '../../engine/show.ts';
import type { BonusBoard, GameBoard, MegaRollBoard } from './boards.ts';
import type { BonanzaCue, DiceCue, GameCue, MegaRollCue } from './cues.ts';
import { lossLost } from './outcome.ts';
import { after, isDouble, totalOf } from './roll-list.ts';

/** A door swings open for this long before anybody can see what is behind it. */
const swing = 1400;

/** What is behind it has been seen after so long. */
const seen = 500;

/** Dice lie there for this long before it is said what they bring. */
const beat = 600;

/** After the word on the screen, the sum comes and is counted, and then the rail says it. */
const counted = 1000;

const diceTimes: { readonly [N in DiceCue['cue'] | 'retired']?: MomentTime } = {
  picked: { ms: 700, televised: 2200, said: 400 },
  // What the dice have brought is read beside them before the next decision.
  added: { ms: 1900, televised: 2600, before: true, reveal: beat, said: counted, tone: 'good' },
  double: { ms: 1700, televised: 2400, reveal: beat, said: 500, tone: 'good' },
  opened: { ms: 2700, televised: 3300, drum: true, reveal: swing, said: seen },
  late: { ms: 500 },
  retired: { ms: 2000, televised: 3600, tone: 'champion', amount: 'earnings' },
};

/** What cues of all three acts tell. Free rolls come one after another, each with its own dice and cash. */
const diceOpens = {
  picked: [],
  'free-roll': [thrown],
  rolled: [thrown, 'spaces'],
  double: ['take', 'behind'],
  opened: ['spaces', 'take', 'behind'],
  late: [],
} as const;

const added = ({ pot }: { readonly pot: number }) => ({ pot });

/** Pots that make a throw tense, in cyber-dollars. */
const high = { game: 1000, bonanza: 10_000 } as const;

export const gameMoments = momentsOf<GameCue | DiceCue, GameBoard>({
  cues: {
    ...diceTimes,
    started: { ms: 400 },
    asked: { ms: 400 },
    sent: { ms: 250 },
    'thrown-out': { ms: 900, before: true },
    called: { ms: 3000, reveal: 2000, before: true },
    // What is answered stands there by itself before it is judged.
    answered: { ms: 700, televised: 1200, before: true },
    right: { ms: 1200, televised: 1700, said: 400, tone: 'good' },
    // First the miss, then the right answer is read.
    wrong: { ms: 900, televised: 1300, before: true, said: 400, tone: 'bad' },
    'answer-was': { ms: 1700, televised: 2100, said: 400 },
    'loss-lost': { ms: 1600, televised: 2800, before: true, reveal: 900, said: 200, tone: 'good' },
    bust: { ms: 2400, televised: 3600, before: true, reveal: beat, said: counted, tone: 'alarm' },
    banked: { ms: 1500, before: true, tone: 'win', amount: 'cash' },
    // The winner's name follows at once: nobody wonders any more.
    'tie-broken': { ms: 1500, before: true, tone: 'good' },
    'catch-up': { ms: 1200 },
    // Then it is read how far that goes.
    scored: { ms: 2600, televised: 4000, reveal: 1000, said: counted, tone: 'good' },
    'no-gain': { ms: 1800, televised: 2600, reveal: beat, said: 500, tone: 'bad' },
    again: { ms: 700 },
    stopped: { ms: 600 },
    'reply-due': { ms: 1000 },
    tie: { ms: 1500, televised: 2400, before: true, said: 700 },
    'game-won': { ms: 2000, televised: 5400, drum: true, reveal: 1400, said: 900, tone: 'champion', amount: 'score' },
    eliminated: { ms: 1200, televised: 2500, tone: 'bad' },
  },
  opens: {
    ...diceOpens,
    // The first is the number that its player sent, each of several the next one in the list.
    'free-roll': [
      thrown,
      ({ seat }, { position, buzz }) => ({ position: position === 0 ? Math.max(1, buzz[seat] ?? 1) : after(position) }),
    ],
    rolled: [thrown, 'spaces', 'position'],
    started: [],
    asked: ['round', 'question', 'choices', 'tieBreak', 'phase', 'beside'],
    sent: [],
    'thrown-out': [],
    called: ['called', 'buzz', 'secret', () => ({ answer: '' })],
    answered: ['answer'],
    right: ['control'],
    wrong: [],
    'answer-was': ['control'],
    added: [added],
    // The game may be won with it, which changes the record again.
    'loss-lost': [({ seat }, { record }) => ({ record: lossLost(record, seat) })],
    bust: ['pot'],
    banked: ['pot', 'scores'],
    'tie-broken': ['scores'],
    'catch-up': [],
    // Free rolls score one after another.
    scored: [({ seat, score }, { scores }) => ({ scores: scores.with(seat, score) })],
    'no-gain': [],
    again: [],
    stopped: [],
    'reply-due': ['reply'],
    tie: [],
    'game-won': ['winner', 'phase', 'record', 'result'],
    eliminated: [],
    retired: [],
  },
  tells: ['right', 'answer-was'],
  pips: true,
  tense: (cue, { board }) =>
    cue.cue === 'rolled' && ((board.pot as number) >= high.game || (board.round as number) > (board.rounds as number)),
});

export const bonanzaMoments = momentsOf<BonanzaCue | DiceCue, BonusBoard>({
  enters: true,
  cues: {
    ...diceTimes,
    bonanza: { ms: 800 },
    coin: { ms: 2400, televised: 3400, reveal: beat, said: counted, tone: 'alarm' },
    'bonanza-bust': { ms: 2400, televised: 4600, before: true, reveal: beat, said: counted, tone: 'alarm' },
    // The sum has been counted when the rail says it, and then it stands.
    'bonanza-banked': { ms: 2000, televised: 7200, drum: true, reveal: 1400, said: 3000, tone: 'win', amount: 'cash' },
  },
  opens: {
    ...diceOpens,
    rolled: [thrown, 'spaces', 'position'],
    added: [added],
    bust: [],
    bonanza: [],
    coin: ['coins'],
    'bonanza-bust': ['pot', 'outcome'],
    // As in the Mega Roll.
    'bonanza-banked': ['outcome', 'scores', 'result'],
    retired: [],
  },
  pips: true,
  tense: (cue, { board }) => cue.cue === 'rolled' && (board.coins === 0 || (board.pot as number) >= high.bonanza),
  // HD-53: whatever does not bust goes on.
  wins: (dice, { board }) => isDouble(dice) || !(board as BonusBoard).house.bonanza.busts.includes(totalOf(dice)),
});

export const megaRollMoments = momentsOf<MegaRollCue | DiceCue, MegaRollBoard>({
  enters: true,
  cues: {
    ...diceTimes,
    // A million, or nothing.
    opened: { ms: 3600, televised: 5200, drum: true, reveal: 2400, said: seen },
    'mega-roll': { ms: 800 },
    // The lights of the doors go out one after another, and then it is said.
    'mega-nothing': { ms: 2900, televised: 5200, reveal: 1600, said: counted, tone: 'bad' },
    'mega-banked': { ms: 2000, televised: 7200, drum: true, reveal: 1400, said: 3000, tone: 'win', amount: 'cash' },
    million: { ms: 2500, televised: 6400, tone: 'champion', amount: 'cash' },
  },
  opens: {
    ...diceOpens,
    added: [],
    bust: [],
    'mega-roll': [],
    'mega-nothing': [],
    // The show is over, and all that is taken home is counted, with the last of them: whoever won may retire.
    'mega-banked': ['outcome', 'scores', 'result'],
    million: ['outcome', 'scores', 'result'],
    retired: [],
  },
  tense: cue => cue.cue === 'rolled',
  // A double, or nothing.
  wins: ([first, ...others]) => others.every(face => face === first),
});
