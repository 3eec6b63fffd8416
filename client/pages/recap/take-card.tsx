/** What visitors can take with them: the record, the check and a picture for posts. Also the same show once more. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recap as words } from '../../../shared/words/en/recap.ts';
import type { Opened } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Problem } from '../../parts/fields.tsx';
import { RulesLink } from '../../parts/show-sign.tsx';
import { useTask } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { openRematch, savedShow } from '../../saved-links.ts';
import { CopyButton } from '../desk/copy-button.tsx';
import { MarkedLink } from '../desk/copy-link.tsx';
import { fetchUsed, type Recorded, recordAddress } from './fetching.ts';
import { FilmButtons } from './film-buttons.tsx';

interface Props {
  readonly recorded: Recorded;
  /** The result in one sentence. */
  readonly summary: string;
}

export const TakeCard = ({ recorded: { story, closed }, summary }: Props) => {
  const { take: texts } = words;
  const { code, show } = story;
  const shown = useSignal('');
  const card = paths.card(code);
  return (
    <section class="page-card recap-take">
      <h2>{texts.title}</h2>
      <img
        class="recap-share block w-full r2"
        src={card}
        alt={texts.cardAlt(summary)}
        width={1200}
        height={630}
        loading="lazy"
      />
      <p class="row">
        <a class="small" href={card} download={`boxcars-${code}.png`}>
          {texts.cardDownload}
        </a>
        <span class="recap-copy row">
          {texts.copyLink}{' '}
          <CopyButton link={location.href.split('#')[0] ?? ''} onShow={() => (shown.value = location.href)} />
        </span>
      </p>
      {shown.value !== '' && <MarkedLink link={shown.value} />}
      <FilmButtons story={story} />
      <p class="row">
        {closed && (
          <>
            <a class="small" href={recordAddress(code)} download={texts.recordFile(code)}>
              {texts.record}
            </a>
            <a class="small" href={paths.verify(code)}>
              {texts.verify}
            </a>
          </>
        )}
        <RulesLink show={show.name} code={code} />
      </p>
      {!closed && <p class="note">{texts.open}</p>}
    </section>
  );
};

/** Only for the host, whose link to this show is stored in this browser. */
export const RematchCard = ({ recorded: { story } }: Pick<Props, 'recorded'>) => {
  const { again: texts } = words;
  const { busy, problem, run } = useTask(({ message }) => texts.failed(message));
  const opened = useSignal<Opened | null>(null);
  const marked = useSignal('');
  const outcome = useSignal('');
  const saved = savedShow(story.code);
  // Questions that were asked do not come again: they are marked in the stored pack with which the show was opened.
  useEffect(() => {
    const id = saved?.pack;
    if (id === undefined) return;
    const mark = async () => {
      const [{ markUsed: markAsked }, used] = await Promise.all([
        import('../../pack-shelf.ts'),
        fetchUsed(story.code, saved?.token ?? ''),
      ]);
      const pack = await markAsked(id, story.show.pack, used, story.code);
      if (pack !== undefined && pack.marked > 0) outcome.value = texts.pack(pack.title, pack.marked);
    };
    void mark();
  }, [story]);
  if (saved === undefined) return null;
  const open = () =>
    run(async () => {
      opened.value = await openRematch(story.code, saved.token);
    });
  const made = opened.value;
  return (
    <section class="page-card recap-replay">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {outcome.value !== '' && <p role="status">{outcome.value}</p>}
      {made === null ? (
        <Button class="hero mid go" disabled={busy} onClick={() => void open()}>
          {busy ? texts.opening : texts.button}
        </Button>
      ) : (
        <>
          <p>{texts.done}</p>
          <ul class="stack">
            {made.seats.map(({ seat, name, link }) => (
              <li key={seat} class="row between">
                <bdi dir="auto">{texts.link(name)}</bdi>
                <CopyButton link={link} onShow={() => (marked.value = link)} />
              </li>
            ))}
          </ul>
          {marked.value !== '' && <MarkedLink link={marked.value} />}
          <a class="hero mid go" href={paths.host(made.code, new URL(made.links.host).hash.slice(1))}>
            {texts.desk}
          </a>
        </>
      )}
      <Problem text={problem} />
    </section>
  );
};
