/** Checks of uploaded packs and files. Each may take a third of a second. */
import { type Fault, readField } from '../../shared/engine/fields.ts';
import { type Checked, checkPack, checkPackText } from '../../shared/packs/check.ts';
import { countsOf, type PackDocument, type PackItems, packFormat } from '../../shared/packs/document.ts';
import { checkPackFile } from '../../shared/packs/files/check-file.ts';
import { fitFor } from '../../shared/packs/files/fit.ts';
import type { FoundMedia, LeftOut } from '../../shared/packs/files/found.ts';
import { readFile } from '../../shared/packs/files/recognise.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import type { Language } from '../../shared/words/languages.ts';
import { textIn } from '../languages.ts';
import { bundledPack } from '../packs/bundled.ts';
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

/** JSON in UTF-8, because making it would take the loop as long as reading does. */
const answer = <T extends Checked>(language: Language, { faults, advice, ...checked }: T): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify({ ...checked, faults: faultsIn(language, faults), advice: faultsIn(language, advice) }),
  );

/** A pack as text. `options`: as they were uploaded, too. */
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
  return answer(language, checked);
};

interface SentFile {
  readonly name: string;
  /** Base64. */
  readonly data: string;
}

const bytesIn = (data: string): Uint8Array => Buffer.from(data, 'base64');

const leftOutIn = (language: Language, leftOut: readonly LeftOut[]) =>
  leftOut.map(({ at, text, why }) => ({ ...at, text, why: textIn(language, why) }));

/** A file of another product as a pack of one show. */
export const file = ({
  show,
  options,
  file,
  language,
}: PackRequest & { readonly file: string; readonly language: Language }): Uint8Array => {
  let left: readonly LeftOut[] = [];
  const checked = checkWith(show, rules => {
    const read = readField(rules.options, options ?? {});
    const value = read.faults.length === 0 ? read.value : readField(rules.options, {}).value;
    const { leftOut, ...checked } = checkPackFile(rules, bytesIn(file), value, bundledPack(rules));
    left = leftOut;
    return checked;
  });
  return answer(language, { ...checked, leftOut: leftOutIn(language, left) });
};

/** What files of other products hold, and which shows that fits. Pictures and sounds stay where they are. */
export const files = ({
  files,
  language,
}: {
  readonly files: readonly SentFile[];
  readonly language: Language;
}): Uint8Array => {
  const read = files.map(({ name, data }) => ({ name, ...readFile(bytesIn(data)) }));
  const found = read.flatMap(({ items }) => items);
  const fits = shows
    .flatMap(show => fitFor(show, found, bundledPack(show) as PackItems) ?? [])
    .map(({ show, lists, misses }) => ({ show, counts: countsOf(lists), misses: faultsIn(language, misses) }));
  const sizeOf = ({ alt, bytes }: FoundMedia) => ({ alt, size: bytes.length });
  const told = read.map(({ faults, leftOut, items, ...file }) => ({
    ...file,
    items: items.map(({ picture, sound, ...item }) => ({
      ...item,
      ...(picture && { picture: sizeOf(picture) }),
      ...(sound && { sound: sizeOf(sound) }),
    })),
    leftOut: leftOutIn(language, leftOut),
    faults: faults.map(fault => textIn(language, fault)),
  }));
  return new TextEncoder().encode(JSON.stringify({ files: told, fits }));
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
