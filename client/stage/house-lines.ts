/** What the house says when it hosts: the lines that a desk would suggest, for the announcer to read. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { CueFrame, Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { familyOf, manifestOf } from '../../shared/shows/index.ts';
import { script as everyShow, won } from '../../shared/words/en/script.ts';
import { narratorFor, words } from '../../shared/words/index.ts';
import { lineFor, type Script, withJoy } from '../../shared/words/script.ts';
import { fetched } from '../parts/lazy.ts';

/** Scripts in order of precedence: the act's, the show's, then the common one. */
export const scriptsOf = async (show: string, act: string): Promise<readonly Script[]> => {
  const loads = [act, familyOf(show)].flatMap(name => manifestOf(name)?.script ?? []);
  return [...(await Promise.all(loads.map(load => load()))), everyShow];
};

/** The line for the house's next step, or for the phase; "" if a person hosts. */
export const useHouseLine = (shell: Shell | null, view: ReadonlySignal<View | null>): string => {
  const [scripts, setScripts] = useState<readonly Script[]>([]);
  const { show = '', act = '', house = false } = shell ?? {};
  useEffect(() => {
    if (house) void fetched(() => scriptsOf(show, act)).then(setScripts);
  }, [show, act, house]);
  const state = view.value;
  if (shell === null || state === null || !house || shell.paused !== '' || scripts.length === 0) return '';
  const names = shell.seats.map(({ name }) => name);
  // A welcome names everyone, so it waits until everyone is here.
  if (shell.phase === 'lobby' && (shell.step === '' || names.includes(''))) return '';
  const scene = { view: state, tell: narratorFor(names, words(), -1) };
  const frame = shell.cues === '' ? undefined : (JSON.parse(shell.cues) as CueFrame);
  return withJoy(lineFor(scripts, shell.step, scene), frame, scene, won);
};
