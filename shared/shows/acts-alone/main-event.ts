/** The Main Event by itself, with the figures of either of its shows. */
import { choice, int, list, number, optional, record } from '../../fields.ts';
import { defineShow } from '../../show.ts';
import { money as questions } from '../lucky-numbers/match-state.ts';
import { money as puzzles } from '../lucky-puzzle/game-state.ts';
import { type MainEventState, mainEvent, openMainEvent } from '../main-event/act.ts';
import type { MainEventCue } from '../main-event/cues.ts';
import { mainEventRobot } from '../main-event/robot.ts';
import { type Prize, seasonOptions } from '../main-event/season.ts';
import { anyLegal, hostRobot } from '../robot-parts.ts';
import { inLobby, playedAlone } from './alone.ts';

const figures = { questions, puzzles } as const;

interface MainEventAloneOptions {
  /** Whose figures: Lucky Numbers' or Lucky Puzzle's (ME-07, ME-23, ME-26). */
  readonly version: keyof typeof figures;
  /** Straight wins before it; 4 brings the all-cash round (ME-23). */
  readonly wins: readonly number[];
  /** Dollars; by default where the version's jackpot opens. */
  readonly jackpot?: number | undefined;
  readonly prizes: readonly Prize[];
}

const { prizes } = seasonOptions(0);

export const mainEventAlone = defineShow<MainEventAloneOptions, object>({
  name: 'main-event',
  seats: [1, 1],
  options: record({
    version: choice(['questions', 'puzzles'], 'questions'),
    wins: list(int(0, 4), 1, 1, [0]),
    jackpot: optional(number(0, 1e9)),
    prizes,
  }),
  pack: record({}),
  acts: [
    playedAlone<MainEventState>(mainEvent, state => ({
      state: { ...state, phase: 'roll' },
      cues: [{ cue: 'main-event', seat: 0, jackpot: state.jackpot } satisfies MainEventCue],
    })),
  ],
  open: ({ options: { version, wins, jackpot, prizes } }) => {
    const money = figures[version];
    return inLobby(
      openMainEvent({ champion: 0, scores: [0], season: { wins, jackpot: jackpot ?? money.base, prizes }, money }),
    );
  },
  advise: () => [],
  robot: (by, sight) => {
    if (by === 'host') return hostRobot(sight, () => true);
    return typeof by === 'number' ? mainEventRobot(by, sight) : anyLegal(by, sight);
  },
});
