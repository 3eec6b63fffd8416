/** Checks of uploaded packs and files. Each may take a third of a second. */
import { type Fault, readField } from '../../shared/engine/fields.ts';
import { type Checked, checkPack, checkPackText } from '../../shared/packs/check.ts';
import { countsOf, type PackDocument, type PackItems, packFormat } from '../../shared/packs/document.ts';
import { checkPackFile } from '../../shared/packs/files/check-file.ts';
import { fitFor } from '../../shared/packs/files/fit.ts';
import type { FoundMedia, LeftOut } from '../../shared/packs/files/found.ts';
import { unreadIn } from '../../shared/packs/files/media.ts';
import { readFile } from '../../shared/packs/files/recognise.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import type { Language } from '../../shared/words/languages.ts';
import { textIn } from '../languages.ts';
import { bundledPack } from '../packs/bundled.ts';
import { FileMedia, type KeptHashes, type SentMedium } from '../packs/file-media.ts';
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

/** What is asked again once these pictures and sounds of its files are kept, with those that could be. */
interface WithMedia {
  readonly kept?: KeptHashes;
}

/** `answer`: with the pictures and sounds that were kept. `wanted`: those that should be, if nobody tried yet. */
interface Answered<T> {
  readonly answer: T;
  readonly wanted: readonly SentMedium[];
}

const leftOutIn = (language: Language, leftOut: readonly LeftOut[]) =>
  leftOut.map(({ at, text, why }) => ({ ...at, text, why: textIn(language, why) }));

/** A file of another product as a pack of one show. */
export const file = ({
  show,
  options,
  file,
  language,
  kept,
}: PackRequest & WithMedia & { readonly file: string; readonly language: Language }): Answered<Uint8Array> => {
  const media = new FileMedia(file.length, kept);
  let left: readonly LeftOut[] = [];
  const checked = checkWith(show, rules => {
    const read = readField(rules.options, options ?? {});
    const value = read.faults.length === 0 ? read.value : readField(rules.options, {}).value;
    const { leftOut, ...checked } = checkPackFile(rules, bytesIn(file), value, bundledPack(rules), media.of);
    left = leftOut;
    return checked;
  });
  return { answer: answer(language, { ...checked, leftOut: leftOutIn(language, left) }), wanted: media.wanted };
};

/** With its hash if it is kept. */
const toldMedium = ({ alt, bytes }: FoundMedia, kept: object | undefined) => ({ alt, size: bytes.length, ...kept });

/** What files of other products hold, and which shows that fits. */
export const files = ({
  files,
  language,
  kept,
}: WithMedia & {
  readonly files: readonly SentFile[];
  readonly language: Language;
}): Answered<Uint8Array> => {
  const read = files.map(({ name, data }) => ({ name, ...readFile(bytesIn(data)) }));
  const media = new FileMedia(
    files.reduce((sum, { data }) => sum + data.length, 0),
    kept,
  );
  const found = read.flatMap(({ items }) => items);
  const keptOf = new Map(found.map(item => [item, media.of(item)]));
  const fits = shows
    .flatMap(show => fitFor(show, found, bundledPack(show) as PackItems) ?? [])
    .map(fit => ({
      show: fit.show,
      counts: countsOf(fit.lists),
      misses: faultsIn(language, [...fit.misses, ...unreadIn(fit, [...keptOf.values()])]),
    }));
  const told = read.map(({ faults, leftOut, items, ...file }) => ({
    ...file,
    items: items.map(item => ({
      ...item,
      ...(item.picture && { picture: toldMedium(item.picture, keptOf.get(item)?.picture) }),
      ...(item.sound && { sound: toldMedium(item.sound, keptOf.get(item)?.sound) }),
    })),
    leftOut: leftOutIn(language, leftOut),
    faults: faults.map(fault => textIn(language, fault)),
  }));
  return { answer: new TextEncoder().encode(JSON.stringify({ files: told, fits })), wanted: media.wanted };
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
export const plan = ({ kept, ...request }: EpisodeRequest & WithMedia): Answered<Planned> => {
  const media = new FileMedia(request.packFile?.length ?? 0, kept);
  const planned = planFor(request, media);
  if ('faults' in planned) return { answer: planned, wanted: [] };
  const { show: _show, ...plan } = planned.plan;
  return { answer: { plan }, wanted: media.wanted };
};

/** A whole season. */
export const season = ({ given }: { readonly given: unknown }): ReadSeason => readSeason(given);
