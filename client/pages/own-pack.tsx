/** A host's own questions: kept in this browser, or brought as any file. They are checked by the server with the options, and taken as a whole or not at all. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Json } from '../../shared/engine/json.ts';
import { unusedPack } from '../../shared/packs/document.ts';
import { lobby } from '../../shared/words/en/lobby.ts';
import type { PackFault, ShowFacts } from '../api.ts';
import { type SavedPack, savedPacks } from '../pack-shelf.ts';
import { SelectField } from '../parts/fields.tsx';
import { ImportField } from '../parts/import/importing.tsx';
import { useCheck } from '../parts/pack-check.ts';
import { paths } from '../paths.ts';
import { placeText } from './packs/check.tsx';

type Pack = Readonly<Record<string, Json>>;

interface Props {
  readonly show: Pick<ShowFacts, 'name' | 'pack'>;
  readonly options: Readonly<Record<string, Json>>;
  /** Null until the pack is valid. `kept` is the id of the stored pack that it comes from, "" for none. `checking`: it may be, soon. */
  readonly onPack: (pack: Pack | null, kept: string, checking: boolean) => void;
}

const previewed = 4;

const Faults = ({ faults }: { readonly faults: readonly PackFault[] }) => (
  <ul class="faults stack">
    {faults.map(({ message, path }) => (
      <li key={`${path}${message}`}>
        {path !== '' && <b>{placeText(path)}: </b>}
        {message}
      </li>
    ))}
  </ul>
);

/** The question and the answer of an item, whatever its fields are called. */
const itemTexts = (item: Json): readonly [string, string] => {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return [String(item), ''];
  const { ask, solution, name, subject, word, answer, hint } = item as Readonly<Record<string, Json | undefined>>;
  const texts = [ask, solution, name, subject, word, answer, hint].filter(text => typeof text === 'string');
  return [texts[0] ?? '', texts[1] ?? ''];
};

const Preview = ({ pack, counts }: { readonly pack: Pack; readonly counts: Readonly<Record<string, number>> }) => {
  const items = Object.values(pack).flatMap(list => (Array.isArray(list) ? list : []));
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <>
      <p class="success">{lobby.packGood(all)}</p>
      <h3>{lobby.packPreview}</h3>
      <ol class="preview stack">
        {items.slice(0, previewed).map((item, i) => {
          const [question, right] = itemTexts(item);
          return (
            <li key={i}>
              <bdi dir="auto">{question}</bdi> {right !== '' && <b dir="auto">{right}</b>}
            </li>
          );
        })}
      </ol>
      {items.length > previewed && <p>{lobby.packMore(items.length - previewed)}</p>}
    </>
  );
};

const OwnPack = ({ show, options, onPack }: Props) => {
  const text = useSignal('');
  const saved = useSignal<readonly SavedPack[]>([]);
  const chosen = useSignal('');
  useEffect(
    () => void savedPacks().then(all => (saved.value = all.filter(pack => pack.show === show.name))),
    [show.name],
  );

  /** Leaves out what was asked before. */
  const choose = (id: string) => {
    const pack = saved.value.find(one => one.id === id);
    chosen.value = pack === undefined ? '' : id;
    text.value = pack === undefined ? '' : JSON.stringify(unusedPack(pack, show.pack), null, 1);
  };

  const { check: found, error } = useCheck(show.name, text.value, options);
  const checking = text.value !== '' && found === null && error === undefined;
  useEffect(() => onPack(found?.pack ?? null, found === null ? '' : chosen.value, checking), [found, checking]);

  return (
    <div class="stack">
      {saved.value.length > 0 && (
        <SelectField
          label={lobby.savedPack}
          value={chosen.value}
          of={[
            ['', lobby.noSavedPack],
            ...saved.value.map(({ id, title }) => [id, title === '' ? lobby.packUntitled : title] as const),
          ]}
          onChoose={choose}
        />
      )}
      <p>
        <a class="link" href={paths.packs}>
          {lobby.packShelf}
        </a>
      </p>
      <ImportField
        show={show.name}
        onFound={proposals => {
          const own = proposals.find(one => one.show === show.name);
          if (own === undefined && chosen.value !== '') return;
          chosen.value = '';
          text.value = own === undefined ? '' : JSON.stringify(own.pack, null, 1);
        }}
      />
      <div aria-live="polite">
        {error !== undefined && <p class="problem">{error.message}</p>}
        {found !== null && found.faults.length > 0 && (
          <>
            <p class="problem">{lobby.packBad(found.faults.length)}</p>
            <Faults faults={found.faults} />
          </>
        )}
        {found?.pack != null && <Preview pack={found.pack} counts={found.counts} />}
        {found !== null && found.advice.length > 0 && (
          <>
            <p>
              <b>{lobby.packAdvice}</b>
            </p>
            <Faults faults={found.advice} />
          </>
        )}
      </div>
    </div>
  );
};

export default OwnPack;
