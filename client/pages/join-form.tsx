/** Name and seat. If all seats are taken, it leads to the audience. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasEntrants } from '../../shared/shows/index.ts';
import { dice } from '../../shared/words/en/dice.ts';
import { join } from '../../shared/words/en/join.ts';
import { watch as watching } from '../../shared/words/en/watch.ts';
import { narratorFor, words } from '../../shared/words/index.ts';
import { getEpisode } from '../api.ts';
import type { Connection } from '../connection.ts';
import { hasHouseRules } from '../house/use-house.ts';
import { Emblem } from '../parts/emblem.tsx';
import { lazily } from '../parts/lazy.ts';
import { NameField } from '../parts/name-field.tsx';
import { Seal } from '../parts/seal.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { HostNote, RulesLink, ShowSign } from '../parts/show-sign.tsx';
import { useLoaded } from '../parts/task.ts';
import { useRemaining } from '../parts/timing.ts';
import { along, paths, spacedCode } from '../paths.ts';
import { lastName, saveName } from '../saved-links.ts';

const HouseChip = lazily(() => import('../house/house-chip.tsx'));

/** The chip for visitors without a seat. They receive no board, so it fetches the show once. */
const JoinChip = ({ show, code }: { readonly show: string; readonly code: string }) => {
  // If that fails, the rules are shown once the visitor has a seat.
  const facts = useLoaded(() => getEpisode(code), [code]);
  return facts !== undefined && hasHouseRules(facts.rules) ? (
    <HouseChip show={show} options={facts.options} changes={facts.rules} />
  ) : null;
};

const Lock = ({ x, kind }: { readonly x: number; readonly kind: string }) => (
  <g class={`lock ${kind}`} transform={`translate(${x} 34)`}>
    <path d="M-6 -2v-6a6 6 0 0 1 12 0v6" />
    <rect x="-9" y="-2" width="18" height="14" rx="3" />
    <circle cx="0" cy="4" r="2" />
  </g>
);

/** A box of dice with two locks: the show's and the player's. */
const TwoLocks = ({ label }: { readonly label: string }) => (
  <svg class="two-locks flex-none" viewBox="0 0 96 60" role="img" aria-label={label}>
    <rect class="box" x="6" y="22" width="84" height="34" rx="6" />
    <path class="lid" d="M6 30h84" />
    <rect class="die" x="40" y="6" width="16" height="16" rx="4" />
    <circle class="pip" cx="45" cy="11" r="1.8" />
    <circle class="pip" cx="51" cy="17" r="1.8" />
    <Lock x={30} kind="of-show" />
    <Lock x={66} kind="of-player" />
  </svg>
);

/** Fetched if the doors are closed. */
const Doors = lazily(() => import('./doors.tsx'));

/** With two seats they are called left and right, otherwise they are numbered. */
const seatName = (seat: number, of: number) => {
  const { seats } = words().pages;
  return of === 2 ? (seat === 0 ? seats.left : seats.right) : seats.numbered(seat + 1);
};

interface Props {
  readonly connection: Connection;
  /** The seat of the link, -1 for none. */
  readonly given: number;
  readonly title: string;
  readonly note: string;
}

export const JoinForm = ({ connection, given, title, note }: Props) => {
  const { seats: seatWords } = words().pages;
  const [name, setName] = useState(lastName);
  const [chosen, setChosen] = useState(-1);
  const [trying, setTrying] = useState(false);
  const [problem, setProblem] = useState(note);
  const field = useRef<HTMLInputElement>(null);
  const shell = connection.shell.value;
  const hello = connection.hello.value;
  useEffect(() => setProblem(note), [note]);

  useEffect(() => {
    if (!trying || hello === null) return;
    setTrying(false);
    if (hello.welcomeFrom !== undefined) setProblem(join.welcomeFrom(hello.welcomeFrom));
    else if (hello.turnedAway !== undefined) setProblem(join.turnedAway[hello.turnedAway]);
    else if (hello.role === 'watch') setProblem(shell?.sideGame === true ? join.fullPlays : join.full);
  }, [hello]);

  const opensIn = useRemaining(given >= 0 || shell === null ? 0 : shell.doors, () => connection.now());
  if (shell === null) return null;
  const isFree = (seat: number) => (given >= 0 ? seat === given : shell.seats[seat]?.open === true);
  const all = shell.seats.map((_, seat) => seat);
  // What can be chosen is seen without scrolling. Two fit, and are called by their sides.
  const seats = all.length > 2 ? [...all.filter(isFree), ...all.filter(seat => !isFree(seat))] : all;
  const names = narratorFor(shell.seats.map(({ name: sitting }) => sitting));
  // In shows that anyone may enter, latecomers get a seat of their own.
  const grows = hasEntrants(shell.show) && (shell.phase === 'lobby' || shell.phase === 'open');
  const free = seats.filter(isFree);
  const seat = isFree(chosen) ? chosen : (free[0] ?? -1);
  const early = opensIn > 0;
  const open = !early && (given >= 0 || !shell.locked) && shell.phase !== 'over' && (free.length > 0 || grows);
  const plays = shell.sideGame && shell.phase !== 'over';
  const full = plays ? join.fullPlays : join.full;
  const watch = (
    <a class="hero go" href={`${paths.watch(connection.code)}${plays ? along : ''}`}>
      {plays ? watching.playAlong : join.watch}
    </a>
  );

  const take = async () => {
    const typed = name.trim();
    if (typed === '') {
      setProblem(join.needName);
      field.current?.focus();
      return;
    }
    setTrying(true);
    setProblem('');
    saveName(typed);
    const pledge = await connection.loadPart().then(part => part.prepare());
    const token = given >= 0 ? connection.token : '';
    const where = token === '' ? (seat >= 0 ? { seat } : {}) : { token };
    connection.rejoin({ as: 'play', name: typed, pledge, ...where });
  };

  return (
    <>
      <header class="across between flex-none weight-6 in-paper gap-3">
        <span class="brand clip nowrap ellipsis t5">{words().pages.name}</span>
        <RulesLink show={shell.show} code={connection.code} look="link end" />
        <span class="nowrap">{spacedCode(connection.code)}</span>
      </header>
      <main class="live down flex-1 min-h-0">
        <Sheet
          class="join"
          foot={
            open ? (
              <>
                <p class="centred">
                  <a class="link watch-link" href={paths.watch(connection.code)}>
                    {join.fullAsk}
                  </a>
                </p>
                <button type="submit" form="join" class="hero go" disabled={trying}>
                  {trying ? join.taking : join.take}
                  {seat >= 0 && seats.length > 1 && <small>{seatName(seat, seats.length)}</small>}
                </button>
              </>
            ) : (
              watch
            )
          }
        >
          <ShowSign show={shell.show} title={title} />
          {shell.title !== '' && (
            <p class="lead centred">
              <bdi dir="auto">{shell.title}</bdi>
            </p>
          )}
          <HostNote note={shell.note} />
          <JoinChip show={shell.show} code={connection.code} />
          {open ? (
            <form
              class="down gap-3"
              id="join"
              onSubmit={event => {
                event.preventDefault();
                if (!trying) void take();
              }}
            >
              <NameField label={join.name} name={name} onName={setName} field={field} />
              {!(grows && seats.length === 0) && (
                <fieldset class="seats-choice">
                  <legend>
                    <h1>{join.seat}</h1>
                  </legend>
                  <div class="seats as-grid mt-2 gap-3">
                    {seats.map(i => {
                      const taken = !isFree(i);
                      const sits = names.name(i);
                      return (
                        <label
                          key={i}
                          class={`middle column min-w-0 relative bold lh-11 pointer on-field t5 r4 gap-1 p-2 seat ${taken ? 'taken in-ink-2' : ''} ${i === seat ? 'chosen' : ''}`}
                        >
                          <input
                            type="radio"
                            name="seat"
                            class="unseen"
                            disabled={taken}
                            checked={i === seat}
                            onChange={() => setChosen(i)}
                          />
                          <Emblem seat={i} size="var(--emblem, 42px)" />
                          <span>{seatName(i, seats.length)}</span>
                          <span class="name">{taken ? seatWords.taken(sits) : seatWords.free}</span>
                        </label>
                      );
                    })}
                  </div>
                </fieldset>
              )}
            </form>
          ) : early ? (
            <Doors connection={connection} left={opensIn} />
          ) : (
            <h1 class="centred">{shell.locked && free.length > 0 ? join.locked : full}</h1>
          )}
          <p class="problem" role="alert">
            {problem}
          </p>
          {shell.commit !== '' && (
            <section class="sealed fair-dice across centred t2 gap-3">
              <TwoLocks label={dice.locks} />
              <div>
                <p>
                  <b>{dice.title}</b> <span>{dice.sentence} </span>
                  <a class="inline-block" href={paths.fair}>
                    {dice.how}
                  </a>
                </p>
                <Seal label={dice.sealed} code={shell.commit} />
              </div>
            </section>
          )}
        </Sheet>
      </main>
    </>
  );
};
