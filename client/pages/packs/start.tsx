/** Starts a pack: empty, from the built-in one, or from a file or text. */
import { useState } from 'preact/hooks';
import { isPackDocument, type PackItems, type UsedItem } from '../../../shared/packs/document.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { ShowFacts } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { FileField, SelectField, TextArea } from '../../parts/fields.tsx';
import { packFiles, textOfFile } from '../../parts/files.ts';
import { useCheck } from '../../parts/pack-check.ts';
import { useTask } from '../../parts/task.ts';
import { Faults } from './check.tsx';
import { emptyPack, listsOf } from './fields.ts';

const { start } = words;

export interface StartedPack {
  readonly show: string;
  readonly title: string;
  readonly pack: PackItems;
  readonly used: readonly UsedItem[];
}

interface Props {
  readonly shows: readonly ShowFacts[];
  readonly titleOf: (show: string) => string;
  /** The built-in pack of a show; {} if it has none. */
  readonly bundled: (show: string) => Promise<PackItems>;
  readonly onBegin: (pack: StartedPack) => void;
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

/** Faulty JSON can be imported and corrected here. Of a faulty table, only the check knows the items. */
const draftIn = (text: string, show: ShowFacts): PackItems | undefined => {
  const value = asJson(text);
  if (isPackDocument(value)) return value.pack;
  const [list] = listsOf(show.pack);
  if (Array.isArray(value)) return list === undefined || list.name === '' ? undefined : { [list.name]: value };
  return typeof value === 'object' && value !== null ? (value as PackItems) : undefined;
};

const Import = ({ show, shows, titleOf, onBegin }: Omit<Props, 'bundled'> & { readonly show: ShowFacts }) => {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const { problem, run } = useTask();
  const value = asJson(text);
  const document = isPackDocument(value) ? value : undefined;
  // An exported pack names its show.
  const meant = shows.find(one => one.name === document?.show) ?? show;
  const { check, error } = useCheck(meant.name, text, {});
  const draft = check?.pack ?? (check === null ? undefined : (check.draft ?? draftIn(text, meant)));
  const take = () => {
    if (draft === undefined || draft === null) return;
    onBegin({
      show: meant.name,
      title: document?.title || name || start.imported,
      pack: draft,
      used: Array.isArray(document?.used) ? document.used : [],
    });
  };
  const lists = listsOf(meant.pack);
  const [first] = lists;
  return (
    <div class="packs-import">
      <h3>{start.importTitle}</h3>
      <p>{start.importHelp}</p>
      {first !== undefined && first.name !== '' && (
        <p class="note">
          {start.columns([...Object.keys(first.fields), ...(lists.length > 1 ? ['list'] : [])].join(', '))}
        </p>
      )}
      <FileField
        label={start.file}
        accept={packFiles}
        onFile={file =>
          run(async () => {
            setText(await textOfFile(file));
            setName(file.name.replace(/\.\w+$/, ''));
          })
        }
      />
      {problem !== '' && <p class="problem">{problem}</p>}
      <TextArea label={start.text} rows={7} spellcheck={false} value={text} onType={setText} />
      <div aria-live="polite">
        {error !== undefined && <p class="problem">{words.failed(error.message)}</p>}
        {meant !== show && <p>{start.otherShow(titleOf(meant.name))}</p>}
        {check !== null && <Faults check={check} />}
        {check !== null && draft == null && <p class="problem">{start.cannot}</p>}
      </div>
      {draft != null && (
        <Button class="hero mid go" onClick={take}>
          {check?.pack == null ? start.takeFaulty : start.take}
        </Button>
      )}
    </div>
  );
};

export const Start = (props: Props) => {
  const { shows, titleOf, bundled, onBegin } = props;
  const [chosen, setChosen] = useState(shows[0]?.name ?? '');
  const [importing, setImporting] = useState(false);
  const show = shows.find(({ name }) => name === chosen);
  if (show === undefined) return null;
  const fromHouse = async () =>
    onBegin({
      show: show.name,
      title: start.bundledTitle(titleOf(show.name)),
      pack: await bundled(show.name),
      used: [],
    });
  return (
    <section class="page-card packs-start">
      <h2>{start.title}</h2>
      <SelectField
        label={start.show}
        value={chosen}
        of={shows.map(({ name }) => [name, titleOf(name)] as const)}
        onChoose={setChosen}
      />
      <p class="row">
        <Button
          onClick={() => onBegin({ show: show.name, title: '', pack: emptyPack(show.pack) as PackItems, used: [] })}
        >
          {start.empty}
        </Button>
        <Button onClick={() => void fromHouse()}>{start.bundled}</Button>
        <Button aria-expanded={importing} onClick={() => setImporting(!importing)}>
          {start.import}
        </Button>
      </p>
      {importing && (
        <Import
          {...props}
          show={show}
          onBegin={pack => {
            setImporting(false);
            onBegin(pack);
          }}
        />
      )}
    </section>
  );
};
