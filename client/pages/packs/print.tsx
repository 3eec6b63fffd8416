/** A printed pack: questions for the players, an answer key for the host, and boards to play on. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { episodeOf } from '../../../shared/packs/document.ts';
import { familyOf } from '../../../shared/shows/index.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { SavedPack } from '../../pack-shelf.ts';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/fields.tsx';
import { listTitle } from '../../parts/move-words.ts';
import { clientShowOf } from '../../shows/index.ts';
import { type Item, itemsOf, type ListFacts } from './fields.ts';
import { Table } from './print-boards.tsx';
import { Answered, Cells, Question, textIn, textsIn } from './print-items.tsx';

interface Props {
  readonly pack: SavedPack;
  readonly lists: readonly ListFacts[];
  readonly titleOf: (show: string) => string;
}

/** The printed items of a list, with their positions in the pack. */
interface PrintChoice {
  readonly list: ListFacts;
  readonly items: readonly { readonly item: Item; readonly index: number }[];
}

interface ItemSheetProps {
  readonly title: string;
  readonly shown: readonly PrintChoice[];
  readonly Line: typeof Question;
  readonly look?: string;
}

/** A sheet of items under the names of their lists, numbered as in the pack. */
const ItemSheet = ({ title, shown, Line, look = '' }: ItemSheetProps) => (
  <section class="print-sheet on-field t3">
    <h2 dir="auto">{title}</h2>
    {shown.map(({ list, items }) =>
      items.length === 0 ? null : (
        <div key={list.name}>
          <h3>{listTitle('lists', list.name, words.lists)}</h3>
          <ol class={`print-items ${look}`}>
            {items.map(({ item, index }) => (
              <li key={index} value={index + 1}>
                <Line item={item} />
              </li>
            ))}
          </ol>
        </div>
      ),
    )}
  </section>
);

export const Print = ({ pack, lists, titleOf }: Props) => {
  const { print } = words;
  const [parts, setParts] = useState({ questions: true, answers: true, boards: true });
  const [unused, setUnused] = useState(false);
  const title = pack.title === '' ? words.shelf.untitled : pack.title;
  const shown = lists.map(list => ({
    list,
    items: itemsOf(pack.pack, list)
      .map((item, index) => ({ item, index }))
      .filter(({ item }) => !unused || list.name === '' || episodeOf(pack, list.name, item) === undefined),
  }));
  const family = familyOf(pack.show);
  const { cells = {} } = clientShowOf(family);
  const [board, setBoard] = useState<((texts: typeof words) => ComponentChildren) | null>(null);
  useEffect(() => {
    void clientShowOf(family)
      .print?.()
      .then(({ boards }) => setBoard(() => boards));
  }, [family]);
  const part = (name: keyof typeof parts, label: string, text: string) => (
    <Check
      label={
        <>
          <b>{label}</b> {text}
        </>
      }
      checked={parts[name]}
      onChange={on => setParts({ ...parts, [name]: on })}
    />
  );
  return (
    <div class="packs-print">
      <div class="packs-print-what as-grid gap-4">
        <fieldset>
          <legend>{print.what}</legend>
          {part('questions', print.questions, print.questionsText)}
          {part('answers', print.answers, print.answersText)}
          {part('boards', print.boards, print.boardsText)}
          <Check label={print.unusedOnly} checked={unused} onChange={setUnused} />
        </fieldset>
        <Button class="hero mid go" onClick={() => window.print()}>
          {print.now}
        </Button>
      </div>
      <div class="print-sheets as-grid gap-4">
        {parts.questions && <ItemSheet title={print.questionsOf(title)} shown={shown} Line={Question} />}
        {parts.answers && <ItemSheet title={print.keyOf(title)} shown={shown} Line={Answered} look="print-key" />}
        {parts.boards && (
          <section class="print-sheet on-field t3">
            <h2>{print.boardsOf(titleOf(pack.show))}</h2>
            {board?.(words)}
            {shown.map(({ list, items }) => {
              const field = cells[list.name];
              return field === undefined || items.length === 0 ? null : (
                <ol key={list.name} class="print-items print-boards">
                  {items.map(({ item, index }) => (
                    <li key={index} value={index + 1}>
                      {textIn(item, 'subject') === '' ? (
                        <>
                          <small dir="auto">
                            {textIn(item, 'category') || textIn(item, 'ask') || textIn(item, 'hint')}
                          </small>
                          <Cells text={textIn(item, field)} />
                        </>
                      ) : (
                        <>
                          <small dir="auto">{textIn(item, 'kind')}</small>
                          {[...textsIn(item, 'clues'), textIn(item, 'subject')].map((text, i) => (
                            <Cells key={i} text={text} />
                          ))}
                        </>
                      )}
                    </li>
                  ))}
                </ol>
              );
            })}
            <Table rows={8} columns={3} head={[print.name, print.score, '']} />
          </section>
        )}
      </div>
    </div>
  );
};
