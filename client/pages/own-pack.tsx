/** A host's own questions: pasted or uploaded, checked by the server with line and field, taken over whole or not at all. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Json } from '../../shared/json.ts';
import { familyOf } from '../../shared/shows/family.ts';
import { lobbyWords } from '../../shared/words/lobby.ts';
import { checkPack, type PackCheck, type PackFault } from '../api.ts';
import { bundledPacks } from '../packs.ts';

type Pack = Readonly<Record<string, Json>>;

interface Props {
  readonly show: string;
  readonly options: Readonly<Record<string, Json>>;
  /** Null until the pack may be used. */
  readonly onPack: (pack: Pack | null) => void;
}

/** How long the typing must rest before it is looked at, in milliseconds. */
const rest = 500;
const previewed = 4;

const Faults = ({ faults }: { readonly faults: readonly PackFault[] }) => (
  <ul class="faults">
    {faults.map(({ line, field, message, path }) => (
      <li key={`${path}${message}`}>
        {line > 0 && <b>{lobbyWords().lobby.packLine(line, field)}: </b>}
        {line === 0 && path !== '' && <b>{path}: </b>}
        {message}
      </li>
    ))}
  </ul>
);

/** What an item asks and what is right, whatever its fields are called. */
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
      <p class="good">{lobby.packGood(all)}</p>
      <h3>{lobby.packPreview}</h3>
      <ol class="preview">
        {items.slice(0, previewed).map((item, i) => {
          const [asked, right] = itemTexts(item);
          return (
            <li key={i}>
              <bdi dir="auto">{asked}</bdi> {right !== '' && <b dir="auto">{right}</b>}
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

  useEffect(() => {
    const typed = text.value;
    check.value = null;
    problem.value = '';
    onPack(null);
    if (typed.trim() === '') return;
    let wanted = true;
    const timer = setTimeout(async () => {
      try {
        const found = await checkPack(show, typed, options);
        if (!wanted) return;
        check.value = found;
        onPack(found.pack);
      } catch (error) {
        if (wanted) problem.value = (error as Error).message;
      }
    }, rest);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text.value, show]);

  const example = bundledPacks[familyOf(show)];
  const found = check.value;
  return (
    <div class="own-pack">
      <p>{lobby.packHelp}</p>
      {example !== undefined && (
        <p>
          <a class="link" href={example} download={`${show}.json`}>
            {lobby.packExample}
          </a>
        </p>
      )}
      <label class="field">
        <span>{lobby.packFile}</span>
        <input
          type="file"
          accept=".json,.csv,application/json,text/csv,text/plain"
          onChange={async event => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) text.value = await file.text();
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
