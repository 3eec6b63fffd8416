/** Gives a pack away: as a file of several formats, or by a link to a copy on this server. */
import { useState } from 'preact/hooks';
import type { PackDocument } from '../../../shared/packs/document.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import { words as page } from '../../../shared/words/index.ts';
import { ask, post } from '../../api.ts';
import { copiedMedia, sendMedia } from '../../media/kept.ts';
import { documentOf, type SavedPack } from '../../pack-shelf.ts';
import { Button } from '../../parts/button.tsx';
import { Problem, Select } from '../../parts/fields.tsx';
import { useTask } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { CopyLink } from '../desk/copy-link.tsx';
import { exportNames, saveAs } from './export.ts';
import type { ListFacts } from './fields.ts';

/** Days for which the server keeps a pack. */
const spans = [7, 30, 365] as const;

/** Letters of a title that a server keeps. */
const longestTitle = 80;

type Shared = NonNullable<SavedPack['shared']>;

const share = async ({ show, title, pack }: SavedPack, days: number): Promise<Shared> => {
  await sendMedia(pack);
  return post('/api/packs', { show, title: title.slice(0, longestTitle), text: JSON.stringify(pack), days });
};
const unshare = ({ id, secret }: Shared): Promise<unknown> =>
  ask(`/api/packs/${id}`, { method: 'DELETE', token: secret });
export const sharedPack = (id: string): Promise<PackDocument> => ask(`/api/packs/${id}`);
/** Its copy for this browser, pictures and sounds too. */
export const copiedPack = (document: PackDocument, id: string): Promise<PackDocument> =>
  copiedMedia(document, `/api/packs/${id}/media`);

interface Props {
  readonly pack: SavedPack;
  readonly lists: readonly ListFacts[];
  /** Whether it has no faults: a server takes no others. */
  readonly sound: boolean;
  readonly onChange: (pack: SavedPack) => void;
}

export const Share = ({ pack, lists, sound, onChange }: Props) => {
  const { share: texts } = words;
  const [days, setDays] = useState<number>(30);
  const [left, setLeft] = useState(0);
  const { busy, problem, run } = useTask();
  const { shared, ...own } = pack;
  const isShared = shared !== undefined && shared.until > Date.now();
  const until = (time: number) => new Intl.DateTimeFormat(page().language, { dateStyle: 'long' }).format(time);
  return (
    <div class="stack">
      <h3>{texts.title}</h3>
      <p class="row">
        {exportNames(lists).map(name => (
          <Button
            key={name}
            disabled={busy}
            onClick={() => run(async () => setLeft(await saveAs(name, documentOf(pack)!, lists)))}
          >
            {texts.as[name]}
          </Button>
        ))}
      </p>
      {left > 0 && <p class="note">{texts.left(left)}</p>}
      {isShared ? (
        <>
          <CopyLink
            link={`${location.origin}${paths.packs}#shared=${shared.id}`}
            text={texts.until(until(shared.until))}
          />
          <p class="note">{texts.frozen}</p>
          <p class="row">
            <Button
              class="small dangerous"
              disabled={busy}
              onClick={() =>
                run(async () => {
                  await unshare(shared);
                  onChange(own);
                })
              }
            >
              {texts.takeBack}
            </Button>
          </p>
        </>
      ) : (
        <p class="row">
          <Button
            disabled={busy || !sound}
            onClick={() => run(async () => onChange({ ...own, shared: await share(pack, days) }))}
          >
            {texts.link}
          </Button>
          <Select
            aria-label={texts.days}
            value={days}
            of={spans.map(span => [span, texts.span(span)])}
            onChoose={span => setDays(Number(span))}
          />
        </p>
      )}
      {!sound && !isShared && <p class="note">{texts.mend}</p>}
      <Problem text={problem} />
    </div>
  );
};
