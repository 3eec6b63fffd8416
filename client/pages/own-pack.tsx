/** A host's own questions: pasted or uploaded, checked by the server by line and field, and accepted as a whole or not at all. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Json } from '../../shared/engine/json.ts';
import { unusedPack } from '../../shared/packs/document.ts';
import { familyOf } from '../../shared/shows/index.ts';
import { lobbyWords } from '../../shared/words/lobby.ts';
import { checkPack, type PackCheck, type PackFault, type ShowFacts } from '../api.ts';
import { type SavedPack, savedPacks } from '../pack-shelf.ts';
import { bundledPacks } from '../packs.ts';
import { SelectField } from '../parts/fields.tsx';
import { textOfFile } from '../parts/files.ts';
import { paths } from '../paths.ts';

type Pack = Readonly<Record<string, Json>>;

interface Props {
  readonly show: ShowFacts;
  readonly options: Readonly<Record<string, Json>>;
  /** Null until the pack is valid. `kept` is the id of the stored pack that it comes from, "" for none. */
  readonly onPack: (pack: Pack | null, kept: string) => void;
}

/** Milliseconds without typing before the pack is checked. */
const rest = 500;
const previewed = 4;

const Faults = ({ faults }: { readonly faults: readonly PackFault[] }) => (
  <ul class="faults stack">
    {faults.map(({ line, field, message, path }) => (
      <li key={`${path}${message}`}>
        {line > 0 && <b>{lobbyWords().lobby.packLine(line, field)}: </b>}
        {line === 0 && path !== '' && <b>{path}: </b>}
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
  const { lobby } = lobbyWords();
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
  const { lobby } = lobbyWords();
  const text = useSignal('');
  const check = useSignal<PackCheck | null>(null);
  const problem = useSignal('');
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

  useEffect(() => {
    const typed = text.value;
    check.value = null;
    problem.value = '';
    onPack(null, '');
    if (typed.trim() === '') return;
    let wanted = true;
    const timer = setTimeout(async () => {
      try {
        const found = await checkPack(show.name, typed, options);
        if (!wanted) return;
        check.value = found;
        onPack(found.pack, chosen.value);
      } catch (error) {
        if (wanted) problem.value = (error as Error).message;
      }
    }, rest);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text.value, show.name]);

  const example = bundledPacks[familyOf(show.name)];
  const found = check.value;
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
      <p>{lobby.packHelp}</p>
      {example !== undefined && (
        <p>
          <a class="link" href={example} download={`${show.name}.json`}>
            {lobby.packExample}
          </a>
        </p>
      )}
      <label class="field">
        <span>{lobby.packFile}</span>
        <input
          type="file"
          accept=".json,.csv,.tsv,application/json,text/csv,text/tab-separated-values,text/plain"
          onChange={async event => {
            const [file] = event.currentTarget.files ?? [];
            if (file === undefined) return;
            chosen.value = '';
            text.value = await textOfFile(file);
          }}
        />
      </label>
      <label class="field">
        <span>{lobby.packText}</span>
        <textarea
          rows={6}
          spellcheck={false}
          value={text.value}
          onInput={event => (text.value = event.currentTarget.value)}
        />
      </label>
      <div aria-live="polite">
        {problem.value !== '' && <p class="problem">{problem.value}</p>}
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
