/** Checks of uploaded packs and files. Each may take a third of a second. */
import { type Fault, readField } from '../../shared/engine/fields.ts';
import { type Checked, checkPack, checkPackText } from '../../shared/packs/check.ts';
import { type PackDocument, type PackItems, packFormat } from '../../shared/packs/document.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Language } from '../../shared/words/languages.ts';
import { faultsIn } from '../web/refusals.ts';
import { type EpisodeRequest, type Plan, planFor } from './episodes.ts';
import { type ReadSeason, readSeason } from './season-file.ts';

/** A plan as the thread sends it back: shows go by name, because functions cannot be sent. */
type Planned = { readonly plan: Omit<Plan, 'show'> } | { readonly faults: readonly Fault[] };

interface PackRequest {
  readonly show: string;
  /** As the show read them. */
  readonly options: unknown;
}

const checkWith = (name: string, check: (show: NonNullable<ReturnType<typeof showNamed>>) => Checked): Checked => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`no show ${name}`);
  return check(show);
};

/** A pack as data. */
export const pack = ({ show, options, pack }: PackRequest & { readonly pack: unknown }): Checked =>
  checkWith(show, rules => checkPack(rules, pack, options));

/** A pack as text. `options`: as they were uploaded, too. The answer is JSON in UTF-8, which would take the loop as long as reading does. */
export const text = ({
  show,
  options,
  text,
  language,
}: PackRequest & { readonly text: string; readonly language: Language }): Uint8Array => {
  const checked = checkWith(show, rules => {
    const read = readField(rules.options, options ?? {});
    return checkPackText(rules, text, read.faults.length === 0 ? read.value : readField(rules.options, {}).value);
  });
  const faults = faultsIn(language, checked.faults);
  return new TextEncoder().encode(JSON.stringify({ ...checked, faults, advice: faultsIn(language, checked.advice) }));
};

/** A pack that is given away: the document as it is stored and sent, or what is wrong with it. */
export const shared = ({
  show,
  title,
  text,
}: {
  readonly show: string;
  readonly title: string;
  readonly text: string;
}): { readonly document: string } | { readonly faults: readonly Fault[] } => {
  const { pack, faults } = checkWith(show, rules => checkPackText(rules, text, readField(rules.options, {}).value));
  if (pack === null) return { faults };
  const document: PackDocument = { format: packFormat, show, title, pack: pack as PackItems, used: [] };
  return { document: JSON.stringify(document) };
};

/** A show with its options and its pack. */
export const plan = (request: EpisodeRequest): Planned => {
  const planned = planFor(request);
  if ('faults' in planned) return planned;
  const { show: _show, ...plan } = planned.plan;
  return { plan };
};

/** A whole season. */
export const season = ({ given }: { readonly given: unknown }): ReadSeason => readSeason(given);
