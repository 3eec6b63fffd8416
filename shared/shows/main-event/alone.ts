/** The Main Event played alone, with the numbers of either of its shows. */
import { choice, extended, type Field, record } from '../../engine/fields.ts';
import { defineShow } from '../../engine/show.ts';
import { inLobby, playedAlone } from '../../parts/alone.ts';
import { anyLegal, hostRobot } from '../../parts/robot-parts.ts';
import { luckyNumbersHouse } from '../lucky-numbers/house.ts';
import { luckyPuzzleHouse } from '../lucky-puzzle/house.ts';
import { type MainEventState, mainEvent, openMainEvent } from './act.ts';
import type { MainEventCue } from './board.ts';
import { mainEventRobot } from './robot.ts';
import { type HouseOfMainEvent, type SeasonOptions, seasonOptions } from './season.ts';

/** The show whose numbers apply: Lucky Numbers or Lucky Puzzle (ME-07, ME-23, ME-26). */
type Version = 'questions' | 'puzzles';

const houses: Readonly<Record<Version, Field<HouseOfMainEvent>>> = {
  questions: luckyNumbersHouse,
  puzzles: luckyPuzzleHouse,
};

/** `wins`: straight wins before it. One fewer than retirement brings the all-cash round (ME-23). */
interface MainEventAloneOptions extends SeasonOptions {
  readonly version: Version;
}

export const mainEventAlone = defineShow<MainEventAloneOptions, object>({
  name: 'main-event',
  seats: [1, 1],
  options: extended(
    extended(record({ version: choice(['questions', 'puzzles'], 'questions') }), ({ version }) => ({
      house: houses[version],
    })),
    ({ house }) => seasonOptions(house.mainEvent, 1),
  ),
  pack: record({}),
  acts: [
    playedAlone<MainEventState>(mainEvent, state => ({
      state: { ...state, phase: 'roll' },
      cues: [{ cue: 'main-event', seat: 0, jackpot: state.jackpot } satisfies MainEventCue],
    })),
  ],
  open: ({ options }) => inLobby(openMainEvent({ champion: 0, scores: [0], season: options })),
  advise: () => [],
  robot: (by, sight) => {
    if (by === 'host') return hostRobot(sight, () => true);
    return typeof by === 'number' ? mainEventRobot(by, sight) : anyLegal(by, sight);
  },
});
