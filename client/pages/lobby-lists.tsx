/** Public shows that are on, and the seats and shows of this browser. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../shared/words/index.ts';
import { lobbyWords } from '../../shared/words/lobby.ts';
import { Declined, type EpisodeFacts, getEpisode, getPublicShows, type Listed } from '../api.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useLazy } from '../parts/lazy.ts';
import { paths, spacedCode } from '../paths.ts';
import { forget, type SavedShow, savedSeasons, savedSeats, savedShows } from '../saved-links.ts';

/** Milliseconds between two updates of “On now”. */
const look = 15_000;
const shown = 5;

interface Own {
  readonly code: string;
  readonly href: string;
  /** -1: the host's. */
  readonly seat: number;
}

const ownThings = (): readonly Own[] => [
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

export const OnNow = ({ title }: { readonly title: (show: string) => string }) => {
  const { lobby } = lobbyWords();
  const listed = useSignal<readonly Listed[]>([]);
  const own = useSignal<readonly Own[]>(ownThings());
  const seasons = savedSeasons().slice(0, shown);
  /** By code; null: the server no longer knows it. */
  const facts = useSignal<Readonly<Record<string, EpisodeFacts | null>>>({});

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
        {listed.value.slice(0, shown).map(item => (
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
            {own.value.slice(0, shown).map(item => {
              const known = facts.value[item.code];
              const name = known?.title || spacedCode(item.code);
              return (
                <li key={`${item.code}${item.seat}`}>
                  <a class="row" href={item.href}>
                    {item.seat < 0 ? <span class="lamp" aria-hidden="true" /> : <Emblem seat={item.seat} size="26px" />}
                    <bdi class="name" dir="auto">
                      {item.seat < 0 ? lobby.yourShow(name) : lobby.yourSeat(name)}
                    </bdi>
                    <i>{state(known)}</i>
                  </a>
                  {(known === null || known?.over) && (
                    <button type="button" class="link" onClick={() => drop(item.code)}>
                      {lobby.forget}
                    </button>
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
