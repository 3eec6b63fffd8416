/** Which board belongs to which act. Each is loaded when its act is on. Key: show/act, or "*" for every show that has the act. */

import { familyOf } from '../../../shared/shows/family.ts';
import { fetched } from '../../parts/lazy.ts';
import type { StageBoard } from '../board.ts';

export type LoadedBoards = Readonly<Record<string, StageBoard | undefined>>;

const boards: Readonly<Record<string, () => Promise<{ readonly default: StageBoard }>>> = {
  'lucky-numbers/match': () => import('./lucky-numbers.tsx'),
  'hot-dice/game': () => import('./hot-dice.tsx'),
  'hot-dice/bonus-bonanza': () => import('./bonus-bonanza.tsx'),
  'hot-dice/mega-roll': () => import('./mega-roll.tsx'),
  'lucky-puzzle/game': () => import('./lucky-puzzle.tsx'),
  'on-a-roll/game': () => import('./on-a-roll.tsx'),
  'on-a-roll/big-six': () => import('./big-six.tsx'),
  'on-a-roll/lucky-seven': () => import('./lucky-seven.tsx'),
  'qualifying/game': () => import('./qualifying.tsx'),
  'hot-hand/game': () => import('./hot-hand.tsx'),
  'six-dice/game': () => import('./six-dice.tsx'),
  '*/main-event': () => import('./main-event.tsx'),
};

/** Shows that share acts with others. */
const sharing: readonly string[] = ['lucky-numbers', 'lucky-puzzle'];

export const boardFor = async (show: string, act: string): Promise<StageBoard> => {
  const load = boards[`${familyOf(show)}/${act}`] ?? boards[`*/${act}`];
  return load === undefined
    ? (await fetched(() => import('./plain.tsx'))).plainBoard(show, act)
    : (await fetched(load)).default;
};

/** Acts of a show that have a board. */
export const actsOf = (show: string): readonly string[] =>
  Object.keys(boards).flatMap(key => {
    const [by, act = ''] = key.split('/');
    return by === show || (by === '*' && sharing.includes(show)) ? [act] : [];
  });
