/** The registry: one line per show or shared act that has controls of its own; every other one is played with generic ones. */
import { signal } from '@preact/signals';
import { familyOf } from '../../shared/shows/family.ts';
import { fetched } from '../parts/lazy.ts';
import type { ShowControls, Sighted } from './turn.ts';

const registry: Readonly<Record<string, () => Promise<{ readonly controls: ShowControls }>>> = {
  'lucky-numbers': () => import('./lucky-numbers.tsx'),
  'lucky-puzzle': () => import('./lucky-puzzle/controls.tsx'),
  'hot-dice': () => import('./hot-dice/controls.tsx'),
  qualifying: () => import('./qualifying.tsx'),
  'on-a-roll': () => import('./on-a-roll/controls.tsx'),
  'hot-hand': () => import('./hot-hand.tsx'),
  'six-dice': () => import('./six-dice.tsx'),
  'main-event': () => import('./main-event.tsx'),
};

const loaded = signal<Readonly<Record<string, ShowControls>>>({});
const asked = new Set<string>();

const controlsNamed = (name: string): ShowControls | undefined => {
  const load = registry[name];
  if (load !== undefined && !asked.has(name)) {
    asked.add(name);
    void fetched(load).then(({ controls }) => {
      loaded.value = { ...loaded.value, [name]: controls };
    });
  }
  return loaded.value[name];
};

const none: ShowControls = {};

/** Those of a shared act, else of the show; nothing special until they are loaded. */
export const controlsOf = (show: string, act: string): ShowControls =>
  controlsNamed(act in registry ? act : familyOf(show)) ?? none;

/** A score as its show counts it: dollars, unless it says otherwise. */
export const scoreText = (score: number, sighted: Sighted): string =>
  controlsOf(sighted.view.show, sighted.view.act).desk?.score?.(score, sighted) ?? sighted.tell.money(score);
