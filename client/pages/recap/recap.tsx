/** /e/CODE/recap: plays a finished show again from its record. */
import { Button } from '../../parts/button.tsx';
import './recap.css';
import './recap-cards.css';
import './recap-sizes.css';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { writeField } from '../../../shared/engine/fields.ts';
import { countIn } from '../../../shared/engine/money.ts';
import { standingOf, winnerOf } from '../../../shared/engine/taken-home.ts';
import { bestIn } from '../../../shared/recap/highlights.ts';
import type { Story } from '../../../shared/recap/story.ts';
import type { RecapWords } from '../../../shared/words/en/recap.ts';
import { words as catalogue, loadShowWords, loadTell, narratorFor, type Tell } from '../../../shared/words/index.ts';
import { scoreText } from '../../controls/index.ts';
import { hasHouseRules } from '../../house/use-house.ts';
import { ReportedAlarms } from '../../parts/dice-alarm.tsx';
import { lazily, useLazy } from '../../parts/lazy.ts';
import { showTerms } from '../../parts/move-words.ts';
import { Arriving, Notice } from '../../parts/notice.tsx';
import { type Place, paths, spacedCode } from '../../paths.ts';
import { loadTitleFont } from '../../shows/index.ts';
import { type Fetched, fetchRecorded, type Recorded } from './fetching.ts';
import { linesByEntry } from './moment-lines.ts';
import { MomentsCard } from './moments-card.tsx';
import { Player } from './player.tsx';
import { ResultCard, ScoresCard } from './score-cards.tsx';
import { RematchCard, TakeCard } from './take-card.tsx';
import { CommentaryCard, ThrowsCard } from './throws-card.tsx';

const HouseChip = lazily(() => import('../../house/house-chip.tsx'));

interface Loaded {
  readonly words: RecapWords;
  readonly fetched: Fetched;
  readonly tell: Tell;
  readonly show: string;
}

const load = async (code: string): Promise<Loaded> => {
  const [words, fetched] = await Promise.all([catalogue().recap(), fetchRecorded(code)]);
  if (!fetched.ok) return { words, fetched, tell: () => '', show: '' };
  const { story, currency } = fetched.recorded;
  const { show } = story;
  countIn(currency);
  loadTitleFont(show.name);
  const [tell, { title }] = await Promise.all([loadTell(show.name), loadShowWords(show.name), showTerms(show.name)]);
  return { words, fetched, tell, show: title };
};

/** Index of the moment on which a recap opens, 0 if none stands out. */
const bestMoment = (story: Story): number => {
  const best = bestIn(story);
  return best === undefined
    ? 0
    : Math.max(
        0,
        story.moments.findIndex(({ entry, gone }) => entry === best.entry && !gone),
      );
};

/** The step in the address, such as `#12`, or else the best moment. */
const wantedStep = (last: number, best: number): number => {
  const step = Number(location.hash.slice(1));
  return location.hash !== '' && Number.isInteger(step) && step >= 0 && step <= last ? step : best;
};

interface StoryProps {
  readonly recorded: Recorded;
  readonly words: RecapWords;
  readonly tell: Tell;
  /** Title of the show. */
  readonly show: string;
}

const LoadedStory = ({ recorded, words, tell, show }: StoryProps) => {
  const { story } = recorded;
  const last = story.moments.length - 1;
  const best = useMemo(() => bestMoment(story), [story]);
  const [at, setAt] = useState(() => wantedStep(last, best));
  const Luck = useLazy(() => import('./luck-card.tsx'));
  const Decisions = useLazy(() => import('./decisions-card.tsx'));
  const lines = useMemo(() => linesByEntry(story, tell), [story, tell]);
  const voice = useMemo(() => narratorFor(story.names), [story]);
  const seek = useCallback((to: number) => {
    setAt(to);
    history.replaceState(null, '', `#${to}`);
  }, []);
  const seekEntry = useCallback(
    (entry: number) => {
      seek(
        Math.max(
          0,
          story.moments.findIndex(moment => moment.entry === entry),
        ),
      );
      document.querySelector('.recap-player')?.scrollIntoView({ block: 'nearest' });
    },
    [story, seek],
  );
  const view = story.moments[last]?.view;
  if (view === undefined) return null;
  const winner = winnerOf(view);
  const { play } = catalogue().pages;
  const scores = story.names.map(
    (_, seat) => `${voice.name(seat)} ${scoreText(standingOf(view, seat), { view, tell: voice })}`,
  );
  const summary = [
    winner === undefined || winner < 0 ? '' : play.winner(voice.name(winner)),
    story.names.length === 0 ? '' : voice.list(scores),
  ]
    .filter(text => text !== '')
    .join(' ');
  const head = [words.of(show), recorded.title, spacedCode(story.code), summary]
    .filter(text => text !== '')
    .join(' · ');
  return (
    <>
      <header class="page-bar">
        <a href={paths.lobby}>{catalogue().pages.name}</a>
        <h1>{words.of(show)}</h1>
        {recorded.title !== '' && (
          <bdi class="name" dir="auto">
            {recorded.title}
          </bdi>
        )}
        {hasHouseRules(recorded.rules) && (
          <HouseChip
            show={story.show.name}
            options={writeField(story.show.options, story.options)}
            changes={recorded.rules}
          />
        )}
        <b class="recap-code end">{spacedCode(story.code)}</b>
      </header>
      <ReportedAlarms alarms={recorded.alarms} names={story.names} />
      <div class="recap-show">
        <Player story={story} lines={lines} words={words} at={at} best={best} onSeek={seek} />
        <CommentaryCard story={story} lines={lines} words={words} head={head} at={at} onSeek={seekEntry} />
      </div>
      <div class="recap-cards">
        <div>
          <ResultCard story={story} words={words} tell={voice} over={recorded.over} />
          <MomentsCard story={story} lines={lines} words={words} tell={voice} onSeek={seekEntry} />
          <TakeCard recorded={recorded} words={words} summary={summary} />
          <RematchCard recorded={recorded} words={words} />
          {Decisions !== null && <Decisions story={story} words={words} tell={voice} onSeek={seekEntry} />}
        </div>
        <div>
          <ScoresCard story={story} words={words} tell={voice} at={at} onSeek={seek} />
          {Luck !== null && <Luck story={story} words={words} tell={voice} />}
        </div>
        <ThrowsCard story={story} lines={lines} words={words} tell={voice} onSeek={seekEntry} />
      </div>
    </>
  );
};

const Recap = ({ place: { code } }: { readonly place: Extract<Place, { readonly code: string }> }) => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    void load(code).then(found => {
      if (!wanted) return;
      setLoaded(found);
      const { name } = catalogue().pages;
      document.title = `${found.show === '' ? found.words.title : found.words.of(found.show)} · ${name}`;
    });
    return () => {
      wanted = false;
    };
  }, [code, attempt]);
  if (loaded === null) return <Arriving />;
  const { words, fetched, tell, show } = loaded;
  if (fetched.ok) {
    return (
      <main class={`recap paper-page show-${fetched.recorded.story.show.name}`}>
        <LoadedStory recorded={fetched.recorded} words={words} tell={tell} show={show} />
      </main>
    );
  }
  const { why } = fetched;
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
