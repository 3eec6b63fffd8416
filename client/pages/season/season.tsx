/** /season/NAME: the season for everyone; with the private link also what its host can do. */
import './season.css';
import './season-tables.css';
import { useEffect, useState } from 'preact/hooks';
import { countIn } from '../../../shared/engine/money.ts';
import { seasonStory } from '../../../shared/season/story.ts';
import { familyOf, isMoney } from '../../../shared/shows/index.ts';
import { cup as cupTexts } from '../../../shared/words/en/cup.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { words as catalogue, narratorFor } from '../../../shared/words/index.ts';
import { Declined } from '../../api.ts';
import { Problem } from '../../parts/fields.tsx';
import { lazily } from '../../parts/lazy.ts';
import { showTerms } from '../../parts/move-words.ts';
import { Nothing } from '../../parts/notice.tsx';
import { ShowSign } from '../../parts/show-sign.tsx';
import { useEvery, useTitles } from '../../parts/task.ts';
import { paths, tokenInLink } from '../../paths.ts';
import { savedSeason, saveSeason } from '../../saved-links.ts';
import { getSeason, type Season } from '../../season-api.ts';
import { loadTitleFont } from '../../shows/index.ts';
import { ChartsCard } from './charts-card.tsx';
import type { CupPage } from './cup/page.ts';
import { EpisodesCard, ListCard, RecordsCard, RoomsCard } from './episodes-card.tsx';
import { HallCard } from './hall-card.tsx';
import { HouseCard } from './house-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { NowCard } from './now-card.tsx';
import type { SeasonPage } from './page.ts';
import { PeopleCard } from './people-card.tsx';

/** Milliseconds between two updates. */
const look = 15_000;

const Desk = lazily<SeasonPage>(() => import('./desk-card.tsx'));
const CupNow = lazily<CupPage>(() => import('./cup/cup-now.tsx'));
const CupCards = lazily<CupPage>(() => import('./cup/cup-cards.tsx'));
const NewSeason = lazily(() => import('./making.tsx'));
const Player = lazily<SeasonPage & { readonly who: string }>(() => import('./player.tsx'));

/** What only a season has, in which the champion returns. */
const SeasonCards = (page: SeasonPage) => (
  <>
    <EpisodesCard {...page} />
    <div class="stack">
      <HouseCard {...page} />
      <RecordsCard {...page} />
      <HallCard {...page} />
      {page.season.list.length > 0 && <ListCard {...page} />}
      <RoomsCard {...page} />
    </div>
    {/* Cards with nothing on them would only be in the way. */}
    {page.story.people.length > 0 && <PeopleCard {...page} />}
    {page.story.stands.length > 0 && <ChartsCard {...page} />}
  </>
);

/** The shows that its page names: of an evening all, each once. */
const signsOf = ({ show, cup }: Season): readonly string[] =>
  cup?.rule.kind === 'evening' ? [...new Set(cup.rule.shows)] : [show];

/** What the own page of a season or a cup shows. */
const Cards = (page: SeasonPage) => {
  const { season, title } = page;
  const { cup } = season;
  return (
    <>
      <div class="season-set as-grid relative sh-card in-white r5 gap-4">
        <div class="across wrap justify-center gap-4">
          {signsOf(season).map(show => (
            <ShowSign key={show} show={show} title={title(show)} />
          ))}
        </div>
        {cup === null ? <NowCard {...page} /> : <CupNow {...page} cup={cup} />}
      </div>
      {page.token !== '' && <Desk {...page} />}
      {cup === null ? <SeasonCards {...page} /> : <CupCards {...page} cup={cup} />}
      <LedgerCard {...page} />
    </>
  );
};

interface Props {
  readonly name: string;
  /** Whose page it is; "" for the season's own. */
  readonly player: string;
}

const SeasonContent = ({ name, player }: Props) => {
  const [season, setSeason] = useState<Season | null>(null);
  const [problem, setProblem] = useState('');
  const [token] = useState(() => tokenInLink() || (savedSeason(name)?.token ?? ''));
  const reload = async () => {
    try {
      const found = await getSeason(name, token);
      setSeason(found);
      void showTerms(found.show);
      setProblem('');
      if (found.host !== undefined) saveSeason({ ...savedSeason(name), name, title: found.title || found.name, token });
    } catch (error) {
      setProblem(
        error instanceof Declined && error.status === 404 ? texts.missing : texts.failed((error as Error).message),
      );
    }
  };
  useEvery(look, reload);
  const shows =
    season === null
      ? []
      : [...new Set([season.show, ...(season.cup?.rule.shows ?? []), ...season.episodes.map(({ show }) => show)])];
  const titles = useTitles(shows);
  const title = (show: string) => titles[show] ?? '';
  useEffect(() => {
    if (season === null) return;
    document.title = `${player === '' ? '' : `${player} · `}${season.title || season.name} · ${catalogue().pages.name}`;
    for (const show of signsOf(season)) loadTitleFont(show);
  }, [season?.title]);

  if (season === null)
    return problem === '' ? (
      <p class="season-loading t5">{texts.loading}</p>
    ) : (
      <Nothing title={problem} lobby={texts.lobby} />
    );
  countIn(season.currency);
  const { cup } = season;
  const tell = narratorFor([]);
  const money = isMoney(season.show);
  const page: SeasonPage = {
    season,
    story: seasonStory(season.lines),
    tell,
    title,
    amount: money ? tell.money : tell.number,
    token: season.host === undefined ? '' : token,
    reload,
  };
  return (
    <div class={`season paper-page show-${familyOf(season.show)}`}>
      <header class="page-bar">
        <a href={paths.lobby}>{catalogue().pages.name}</a>
        <h1>
          <bdi dir="auto">{player || season.title || season.name}</bdi>
        </h1>
        {player === '' ? (
          <p>{cup === null ? texts.title(title(season.show)) : cupTexts.about[cup.rule.kind](title(season.show))}</p>
        ) : (
          <a href={paths.season(season.name)}>
            <bdi dir="auto">{season.title || season.name}</bdi>
          </a>
        )}
      </header>
      <main class="season-page page-body as-grid">
        <Problem text={problem} />
        {player === '' ? <Cards {...page} /> : <Player {...page} who={player} />}
      </main>
    </div>
  );
};

const SeasonPlace = ({ place: { name, player } }: { readonly place: Props }) =>
  name === 'new' ? <NewSeason /> : <SeasonContent name={name} player={player} />;

export default SeasonPlace;
