/** A finished show as a page: its stage with the commentary, and what there is to say of it below. */
import './recap.css';
import './recap-cards.css';
import './recap-sizes.css';
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { writeField } from '../../../shared/engine/fields.ts';
import { countIn } from '../../../shared/engine/money.ts';
import { standingOf, winnerOf } from '../../../shared/engine/taken-home.ts';
import { bestIn } from '../../../shared/recap/highlights.ts';
import type { Moment, Story } from '../../../shared/recap/story.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { recap as words } from '../../../shared/words/en/recap.ts';
import { words as catalogue, loadShowWords, loadTell, narratorFor, type Tell } from '../../../shared/words/index.ts';
import { scoreText } from '../../controls/index.ts';
import { hasHouseRules } from '../../house/use-house.ts';
import { ReportedAlarms } from '../../parts/dice-alarm.tsx';
import { Name } from '../../parts/emblem.tsx';
import { lazily } from '../../parts/lazy.ts';
import { showTerms } from '../../parts/move-words.ts';
import { useLoaded } from '../../parts/task.ts';
import { spacedCode } from '../../paths.ts';
import { loadTitleFont } from '../../shows/index.ts';
import type { Recorded } from './fetching.ts';
import { linesByEntry } from './moment-lines.ts';
import { MomentsCard } from './moments-card.tsx';
import { Player } from './player.tsx';
import { ResultCard, ScoresCard } from './score-cards.tsx';
import { CommentaryCard, ThrowsCard } from './throws-card.tsx';

const Luck = lazily(() => import('./luck-card.tsx'));
const Decisions = lazily(() => import('./decisions-card.tsx'));
const HouseChip = lazily(() => import('../../house/house-chip.tsx'));

/** What tells a show. */
interface Told {
  readonly tell: Tell;
  /** Title of the show. */
  readonly show: string;
}

/** Also makes the page count in the show's currency. */
export const loadTold = async ({ story, currency }: Recorded): Promise<Told> => {
  const { name } = story.show;
  countIn(currency);
  loadTitleFont(name);
  const [tell, { title }] = await Promise.all([loadTell(name), loadShowWords(name), showTerms(name)]);
  return { tell, show: title };
};

/** Index of the moment on which a recap opens, 0 if none stands out. */
const bestMoment = (story: Story): number => {
  const best = bestIn(story);
  const at = story.moments.findIndex(({ entry, gone }) => entry === best?.entry && !gone);
  return Math.max(0, at);
};

/** The step in the address, such as `#12`, or else the best moment. */
const wantedStep = (last: number, best: number): number => {
  const step = Number(location.hash.slice(1));
  return location.hash !== '' && Number.isInteger(step) && step >= 0 && step <= last ? step : best;
};

/** Fetched where teams played. */
const loadSaid = async (voice: Narrator) => {
  const [{ saidText }, { team }] = await Promise.all([import('../../stage/parts/said-card.tsx'), catalogue().crowd()]);
  const line = ({ said, view }: Moment): string =>
    said === undefined
      ? ''
      : `${saidText(said, { view, tell: voice, texts: team })}.${said.otherwise ? ` ${team.otherwise}` : ''}`;
  return { line };
};

interface Props extends Told {
  readonly recorded: Recorded;
  /** Where this page is found again. */
  readonly address: string;
  /** It plays by itself from the beginning, as on television, and asks no server for anything. */
  readonly kept?: boolean;
  /** Before the title. */
  readonly home: ComponentChildren;
  /** Behind the code. */
  readonly ways?: ComponentChildren;
  /** Cards of what visitors can take with them. `summary`: the result in one sentence. */
  readonly cards: (summary: string) => ComponentChildren;
}

export const StoryPage = ({ recorded, tell, show, address, kept = false, home, ways, cards }: Props) => {
  const { story } = recorded;
  const last = story.moments.length - 1;
  const best = useMemo(() => bestMoment(story), [story]);
  const [at, setAt] = useState(() => wantedStep(last, kept ? 0 : best));
  /** The latest moment that has been seen. What plays as television gives nothing away. */
  const [seen, setSeen] = useState(kept ? at : last);
  const see = useCallback((moment: number) => setSeen(before => Math.max(before, moment)), []);
  const voice = useMemo(() => narratorFor(story.names), [story]);
  const said = useLoaded(
    async () => (story.moments.some(moment => moment.said) ? loadSaid(voice) : undefined),
    [story],
  );
  const lines = useMemo(() => linesByEntry(story, tell, said?.line), [story, tell, said]);
  /** Where nobody's page had a part in any throw, that is said once above them all. */
  const plain = useMemo(() => {
    const thrown = new Set(story.throws.map(({ entry }) => entry));
    const house = story.moments.every(({ entry, part }) => part === 'house' || !thrown.has(entry));
    const moments = story.moments.map(({ part: _, ...moment }) => moment);
    return house ? linesByEntry({ ...story, moments }, tell) : undefined;
  }, [story, tell]);
  const seek = useCallback((to: number) => {
    setAt(to);
    see(to - 1);
    history.replaceState(null, '', `#${to}`);
  }, []);
  const seekEntry = useCallback(
    (entry: number) => {
      const at = story.moments.findIndex(moment => moment.entry === entry);
      seek(Math.max(0, at));
      document.querySelector('.recap-player')?.scrollIntoView({ block: 'nearest' });
    },
    [story, seek],
  );
  const card = { story, lines: plain ?? lines, tell: voice, onSeek: seekEntry };
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
    <main class={`recap paper-page show-${story.show.name}`}>
      <header class="page-bar">
        {home}
        <h1>{kept ? show : words.of(show)}</h1>
        {recorded.title !== '' && <Name name={recorded.title} />}
        {hasHouseRules(recorded.rules) && (
          <HouseChip
            show={story.show.name}
            options={writeField(story.show.options, story.options)}
            changes={recorded.rules}
          />
        )}
        <b class="recap-code end">{spacedCode(story.code)}</b>
        {ways}
      </header>
      <ReportedAlarms alarms={recorded.alarms} names={story.names} />
      <div class="recap-show as-grid mx-auto gap-4">
        <Player {...{ story, lines, at, best, address }} television={kept} onSeek={seek} onSeen={see} />
        <CommentaryCard {...card} head={head} at={at} seen={seen} />
      </div>
      {seen < last ? (
        <div class="recap-cards as-grid mx-auto">{cards(summary)}</div>
      ) : (
        <div class="recap-cards as-grid items-start cols-2 mx-auto gap-4">
          <div class="as-grid min-w-0 gap-4">
            <ResultCard {...card} over={recorded.over} />
            <MomentsCard {...card} />
            {cards(summary)}
            <ScoresCard {...card} at={at} onPick={seek} />
          </div>
          <div class="as-grid min-w-0 gap-4">
            <Luck {...card} />
          </div>
          <Decisions {...card} audience={!kept} />
          <ThrowsCard {...card} house={plain !== undefined} />
        </div>
      )}
    </main>
  );
};
