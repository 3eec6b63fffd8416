/** /season/NAME/tv: a cup on a big screen. It follows the cup by itself: each result walks in, and the champion has a ceremony. */
// Parts of the stage with their sheets. Without the whole, the build would cut it in two, which weighs more on every television.
import '../../stage/stage.tsx';
import '../../style/set-cup.css';
import { useEffect, useState } from 'preact/hooks';
import type { Cup } from '../../../shared/season/cup.ts';
import { lookOf, manifestOf } from '../../../shared/shows/index.ts';
import { cup as texts } from '../../../shared/words/en/cup.ts';
import { season as seasonTexts } from '../../../shared/words/en/season.ts';
import { words as catalogue, narratorFor } from '../../../shared/words/index.ts';
import { Declined } from '../../api.ts';
import { useAwake } from '../../parts/awake.ts';
import { Nothing } from '../../parts/notice.tsx';
import { useOutside } from '../../parts/outside.ts';
import { useEvery, useTitles } from '../../parts/task.ts';
import { useAfter } from '../../parts/timing.ts';
import { paths } from '../../paths.ts';
import { getSeason, type Season } from '../../season-api.ts';
import { loadTitleFont } from '../../shows/index.ts';
import { hostOf, QrCode } from '../../stage/parts/code-card.tsx';
import { Frame } from '../../stage/parts/frame.tsx';
import { rays, WallPicture } from '../../stage/parts/light.tsx';
import { Rail } from '../../stage/parts/rail.tsx';
import { usePlace } from '../../stage/place.ts';
import { BoardView, boardTitle } from './board-view.tsx';
import { boardsOf, type CupBoard, holds } from './boards.ts';
import { Ceremony } from './ceremony.tsx';
import { commentary, resultLine } from './lines.ts';
import { decidedIn, toldSoFar, untold } from './news.ts';

/** Milliseconds between two updates, for which a result stands alone, for which a board stands, and of the ceremony. */
const times = { look: 4000, result: 6000, board: 14_000, ceremony: 30_000 } as const;

/** The cup as far as it has been told, and the result that is being told. */
const useTold = (cup: Cup) => {
  const [told, setTold] = useState<ReadonlySet<string>>(() => new Set(decidedIn(cup)));
  const [shown, setShown] = useState(cup);
  const [fresh, setFresh] = useState('');
  useEffect(() => {
    if (fresh !== '') return;
    const [next] = untold(cup, told);
    // What was taken back may be decided again.
    const decided = new Set(decidedIn(cup));
    const known = new Set([...told].filter(id => decided.has(id)));
    if (next !== undefined) known.add(next.id);
    if (next !== undefined || known.size !== told.size) setTold(known);
    setShown(before => toldSoFar(before, cup, known));
    if (next !== undefined) setFresh(next.id);
  }, [cup, fresh]);
  useAfter(fresh === '' ? -1 : times.result, () => setFresh(''), [fresh]);
  return { shown, fresh };
};

/** Which board stands now: that of a new result, otherwise one after another. */
const useBoard = (boards: readonly CupBoard[], fresh: string): number => {
  const [at, setAt] = useState(0);
  const found = fresh === '' ? -1 : boards.findIndex(board => holds(board, fresh));
  useEffect(() => {
    if (found >= 0) setAt(found);
  }, [found]);
  useEffect(() => {
    if (fresh !== '' || boards.length < 2) return;
    const timer = setInterval(() => setAt(before => (before + 1) % boards.length), times.board);
    return () => clearInterval(timer);
  }, [fresh, boards.length]);
  return found >= 0 ? found : at % Math.max(1, boards.length);
};

/** For a while after the last result, and when a screen arrives after the end. */
const useCeremony = (champion: string): boolean => {
  const [on, setOn] = useState(champion !== '');
  useEffect(() => setOn(champion !== ''), [champion]);
  useAfter(champion === '' ? -1 : times.ceremony, () => setOn(false), [champion]);
  return on;
};

interface Props {
  readonly season: Season;
  readonly cup: Cup;
  readonly away: boolean;
}

const CupSet = ({ season, cup, away }: Props) => {
  const { host, u, margin, portrait } = usePlace();
  const { shown, fresh } = useTold(cup);
  const boards = boardsOf(shown, fresh, portrait ? 2 : undefined);
  const at = useBoard(boards, fresh);
  const board = boards[at] as CupBoard;
  const celebrates = useCeremony(fresh === '' ? shown.champion : '');
  const shows = [...new Set([season.show, ...cup.rule.shows])];
  const titles = useTitles(shows);
  const title = (show: string) => titles[show] ?? '';
  const outside = useOutside();
  const link = `${outside}${paths.season(season.name)}`;
  const tell = narratorFor([]);
  const sign = cup.rule.kind === 'evening' ? [] : (manifestOf(season.show)?.sign ?? [title(season.show), '']);
  const news = shown.rounds.flatMap(({ fixtures }) => fixtures).find(({ id }) => id === fresh);
  const lines = news === undefined ? commentary(shown, tell) : [resultLine(shown, news, tell)];
  const onAir = shown.rounds.some(({ fixtures }) => fixtures.some(({ state }) => state === 'open'));
  const size = portrait ? { width: 700, height: 860 } : { width: 1864, height: 770 };
  const space = { '--margin-x': `${margin.x}px`, '--margin-y': `${margin.y}px`, '--u': u };
  return (
    <main
      ref={host}
      class={`stage cup-stage show-${lookOf(season.show)} ${portrait ? 'portrait' : 'landscape'}`}
      style={space}
    >
      <div
        class="set cup-set"
        style={{
          transform: `scale(${u})`,
          height: portrait ? `${host.current === null ? 1180 : host.current.clientHeight / u}px` : undefined,
        }}
      >
        <div class="wall absolute">
          <WallPicture light="#fff2cf" lamps={[[420, 260, 800, 240, 0.2]]}>
            <rect width="1920" height="1080" fill="var(--wall)" />
            <path d={rays(960, 350, 44, 0.03)} fill="var(--wall-2)" />
          </WallPicture>
        </div>
        {sign.length > 0 && !portrait && (
          <div class="sign">
            <h1 class="centred r4">
              {sign[0]}
              {sign[1] !== '' && <br />}
              {sign[1]}
            </h1>
          </div>
        )}
        <header class="cup-title crest down">
          <p class="bold lh-10 in-accent one-line">{boardTitle(shown, board, title, at, boards.length)}</p>
          <h2 class="one-line" dir="auto">
            {season.title || season.name}
          </h2>
        </header>
        {!portrait && (
          <div class="code-card across lh-10 sh-card in-ink-2 on-paper r4 gap-3">
            <div>
              <span class="block">{texts.tv.follow}</span>
              <em class="one-line block t7">{hostOf(link)}</em>
            </div>
            <QrCode text={link} size={150} />
          </div>
        )}
        <div class="board">
          <Frame {...size} chase={fresh !== ''}>
            <BoardView cup={shown} board={board} fresh={fresh} title={title} tell={tell} />
          </Frame>
        </div>
        <Rail
          lines={away ? [texts.tv.lost] : lines}
          prompt={{}}
          lamp={texts.onAir.toUpperCase()}
          lit={onAir}
          speaks
          check=""
          part={undefined}
          houseDice={false}
          expected
          sign={null}
          portrait={portrait}
        />
        {celebrates && <Ceremony cup={shown} tell={tell} portrait={portrait} />}
      </div>
    </main>
  );
};

const CupScreen = ({ place: { name } }: { readonly place: { readonly name: string } }) => {
  const [season, setSeason] = useState<Season | null>(null);
  const [away, setAway] = useState(false);
  const [problem, setProblem] = useState('');
  useAwake(true);
  useEvery(times.look, async () => {
    try {
      setSeason(await getSeason(name, ''));
      setAway(false);
      setProblem('');
    } catch (error) {
      const missing = error instanceof Declined && error.status === 404;
      setAway(!missing);
      if (missing) setProblem(seasonTexts.missing);
    }
  });
  useEffect(() => {
    if (season === null) return;
    document.title = `${texts.tv.title(season.title || season.name)} · ${catalogue().pages.name}`;
    loadTitleFont(season.show);
  }, [season?.title]);
  if (season?.cup != null) return <CupSet season={season} cup={season.cup} away={away} />;
  if (problem !== '' || season !== null) return <Nothing title={problem || texts.tv.none} lobby={seasonTexts.lobby} />;
  return <p class="season-loading t5">{seasonTexts.loading}</p>;
};

export default CupScreen;
