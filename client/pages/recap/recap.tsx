/** /e/CODE/recap: plays a finished show again, from its tape once that is published. */
import { useState } from 'preact/hooks';
import { recap as words } from '../../../shared/words/en/recap.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { Arriving, Notice } from '../../parts/notice.tsx';
import { useLoaded } from '../../parts/task.ts';
import { useAfter } from '../../parts/timing.ts';
import { type Place, paths } from '../../paths.ts';
import { fetchRecorded } from './fetching.ts';
import { loadTold, StoryPage } from './story-page.tsx';
import { RematchCard, TakeCard } from './take-card.tsx';

/** Milliseconds between two looks whether the show has ended, and whether its end has been told. */
const again = { notYet: 30_000, soon: 1000 } as const;

const load = async (code: string) => {
  const fetched = await fetchRecorded(code);
  const told = fetched.ok ? await loadTold(fetched.recorded) : undefined;
  document.title = `${told === undefined ? words.title : words.of(told.show)} · ${catalogue().pages.name}`;
  return { fetched, told };
};

const Recap = ({ place: { code } }: { readonly place: Extract<Place, { readonly code: string }> }) => {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(() => load(code), [code, attempt]);
  const waitsFor = loaded?.fetched.ok === false ? loaded.fetched.why : undefined;
  const wait = waitsFor === 'notYet' || waitsFor === 'soon' ? again[waitsFor] : -1;
  useAfter(wait, () => setAttempt(attempt + 1), [loaded]);
  if (loaded === undefined) return <Arriving />;
  const { fetched, told } = loaded;
  if (fetched.ok && told !== undefined) {
    const { recorded } = fetched;
    return (
      <StoryPage
        {...told}
        recorded={recorded}
        address={`${location.origin}${paths.recap(code)}`}
        home={<a href={paths.lobby}>{catalogue().pages.name}</a>}
        cards={summary => (
          <>
            <TakeCard recorded={recorded} summary={summary} />
            <RematchCard recorded={recorded} />
          </>
        )}
      />
    );
  }
  const why = fetched.ok ? 'offline' : fetched.why;
  // The end is being told: it takes seconds.
  if (why === 'soon') return <Arriving />;
  if (why === 'notYet') {
    return (
      <Notice title={words.notYet.title} text={words.notYet.text}>
        <a class="hero go" href={paths.watch(code)}>
          {words.notYet.watch}
        </a>
      </Notice>
    );
  }
  return (
    <Notice title={words[why].title} text={words[why].text}>
      {why === 'offline' && (
        <Button class="hero go" onClick={() => setAttempt(attempt + 1)}>
          {words.offline.again}
        </Button>
      )}
    </Notice>
  );
};

export default Recap;
