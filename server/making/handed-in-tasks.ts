/** What is found out about packs and files that somebody hands in; each of these may take a third of a second. */
import { z } from 'zod';
import { type Fault, readField } from '../../shared/engine/fields.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Language } from '../../shared/words/languages.ts';
import { type Checked, checkPack, checkPackText } from '../packs/check.ts';
import { type Plan, planFor, type Wanted } from './episodes.ts';
import { type ReadSeason, readSeason } from './season-file.ts';

/** A plan as it crosses from the thread: a show is known by its name. */
type Planned = { readonly plan: Omit<Plan, 'show'> } | { readonly faults: readonly Fault[] };

interface PackWish {
  readonly show: string;
  /** As the show has read them. */
  readonly options: unknown;
}

const checked = (name: string, check: (show: NonNullable<ReturnType<typeof showNamed>>) => Checked): Checked => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`no show ${name}`);
  return check(show);
};

export const handedInTasks = {
  /** A pack that is data already. */
  pack: ({ show, options, pack }: PackWish & { readonly pack: unknown }): Checked =>
    checked(show, rules => checkPack(rules, pack, options)),
  /** A pack as somebody typed it. `options`: as they were handed in too. */
  text: ({ show, options, text }: PackWish & { readonly text: string }): Checked =>
    checked(show, rules => {
      const read = readField(rules.options, options ?? {});
      return checkPackText(rules, text, read.faults.length === 0 ? read.value : readField(rules.options, {}).value);
    }),
  /** A show with its options and its pack. */
  plan: (request: Wanted): Planned => {
    const planned = planFor(request);
    if ('faults' in planned) return planned;
    const { show: _show, ...plan } = planned.plan;
    return { plan };
  },
  /** A whole season; `language`: in which the library tells what is wrong. */
  season: ({ given, language }: { readonly given: unknown; readonly language: Language }): ReadSeason =>
    readSeason(given, { error: z.locales[language]().localeError }),
};

export type HandedIn = typeof handedInTasks;
export type HandedInTask = keyof HandedIn;
