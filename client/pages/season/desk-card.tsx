/** What the host of a season does: opens games and qualifiers, sends seat links, manages the questions, exports the season. */
import { useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import { seriesOf } from '../../../shared/season/cup.ts';
import { bookOf, namesOf } from '../../../shared/season/ledger.ts';
import { hasEntrants } from '../../../shared/shows/index.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { Check, Problem, TextField } from '../../parts/fields.tsx';
import { saveFile } from '../../parts/files.ts';
import { WeekButton } from '../../parts/forum/buttons.tsx';
import { ImportDetails } from '../../parts/import/importing.tsx';
import { lazily } from '../../parts/lazy.ts';
import { listTitle } from '../../parts/move-words.ts';
import { useOutside } from '../../parts/outside.ts';
import { useTask } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { forgetSeason, savedShow, saveShow } from '../../saved-links.ts';
import {
  addQuestions,
  deleteSeason,
  exportSeason,
  getLinks,
  listFromRoom,
  type OpenedEpisode,
  openEpisode,
} from '../../season-api.ts';
import { AudienceForm } from './audience-form.tsx';
import type { CupPage } from './cup/page.ts';
import { QualifyingForm } from './entrance-form.tsx';
import { HouseForm } from './house-form.tsx';
import { NamesForm } from './names-form.tsx';
import type { SeasonPage } from './page.ts';
import { CopyLine, SeatLinks } from './seat-links.tsx';

const { desk } = texts;

/** Of the week by post: those that were opened last. */
const mostShows = 30;

const CupDesk = lazily<CupPage>(() => import('./cup/cup-desk.tsx'));

const failed = ({ message }: Error) => texts.failed(message);

interface GameProps extends SeasonPage {
  readonly opened: OpenedEpisode | null;
  readonly onOpened: (request: object) => Promise<void>;
}

/** The open game: a link to its desk, and its reserved seats. */
const Game = ({ season, token, opened, onOpened }: GameProps) => {
  const [links, setLinks] = useState<Awaited<ReturnType<typeof getLinks>> | null>(null);
  const [robots, setRobots] = useState(false);
  const { busy, problem, run } = useTask(failed);
  const on = season.episodes.findLast(({ open, show }) => open && !hasEntrants(show));
  const open = () => run(() => onOpened({ kind: 'main', ...(robots ? { robots: true } : {}) }));
  const reload = () => run(async () => setLinks(await getLinks(season.name, token, on?.code ?? '')));
  if (on === undefined)
    return (
      <div key="open">
        <Button class="hero" disabled={busy} onClick={() => void open()}>
          {busy ? desk.opening : desk.open}
        </Button>
        <Check label={desk.robots} checked={robots} onChange={setRobots} />
      </div>
    );
  const mine = opened?.code === on.code ? opened : null;
  const held = mine?.token ?? savedShow(on.code)?.token;
  const address = links?.desk ?? (held === undefined ? '' : paths.host(on.code, held));
  return (
    <div key="on">
      {address === '' ? (
        <p>{desk.isOn}</p>
      ) : (
        <a class="hero mid" href={address}>
          {desk.toDesk(on.code)}
        </a>
      )}
      {mine !== null && mine.advice.length > 0 && (
        <ul class="problem">
          {mine.advice.map(({ path, message }) => (
            <li key={path}>
              {listTitle('lists', path, desk.lists)} {message}
            </li>
          ))}
        </ul>
      )}
      <SeatLinks seats={links?.seats ?? mine?.seats ?? []} />
      <Button onClick={() => void reload()}>{desk.makeLinks}</Button>
      <Problem text={problem} />
    </div>
  );
};

const fromRoomWays = ['lot', 'best', 'season'] as const;

/** Who would like to play in the room of the latest game comes on the list. */
const FromRoom = ({ season, token, reload }: SeasonPage) => {
  const { busy, problem, run } = useTask(failed);
  const [refused, refuse] = useState('');
  const call = (by: (typeof fromRoomWays)[number]) =>
    run(async () => {
      const reply = await listFromRoom(season.name, token, by);
      refuse(reply.ok ? '' : reply.message);
      await reload();
    });
  return (
    <details>
      <summary>{desk.fromRoom}</summary>
      <p>{desk.fromRoomText}</p>
      <p class="row">
        {fromRoomWays.map(by => (
          <Button key={by} disabled={busy} onClick={() => void call(by)}>
            {desk.fromRoomBy[by]}
          </Button>
        ))}
      </p>
      <Problem text={problem || refused} />
    </details>
  );
};

/** Open qualifiers. Their desks can close them early. */
const Qualifyings = ({ season, token }: SeasonPage) => {
  const open = season.episodes.filter(episode => episode.open && hasEntrants(episode.show));
  const go = async (code: string) => {
    const saved = savedShow(code);
    location.assign(
      saved === undefined ? (await getLinks(season.name, token, code)).desk : paths.host(code, saved.token),
    );
  };
  return (
    <>
      {open.map(({ code }) => (
        <p key={code}>
          <Button onClick={() => void go(code)}>{desk.toQualifying(code)}</Button>
        </p>
      ))}
    </>
  );
};

const Questions = ({ season, token, reload }: SeasonPage) => {
  const [done, setDone] = useState('');
  const { problem, run } = useTask(failed);
  const [sure, setSure] = useState(false);
  const { questions = {}, ownPack = false } = season.host ?? {};
  const [pack, setPack] = useState<Json | undefined>();
  const lists = Object.entries(questions);
  if (lists.length === 0) return null;
  const send = (request: () => Promise<object>, said: string) =>
    run(async () => {
      setDone('');
      await addQuestions(season.name, token, await request());
      await reload();
      setDone(said);
    });
  return (
    <details>
      <summary>{desk.questions}</summary>
      <p>
        <b>{ownPack ? desk.own : desk.house}</b>
      </p>
      <ul>
        {lists.map(([list, { left, of }]) => (
          <li key={list} class={left === 0 ? 'problem' : ''}>
            {desk.left(listTitle('lists', list, desk.lists), left, of)}
          </li>
        ))}
      </ul>
      <p>{desk.questionsHelp}</p>
      <ImportDetails
        title={desk.addQuestions}
        show={season.show}
        onFound={found => setPack(found.find(one => one.show === season.show)?.pack)}
      >
        {pack !== undefined && (
          <Button onClick={() => void send(async () => ({ pack }), desk.added)}>{desk.addThese}</Button>
        )}
      </ImportDetails>
      <Button
        onClick={() => (sure ? void send(async () => ({ again: true }), '').then(() => setSure(false)) : setSure(true))}
      >
        {sure ? desk.againSure : desk.again}
      </Button>
      <p role="status">{problem || done}</p>
    </details>
  );
};

const Backup = ({ season, token }: SeasonPage) => {
  const outside = useOutside();
  const series = seriesOf(season.cup?.rule);
  const [typed, setTyped] = useState('');
  const { problem, run } = useTask(failed);
  const save = async () =>
    saveFile(
      `${season.name}.season.json`,
      JSON.stringify(await exportSeason(season.name, token), null, 1),
      'application/json',
    );
  const remove = () =>
    run(async () => {
      await deleteSeason(season.name, token);
      forgetSeason(season.name);
      location.assign(paths.lobby);
    });
  return (
    <details>
      <summary>{desk.link(series)}</summary>
      <CopyLine label={desk.link(series)} link={`${location.origin}${paths.season(season.name, token)}`} />
      <CopyLine label={desk.publicLink} link={`${outside}${paths.season(season.name)}`} />
      <p>
        <Button onClick={() => void save()}>{desk.export(series)}</Button>
      </p>
      <TextField label={desk.removeSure(season.name, series)} value={typed} onType={setTyped} />
      <Button class="small dangerous" disabled={typed.trim() !== season.name} onClick={() => void remove()}>
        {desk.remove(series)}
      </Button>
      <Problem text={problem} />
    </details>
  );
};

const DeskCard = (page: SeasonPage) => {
  const { season, token, reload } = page;
  const { cup } = season;
  const series = seriesOf(cup?.rule);
  const [opened, setOpened] = useState<OpenedEpisode | null>(null);
  const { problem, run } = useTask(failed);
  const onOpened = async (request: object) => {
    await run(async () => {
      const episode = await openEpisode(season.name, token, request);
      saveShow({ code: episode.code, token: episode.token, links: { ...episode.links } });
      setOpened(episode);
      await reload();
    });
  };
  const audience = namesOf(bookOf(season.lines), 'audience');
  return (
    <section class="page-card season-desk" lang={catalogue().language}>
      <h2>{desk.title(series)}</h2>
      <p>{desk.text}</p>
      <Problem text={problem} />
      {cup === null ? (
        <Game {...page} opened={opened} onOpened={onOpened} />
      ) : (
        <CupDesk key={cup.phase} {...page} cup={cup} />
      )}
      <Qualifyings {...page} />
      {season.episodes.length > 0 && (
        <p>
          <WeekButton
            season={season.name}
            shows={season.episodes
              .map(({ code }) => ({ code, desk: savedShow(code)?.token ?? '', season: token }))
              .slice(-mostShows)}
          />
        </p>
      )}
      {(cup === null || cup.phase === 'entering') && (
        <details>
          <summary>{desk.entrance}</summary>
          <QualifyingForm {...page} onOpened={onOpened} />
        </details>
      )}
      {cup === null && season.episodes.some(({ show }) => !hasEntrants(show)) && <FromRoom {...page} />}
      {cup === null && (
        <details>
          <summary>{desk.audience}</summary>
          <AudienceForm {...page} audience={audience} onOpened={onOpened} />
        </details>
      )}
      <details>
        <summary>{texts.rules.title(series)}</summary>
        <HouseForm {...page} />
      </details>
      <Questions {...page} />
      <NamesForm {...page} />
      <Backup {...page} />
    </section>
  );
};

export default DeskCard;
