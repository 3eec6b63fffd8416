/** What the host of a season does: opens games and qualifiers, sends seat links, manages the questions, exports the season. */
import { useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import { bookOf, namesOf } from '../../../shared/season/ledger.ts';
import { hasEntrants } from '../../../shared/shows/index.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields.tsx';
import { listTitle } from '../../parts/move-words.ts';
import { reachable, useOutside } from '../../parts/outside.ts';
import { paths } from '../../paths.ts';
import { forgetSeason, savedShow, saveShow } from '../../saved-links.ts';
import {
  addQuestions,
  deleteSeason,
  exportSeason,
  getLinks,
  type OpenedEpisode,
  openEpisode,
  type SeatLink,
} from '../../season-api.ts';
import { AudienceForm } from './audience-form.tsx';
import { QualifyingForm } from './entrance-form.tsx';
import { HouseForm } from './house-form.tsx';
import type { SeasonPage } from './page.ts';

/** Copies a text, or selects it if the browser does not let the page copy. */
const CopyLine = ({
  label,
  link,
  texts,
}: {
  readonly label: string;
  readonly link: string;
  readonly texts: SeasonPage['texts'];
}) => {
  const [copied, setCopied] = useState(false);
  const canCopy = globalThis.isSecureContext && navigator.clipboard !== undefined;
  return (
    <p class="season-link row">
      <b dir="auto">{label}</b>
      <input type="text" readonly value={link} aria-label={label} onFocus={event => event.currentTarget.select()} />
      {canCopy && (
        <Button onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {copied ? texts.desk.copied : texts.desk.copy}
        </Button>
      )}
    </p>
  );
};

const SeatLinks = ({ seats, texts }: { readonly seats: readonly SeatLink[]; readonly texts: SeasonPage['texts'] }) =>
  seats.length === 0 ? null : (
    <div class="season-links">
      <h3>{texts.desk.seats}</h3>
      <p>{texts.desk.seatsHelp}</p>
      {seats.map(({ seat, name, link }) => (
        <CopyLine key={seat} label={name} link={reachable(link)} texts={texts} />
      ))}
    </div>
  );

/** The open game: a link to its desk, and its reserved seats. */
const Game = ({
  page,
  opened,
  onOpened,
}: {
  readonly page: SeasonPage;
  readonly opened: OpenedEpisode | null;
  readonly onOpened: (request: object) => Promise<void>;
}) => {
  const { season, texts, token } = page;
  const { desk } = texts;
  const [links, setLinks] = useState<readonly SeatLink[] | null>(null);
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState('');
  const [robots, setRobots] = useState(false);
  const [busy, setBusy] = useState(false);
  const on = season.episodes.findLast(({ open, show }) => open && !hasEntrants(show));
  const open = async () => {
    setBusy(true);
    await onOpened({ kind: 'main', ...(robots ? { robots: true } : {}) });
    setBusy(false);
  };
  const reload = async () => {
    try {
      const found = await getLinks(season.name, token, on?.code ?? '');
      setLinks(found.seats);
      setTo(found.desk);
    } catch (error) {
      setProblem(texts.failed((error as Error).message));
    }
  };
  if (on === undefined)
    return (
      <div key="open">
        <Button class="hero" disabled={busy} onClick={() => void open()}>
          {busy ? desk.opening : desk.open}
        </Button>
        <label class="check">
          <input type="checkbox" checked={robots} onChange={event => setRobots(event.currentTarget.checked)} />
          <span>{desk.robots}</span>
        </label>
      </div>
    );
  const mine = opened?.code === on.code ? opened : null;
  const held = mine?.token ?? savedShow(on.code)?.token;
  const address = to || (held === undefined ? '' : paths.host(on.code, held));
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
      <SeatLinks seats={links ?? mine?.seats ?? []} texts={texts} />
      <Button onClick={() => void reload()}>{desk.makeLinks}</Button>
      <p class="problem" role="alert">
        {problem}
      </p>
    </div>
  );
};

/** Open qualifiers. Their desks can close them early. */
const Qualifyings = ({ season, texts, token }: SeasonPage) => {
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
          <Button onClick={() => void go(code)}>{texts.desk.toQualifying(code)}</Button>
        </p>
      ))}
    </>
  );
};

const Questions = (page: SeasonPage) => {
  const { season, texts, token, reload } = page;
  const { desk } = texts;
  const [status, setStatus] = useState('');
  const [sure, setSure] = useState(false);
  const { questions = {}, ownPack = false } = season.host ?? {};
  const lists = Object.entries(questions);
  if (lists.length === 0) return null;
  const send = async (request: object, done: string) => {
    try {
      await addQuestions(season.name, token, request);
      await reload();
      setStatus(done);
    } catch (error) {
      setStatus(texts.failed((error as Error).message));
    }
  };
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const season = JSON.parse(await file.text()) as Json;
      await send({ pack: season }, desk.added);
    } catch {
      setStatus(texts.make.notJson);
    }
  };
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
      <label class="small">
        {desk.addQuestions}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={event => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <Button onClick={() => (sure ? void send({ again: true }, '').then(() => setSure(false)) : setSure(true))}>
        {sure ? desk.againSure : desk.again}
      </Button>
      <p role="status">{status}</p>
    </details>
  );
};

const Backup = ({ season, texts, token }: SeasonPage) => {
  const outside = useOutside();
  const { desk } = texts;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const save = async () => {
    const file = new Blob([JSON.stringify(await exportSeason(season.name, token), null, 1)], {
      type: 'application/json',
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${season.name}.season.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  const remove = async () => {
    try {
      await deleteSeason(season.name, token);
      forgetSeason(season.name);
      location.assign(paths.lobby);
    } catch (error) {
      setProblem(texts.failed((error as Error).message));
    }
  };
  return (
    <details>
      <summary>{desk.link}</summary>
      <CopyLine label={desk.link} link={`${location.origin}${paths.season(season.name, token)}`} texts={texts} />
      <CopyLine label={desk.publicLink} link={`${outside}${paths.season(season.name)}`} texts={texts} />
      <p>
        <Button onClick={() => void save()}>{desk.export}</Button>
      </p>
      <TextField label={desk.removeSure(season.name)} value={typed} onType={setTyped} />
      <Button class="small dangerous" disabled={typed.trim() !== season.name} onClick={() => void remove()}>
        {desk.remove}
      </Button>
      <p class="problem" role="alert">
        {problem}
      </p>
    </details>
  );
};

const DeskCard = (page: SeasonPage) => {
  const { season, texts, token, reload } = page;
  const { desk } = texts;
  const [opened, setOpened] = useState<OpenedEpisode | null>(null);
  const [problem, setProblem] = useState('');
  const onOpened = async (request: object) => {
    setProblem('');
    try {
      const episode = await openEpisode(season.name, token, request);
      saveShow({ code: episode.code, token: episode.token, links: { ...episode.links } });
      setOpened(episode);
      await reload();
    } catch (error) {
      setProblem(texts.failed((error as Error).message));
    }
  };
  const audience = namesOf(bookOf(season.lines), 'audience');
  return (
    <section class="page-card season-desk" lang={catalogue().language}>
      <h2>{desk.title}</h2>
      <p>{desk.text}</p>
      <p class="problem" role="alert">
        {problem}
      </p>
      <Game page={page} opened={opened} onOpened={onOpened} />
      <Qualifyings {...page} />
      <details>
        <summary>{desk.entrance}</summary>
        <QualifyingForm {...page} onOpened={onOpened} />
      </details>
      <details>
        <summary>{desk.audience}</summary>
        <AudienceForm {...page} audience={audience} onOpened={onOpened} />
      </details>
      <details>
        <summary>{texts.rules.title}</summary>
        <HouseForm {...page} />
      </details>
      <Questions {...page} />
      <Backup {...page} />
    </section>
  );
};

export default DeskCard;
