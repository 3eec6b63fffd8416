/**
 * Where anybody's questions come in: dropped, pasted or chosen, several files at once. What they are is known by their content, and
 * what became of every item is told before anything is kept.
 */
import './import-field.css';
import { useEffect, useState } from 'preact/hooks';
import type { FoundItem, LeftOut } from '../../../shared/packs/files/found.ts';
import { inWords } from '../../../shared/packs/files/unreadable.ts';
import { importing as words } from '../../../shared/words/en/importing.ts';
import { Button } from '../button.tsx';
import { TextArea } from '../fields.tsx';
import { useTask } from '../task.ts';
import { useAfter, useWork } from '../timing.ts';
import { ColumnMapper } from './column-mapper.tsx';
import { type Brought, bring, type Proposal, proposalsOf, tablesIn } from './proposals.ts';

export interface ImportProps {
  /** The show for which somebody brings them, "" for any. */
  readonly show: string;
  readonly onFound: (proposals: readonly Proposal[]) => void;
}

/** Milliseconds without a letter before a text is read. */
const rest = 400;

/** Of a long list, as many as anybody reads. */
const shownItems = 3;
const shownLeft = 100;

const Item = ({ item: { ask, answers, choices } }: { readonly item: FoundItem }) => (
  <li>
    <bdi dir="auto">{ask}</bdi> <b dir="auto">{answers[0]}</b>
    {choices.length > 0 && (
      <small>
        {' '}
        <bdi dir="auto">{choices.join(' · ')}</bdi>
      </small>
    )}
  </li>
);

const LeftOuts = ({ of }: { readonly of: readonly LeftOut[] }) => (
  <details>
    <summary>{words.leftOut(of.length)}</summary>
    <ul class="faults stack">
      {of.slice(0, shownLeft).map(({ at, text, why }, i) => (
        <li key={i}>
          {at.line > 0 && <b>{words.line(at.line, at.part)}: </b>}
          <bdi dir="auto">{text}</bdi> {inWords(why)}
        </li>
      ))}
      {of.length > shownLeft && <li>{words.more(of.length - shownLeft)}</li>}
    </ul>
  </details>
);

interface BroughtProps {
  readonly of: Brought;
  readonly onChange: (of: Brought) => void;
  readonly onDrop: () => void;
}

const BroughtFile = ({ of, onChange, onDrop }: BroughtProps) => {
  const { name, own, found, mapped } = of;
  const tables = tablesIn(of);
  const items = [found, ...mapped].flatMap(file => file.items);
  const left = own === undefined ? [found, ...mapped].flatMap(file => file.leftOut) : [];
  return (
    <li class="inset stack">
      <p class="row">
        <b dir="auto">{name === '' ? words.pasted : name}</b>
        {items.length > 0 && <span>{words.items(items.length)}</span>}
        <Button class="link end" onClick={onDrop}>
          {words.remove}
        </Button>
      </p>
      {own === undefined &&
        found.faults.map(why => (
          <p key={why.say} class="problem">
            {inWords(why)}
          </p>
        ))}
      {tables.map((table, i) => (
        <ColumnMapper
          key={i}
          table={table}
          onMapped={one =>
            onChange({ ...of, mapped: tables.map((_, at) => (at === i ? one : mapped[at]!)).filter(Boolean) })
          }
        />
      ))}
      {mapped
        .flatMap(({ faults }) => faults)
        .map((why, i) => (
          <p key={i} class="problem">
            {inWords(why)}
          </p>
        ))}
      {items.length > 0 && (
        <ul class="stack">
          {items.slice(0, shownItems).map((item, i) => (
            <Item key={i} item={item} />
          ))}
        </ul>
      )}
      {left.length > 0 && <LeftOuts of={left} />}
    </li>
  );
};

const ImportField = ({ show, onFound }: ImportProps) => {
  const [brought, setBrought] = useState<readonly Brought[]>([]);
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const { busy, problem, run } = useTask();
  // What was made of other files is not offered any more.
  useEffect(() => onFound([]), [brought.length]);
  useWork(
    wanted =>
      run(async () => {
        const found = await proposalsOf(brought);
        if (wanted()) onFound(found);
      }),
    [brought],
  );
  const paste = async (wanted: () => boolean) => {
    const pasted = text.trim() === '' ? [] : [await bring('', new TextEncoder().encode(text), show)];
    const isSame = (now: readonly Brought[]) => pasted.length === 0 && now.every(({ name }) => name !== '');
    if (wanted()) setBrought(now => (isSame(now) ? now : [...now.filter(({ name }) => name !== ''), ...pasted]));
  };
  useAfter(text === '' ? 0 : rest, wanted => run(() => paste(wanted)), [text, show]);
  const take = (files: readonly File[]) =>
    run(async () => {
      for (const file of files) {
        const one = await bring(file.name.replace(/\.\w{1,5}$/, ''), new Uint8Array(await file.arrayBuffer()), show);
        setBrought(now => [...now.filter(({ name }) => name !== one.name), one]);
      }
    });
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take([...(event.dataTransfer?.files ?? [])]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways, and the others are a button and a field
    <div
      class={`import-field stack ${over ? 'over' : ''}`}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      onPaste={event => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        void take(files);
      }}
    >
      <p>{words.help}</p>
      <label class="import-drop">
        <b>{words.choose}</b>
        <input
          type="file"
          class="unseen"
          multiple
          onChange={event => {
            const { currentTarget } = event;
            void take([...(currentTarget.files ?? [])]).then(() => {
              // The same file may be chosen again, once it was changed.
              currentTarget.value = '';
            });
          }}
        />
      </label>
      <TextArea label={words.paste} rows={4} spellcheck={false} value={text} onType={setText} />
      <div class="stack" aria-live="polite">
        {busy && <p>{words.reading}</p>}
        {problem !== '' && <p class="problem">{problem}</p>}
        {brought.length > 0 && (
          <ul class="stack">
            {brought.map((of, i) => (
              <BroughtFile
                key={of.name}
                of={of}
                onChange={next => setBrought(now => now.map((one, at) => (at === i ? next : one)))}
                onDrop={() => {
                  if (of.name === '') setText('');
                  setBrought(now => now.filter((_, at) => at !== i));
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

export default ImportField;
