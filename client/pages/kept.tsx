/**
 * A show that plays from a folder of files (server/cli/tape.ts) on any host, in any folder of it, long after its server is gone.
 * It asks for nothing but the files beside it.
 */
import { useState } from 'preact/hooks';
import { recap as words } from '../../shared/words/en/recap.ts';
import { words as catalogue, ownLanguage } from '../../shared/words/index.ts';
import { type Language, languages } from '../../shared/words/languages.ts';
import { mediaFrom } from '../media/on-air.ts';
import { useAwake } from '../parts/awake.ts';
import { Button } from '../parts/button.tsx';
import { Arriving, Notice } from '../parts/notice.tsx';
import { useLoaded } from '../parts/task.ts';
import { fetchTape } from './recap/fetching.ts';
import { loadTold, StoryPage } from './recap/story-page.tsx';

const { kept: texts } = words;

/** The files beside this page, as server/cli writes them. */
const files = { tape: 'tape.json', record: 'record.json', check: 'verify', media: 'media/' } as const;

/** The same show in other languages, as the page's head names them. */
const others = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];

const load = async () => {
  mediaFrom(files.media);
  const fetched = await fetchTape(files.tape);
  return { fetched, told: fetched.ok ? await loadTold(fetched.recorded) : undefined };
};

/** `hash`: of the record, as it was published. */
const CheckCard = ({ code, hash }: { readonly code: string; readonly hash: string }) => (
  <section class="page-card">
    <h2>{texts.title}</h2>
    <p>{texts.text}</p>
    <p class="row">
      <a class="small" href={files.record} download={words.take.recordFile(code)}>
        {words.take.record}
      </a>
      <a class="small" href={`${files.check}.${ownLanguage()}.html`}>
        {words.take.verify}
      </a>
    </p>
    <p>{texts.hash}</p>
    <p class="anywhere">
      <code>{hash}</code>
    </p>
  </section>
);

const Kept = () => {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(load, [attempt]);
  useAwake(loaded?.fetched.ok === true);
  if (loaded === undefined) return <Arriving />;
  const { fetched, told } = loaded;
  if (!fetched.ok || told === undefined)
    return (
      <Notice title={texts.missing.title} text={texts.missing.text} leads={false}>
        <Button class="hero go" onClick={() => setAttempt(attempt + 1)}>
          {words.offline.again}
        </Button>
      </Notice>
    );
  return (
    <StoryPage
      {...told}
      kept
      recorded={fetched.recorded}
      address={location.href.split('#')[0] ?? ''}
      home={<b>{catalogue().pages.name}</b>}
      ways={others().map(({ hreflang, href }) => (
        <a key={href} lang={hreflang} hreflang={hreflang} href={href}>
          {languages[hreflang as Language]}
        </a>
      ))}
      cards={() => <CheckCard code={fetched.recorded.story.code} hash={document.body.dataset.record ?? ''} />}
    />
  );
};

export default Kept;
