/** The registry: one line per show, in the order of the lobby. Everything else about shows is derived from their manifests. */
import type { Skin } from '../drawings/dice.ts';
import type { ByAct } from '../engine/show.ts';
import type { RulesOfShow } from '../house/house-of-show.ts';
import { hotDice } from './hot-dice/manifest.ts';
import { hotHand } from './hot-hand/manifest.ts';
import { luckyNumbers } from './lucky-numbers/manifest.ts';
import { luckyPuzzle } from './lucky-puzzle/manifest.ts';
import type { Manifest, Unit } from './manifest.ts';
import { onARoll } from './on-a-roll/manifest.ts';
import { qualifying } from './qualifying/manifest.ts';
import { sixDice } from './six-dice/manifest.ts';

const whole: readonly Manifest[] = [luckyNumbers, luckyPuzzle, hotDice, onARoll, sixDice, hotHand, qualifying];

/** Acts that are played alone, with what they have from their show. */
const acts: readonly Manifest[] = whole.flatMap(
  ({ name, alone = [], at, scoreUnit, skin, worth, words, odds, scenes }) => {
    const shared = { at, of: name, scoreUnit, skin, worth, faces: [6, 6] as readonly number[], words, odds, scenes };
    return alone.map(act => ({ ...(shared as Manifest), ...act }));
  },
);

/** What a show and its acts have, by act. */
const ofItsActs = <T>(show: Manifest, of: (part: Manifest) => (() => Promise<ByAct<T>>) | undefined) => {
  const names = [...(show.alone ?? []).map(({ name }) => name), ...(show.borrows ?? [])];
  const loads = [show, ...acts.filter(({ name }) => names.includes(name))].flatMap(part => of(part) ?? []);
  const all = async (): Promise<ByAct<T>> => Object.assign({}, ...(await Promise.all(loads.map(load => load()))));
  return loads.length === 0 ? undefined : all;
};

/** Whole shows first, then acts that are played alone. */
export const manifests: readonly Manifest[] = [
  ...whole.map(show => {
    const [odds, scenes] = [ofItsActs(show, ({ odds }) => odds), ofItsActs(show, ({ scenes }) => scenes)];
    return { ...show, ...(odds && { odds }), ...(scenes && { scenes }) };
  }),
  ...acts,
];

const byName: ReadonlyMap<string, Manifest> = new Map(manifests.map(manifest => [manifest.name, manifest]));

export const manifestOf = (show: string): Manifest | undefined => byName.get(show);

/** The show that an act played alone belongs to; a whole show's own name. */
export const familyOf = (show: string): string => byName.get(show)?.of ?? show;

/** An act played alone has its show's rules unless it declares its own. `options`: those that select the rules. */
export const houseOfShow = async (show: string, options: object = {}): Promise<RulesOfShow | undefined> => {
  const manifest = byName.get(show);
  const declared = manifest?.house ?? byName.get(familyOf(show))?.house;
  if (manifest === undefined || declared === undefined) return undefined;
  const [rules, house] = await Promise.all([manifest.rules(), declared(options)]);
  const { section } = manifest;
  const isIdle: RulesOfShow['isIdle'] =
    section === undefined
      ? house.isIdle
      : (_options, path) => path.startsWith('house.') && !path.startsWith(`house.${section}.`);
  return { ...house, isIdle, options: rules.options };
};

/** Whether the show is a single act played alone. */
export const isActAlone = (show: string): boolean => byName.get(show)?.of !== undefined;

/** The show whose colours and lettering its pages use. */
export const lookOf = (show: string): string => byName.get(show)?.look ?? familyOf(show);

/** The dice of a show. An act with dice of its own uses them in every show. */
export const skinOf = (show: string, act = ''): Skin => (byName.get(act) ?? byName.get(show))?.skin ?? 'ivory';

/** Whether anybody may enter until the host closes the entries. */
export const hasEntrants = (show: string): boolean => byName.get(show)?.entrants === 'open';

/** The show that finds a season's contestants. Episodes of a season that are played for it have this kind. */
export const entranceShow: string = manifests.find(({ entrants }) => entrants === 'open')?.name ?? '';

/** What an episode may be for its season. */
export const episodeKinds: readonly string[] = ['main', entranceShow, 'audience'];

export const scoreUnitOf = (show: string): Manifest['scoreUnit'] => byName.get(show)?.scoreUnit ?? 'points';

/** Whether a show counts dollars, not points. */
export const isMoney = (show: string): boolean => scoreUnitOf(show) !== 'points';

export const worthIn = (show: string, act: string): Unit => byName.get(show)?.worth?.[act] ?? 'money';

/** Shows that can be played as a season. */
export const seasonShows: readonly string[] = whole.flatMap(({ name, season }) => (season === undefined ? [] : [name]));

// What the audience bets on in every show.
export { originalPays, type Pays, payment, type WagerName, wagerNames, wagers } from './hot-hand/bets.ts';
