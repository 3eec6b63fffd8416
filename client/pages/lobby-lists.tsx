/** Public shows that are on, and the seats and shows of this browser. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../shared/words/index.ts';
import { lobbyWords } from '../../shared/words/lobby.ts';
import { Declined, type EpisodeFacts, getEpisode, getPublicShows, type Listed } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { useLazy } from '../parts/lazy.ts';
import { paths, spacedCode } from '../paths.ts';
import { forget, type SavedShow, savedSeasons, savedSeats, savedShows } from '../saved-links.ts';

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
  const { lobby } = lobbyWords();
  if (facts === undefined) return '';
  if (facts === null) return lobby.gone;
  return facts.over ? lobby.over : facts.phase === 'lobby' ? lobby.notStarted : words().pages.states.onAir;
};

const loadMyShows = () => import('./my-shows.tsx');

/** Fetched only by hosts. */
const AllMine = (props: { readonly shows: readonly SavedShow[] }) => {
  const Part = useLazy(loadMyShows);
  return Part === null ? null : <Part {...props} />;
};

/** By code; null: the server no longer knows it. */
type Facts = Readonly<Record<string, EpisodeFacts | null>>;

const OwnRow = ({ item, facts }: { readonly item: OwnItem; readonly facts: Facts }) => {
  const { lobby } = lobbyWords();
  const known = facts[item.code];
  const name = known?.title || spacedCode(item.code);
  return (
    <a class="row" href={item.href}>
      {item.seat < 0 ? <span class="lamp" aria-hidden="true" /> : <Emblem seat={item.seat} size="26px" />}
      <bdi class="name" dir="auto">
        {item.seat < 0 ? lobby.yourShow(name) : lobby.yourSeat(name)}
      </bdi>
      <i>{state(known)}</i>
    </a>
  );
};

/** The seats and shows of this browser, and how they are. */
export const useOwn = () => {
  const own = useSignal<readonly OwnItem[]>(ownThings());
  const facts = useSignal<Facts>({});
  useEffect(() => {
    for (const { code } of own.value) {
      getEpisode(code).then(
        found => {
          facts.value = { ...facts.value, [code]: found };
        },
        (error: unknown) => {
          if (error instanceof Declined && error.status === 404) facts.value = { ...facts.value, [code]: null };
        },
      );
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
      <h2 class="unseen">{lobbyWords().lobby.yours}</h2>
      <ul>
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
  const { lobby } = lobbyWords();
  const listed = useSignal<readonly Listed[]>([]);
  const seasons = savedSeasons().slice(0, visibleRows);

  useEffect(() => {
    const refresh = () =>
      getPublicShows().then(
        found => {
          listed.value = found;
        },
        () => {},
      );
    void refresh();
    const timer = setInterval(refresh, look);
    return () => clearInterval(timer);
  }, []);

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
      <ul>
        {listed.value.slice(0, visibleRows).map(item => (
          <li key={item.code}>
            <a class="row" href={paths.watch(item.code)}>
              <span class="lamp" aria-hidden="true" />
              <bdi class="name" dir="auto">
                {item.title === '' ? spacedCode(item.code) : item.title}
              </bdi>
              <i>{lobby.watching(title(item.show), item.clients)}</i>
            </a>
          </li>
        ))}
      </ul>
      {(own.value.length > 0 || seasons.length > 0) && (
        <>
          <h2>{lobby.yours}</h2>
          <ul>
            {seasons.map(({ name, title, token }) => (
              <li key={name}>
                <a class="row" href={paths.season(name, token)}>
                  <span class="lamp" aria-hidden="true" />
                  <bdi class="name" dir="auto">
                    {lobby.yourSeason(title)}
                  </bdi>
                </a>
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
