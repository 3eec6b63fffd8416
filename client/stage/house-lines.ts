/** What the house says where it hosts: the lines that a desk would show, for the announcer to read. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { familyOf, manifestOf } from '../../shared/shows/index.ts';
import { script as everyShow } from '../../shared/words/en/script.ts';
import { narratorFor, words } from '../../shared/words/index.ts';
import { lineFor, type Script } from '../../shared/words/script.ts';
import { fetched } from '../parts/lazy.ts';

/** Scripts of an act and its show, those of the act first; what every show has comes last. */
export const scriptsOf = async (show: string, act: string): Promise<readonly Script[]> => {
  const loads = [act, familyOf(show)].flatMap(name => manifestOf(name)?.script ?? []);
  return [...(await Promise.all(loads.map(load => load()))), everyShow];
};

/** The line of the step that the house takes next, or of the phase; "" where a person hosts. */
export const useHouseLine = (shell: Shell | null, view: ReadonlySignal<View | null>): string => {
  const [scripts, setScripts] = useState<readonly Script[]>([]);
  const { show = '', act = '', house = false } = shell ?? {};
  useEffect(() => {
    if (house) void fetched(() => scriptsOf(show, act)).then(setScripts);
  }, [show, act, house]);
  const seen = view.value;
  if (shell === null || seen === null || !house || shell.paused !== '' || scripts.length === 0) return '';
  const names = shell.seats.map(({ name }) => name);
  // A welcome names everybody, so it waits until everybody is here.
  if (shell.phase === 'lobby' && (shell.step === '' || names.includes(''))) return '';
  return lineFor(scripts, shell.step, { view: seen, tell: narratorFor(names, words(), -1) });
};
