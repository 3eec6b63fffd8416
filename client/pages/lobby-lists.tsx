/** Public shows that are on, and the seats and shows of this browser. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { lobby } from '../../shared/words/en/lobby.ts';
import { words } from '../../shared/words/index.ts';
import { Declined, type EpisodeFacts, getEpisode, getPublicShows, type Listed } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { lazily } from '../parts/lazy.ts';
import { useEvery } from '../parts/task.ts';
import { paths, spacedCode } from '../paths.ts';
import { forget, savedSeasons, savedSeats, savedShows } from '../saved-links.ts';

/** Milliseconds between two updates of “On now”. */
const look = 15_000;
const visibleRows = 5;

interface OwnItem {
  readonly code: string;
  readonly href: string;
  /** -1: the host's. */
  readonly seat: number;
}

const ownThings = (): readonly OwnItem[] => [
  ...savedShows().map(({ code, token }) => ({ code, href: paths.host(code, token), seat: -1 })),
  ...savedSeats().map(({ code, token, seat }) => ({ code, href: `${paths.play(code)}#${token}`, seat })),
];

const state = (facts: EpisodeFacts | null | undefined): string => {
  if (facts === undefined) return '';
  if (facts === null) return lobby.gone;
  return facts.over ? lobby.over : facts.phase === 'lobby' ? lobby.notStarted : words().pages.states.onAir;
};

/** Fetched only by hosts. */
const AllMine = lazily(() => import('./my-shows.tsx'));

/** By code; null: the server no longer knows it. */
type Facts = Readonly<Record<string, EpisodeFacts | null>>;

interface RowProps {
  readonly href: string;
  readonly mark?: ComponentChildren;
  readonly name: string;
  readonly state?: string;
}

const Row = ({ href, mark = <span class="lamp" aria-hidden="true" />, name, state }: RowProps) => (
  <a class="row" href={href}>
    {mark}
    <bdi class="name" dir="auto">
      {name}
    </bdi>
    {state !== undefined && <i>{state}</i>}
  </a>
);

const OwnRow = ({ item, facts }: { readonly item: OwnItem; readonly facts: Facts }) => {
  const known = facts[item.code];
  const name = known?.title || spacedCode(item.code);
  const hosts = item.seat < 0;
  return (
    <Row
      href={item.href}
      mark={hosts ? undefined : <Emblem seat={item.seat} size="26px" />}
      name={hosts ? lobby.yourShow(name) : lobby.yourSeat(name)}
      state={state(known)}
    />
  );
};

/** The seats and shows of this browser, and how they are. */
export const useOwn = () => {
  const own = useSignal<readonly OwnItem[]>(ownThings());
  const facts = useSignal<Facts>({});
  useEffect(() => {
    for (const { code } of own.value) {
      const learn = (found: EpisodeFacts | null) => {
        facts.value = { ...facts.value, [code]: found };
      };
      getEpisode(code).then(learn, error => error instanceof Declined && error.status === 404 && learn(null));
    }
  }, []);
  return { own, facts };
};

type OwnThings = ReturnType<typeof useOwn>;

/** Where phones begin: the seat and the show that were taken last. Everything else is far below. */
export const WayBack = ({ own, facts }: OwnThings) => {
  const newest = [own.value.find(({ seat }) => seat >= 0), own.value.find(({ seat }) => seat < 0)];
  const rows = newest.filter(item => item !== undefined);
  return rows.length === 0 ? null : (
    <section class="panel lists way-back">
      <h2 class="unseen">{lobby.yours}</h2>
      <ul class="mb-3">
        {rows.map(item => (
          <li key={item.seat}>
            <OwnRow item={item} facts={facts.value} />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface Props extends OwnThings {
  readonly title: (show: string) => string;
}

export const OnNow = ({ title, own, facts }: Props) => {
  const listed = useSignal<readonly Listed[]>([]);
  const seasons = savedSeasons().slice(0, visibleRows);

  useEvery(look, async () => {
    listed.value = await getPublicShows().catch(() => listed.value);
  });

  const drop = (code: string) => {
    forget(code);
    own.value = ownThings();
  };

  const running = savedShows().filter(({ code }) => {
    const known = facts.value[code];
    return known && !known.over && known.phase !== 'lobby';
  });

  return (
    <>
      <h2>{lobby.on}</h2>
      {listed.value.length === 0 && <p class="quiet">{lobby.nothingOn}</p>}
      <ul class="mb-3">
        {listed.value.slice(0, visibleRows).map(item => (
          <li key={item.code}>
            <Row
              href={paths.watch(item.code)}
              name={item.title === '' ? spacedCode(item.code) : item.title}
              state={lobby.watching(title(item.show), item.clients)}
            />
          </li>
        ))}
      </ul>
      {(own.value.length > 0 || seasons.length > 0) && (
        <>
          <h2>{lobby.yours}</h2>
          <ul>
            {seasons.map(({ name, title, token }) => (
              <li key={name}>
                <Row href={paths.season(name, token)} name={lobby.yourSeason(title)} />
              </li>
            ))}
            {own.value.slice(0, visibleRows).map(item => {
              const known = facts.value[item.code];
              return (
                <li key={`${item.code}${item.seat}`}>
                  <OwnRow item={item} facts={facts.value} />
                  {(known === null || known?.over) && (
                    <Button class="link" onClick={() => drop(item.code)}>
                      {lobby.forget}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          {running.length > 0 && <AllMine shows={running} />}
        </>
      )}
    </>
  );
};

/** Not everyone may open shows (OPEN_SHOWS), and this browser has not shown the code yet: the server says so with the page. */
export const asksCode = (): boolean => document.body.dataset.opens === 'code';
