/** A fixture as a plate: who meets whom, what came of it, and the way to its games. */
import './cup.css';
import type { ComponentChildren } from 'preact';
import type { Cup } from '../../../../shared/season/cup.ts';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { narratorFor } from '../../../../shared/words/index.ts';
import { localTime } from '../../../parts/deadline.tsx';
import { paths } from '../../../paths.ts';
import { type Fixture, figureOf, isBye, isTied, numbersOf, seatText } from './rounds.ts';

interface Props {
  readonly cup: Cup;
  readonly fixture: Fixture;
  readonly numbers?: ReadonlyMap<string, number>;
  /** A result that is just being told. */
  readonly fresh?: boolean;
  /** A screen that nobody touches has no links. */
  readonly links?: boolean;
  readonly children?: ComponentChildren;
}

/** Letters of a name that a television shows smaller, where others are large. */
const longName = 14;

/** Its seats, best first to last in the order of the bracket. */
const Seats = ({ cup, fixture, numbers }: Required<Pick<Props, 'cup' | 'fixture' | 'numbers'>>) => {
  const decided = fixture.state === 'decided';
  const { number } = narratorFor([]);
  return (
    <ol>
      {fixture.seats.map((seat, i) => {
        const { entrant, place } = seat;
        const text = seatText(seat, numbers);
        const figure = figureOf(cup, fixture, i);
        const { seed = 0 } = cup.entrants[entrant] ?? {};
        const won = decided && place === 1;
        return (
          <li key={i} class={`across ${won ? 'won' : decided ? 'lost' : ''} ${entrant < 0 ? 'unknown' : ''}`}>
            <small class="fixture-seed" title={seed > 0 ? texts.fixture.seed(seed) : undefined}>
              {seed > 0 ? seed : ''}
            </small>
            <bdi
              class={`one-line flex-1 ${[...text].length > longName ? 'long' : ''}`}
              dir="auto"
              title={seat.name || undefined}
            >
              {text}
            </bdi>
            {figure !== undefined && <b class="tabular">{number(figure)}</b>}
            {won && <span class="unseen">{texts.table.won}</span>}
          </li>
        );
      })}
    </ol>
  );
};

export const FixturePlate = ({
  cup,
  fixture,
  numbers = numbersOf(cup),
  fresh = false,
  links = true,
  children,
}: Props) => {
  const { state, by, games, due, reason } = fixture;
  if (isBye(fixture))
    return (
      <div class="fixture bye across gap-2">
        <bdi class="one-line" dir="auto">
          {fixture.seats.find(({ entrant }) => entrant >= 0)?.name ?? texts.fixture.open}
        </bdi>
        <small>{texts.fixture.bye}</small>
      </div>
    );
  const live = games.filter(({ open }) => open);
  const over = games.filter(({ open }) => !open);
  const note =
    by === 'walkover' || by === 'corrected' ? texts.fixture[by] : isTied(cup, fixture) ? texts.fixture.tied : '';
  const now = Date.now();
  const time = due > 0 && state !== 'decided' ? localTime(due, now) : '';
  return (
    <article class={`fixture is-${state} ${live.length > 0 ? 'live' : ''} ${fresh ? 'fresh' : ''}`}>
      <header class="across gap-2">
        <small class="fixture-number" title={texts.fixture.number(numbers.get(fixture.id) ?? 0)}>
          {numbers.get(fixture.id)}
        </small>
        {live.map(({ code, seats }) =>
          links ? (
            <a key={code} class="on-air-mark" href={paths.watch(code)}>
              {texts.onAir}
              <span class="unseen">: {seats.join(', ')}</span>
            </a>
          ) : (
            <span key={code} class="on-air-mark">
              {texts.onAir}
            </span>
          ),
        )}
        {note !== '' && (
          <small title={reason || undefined}>
            <b>{note}</b>
          </small>
        )}
        {time !== '' && (due < now || live.length === 0) && (
          <small class={due < now ? 'late' : ''}>
            {due < now ? texts.fixture.late(time) : texts.fixture.due(time)}
          </small>
        )}
      </header>
      <Seats cup={cup} fixture={fixture} numbers={numbers} />
      {links && (over.length > 0 || reason !== '') && (
        <footer class="across wrap">
          {reason !== '' && (
            <small>
              <bdi dir="auto">{reason}</bdi>
            </small>
          )}
          {over.map(({ code }, i) => (
            <a key={code} href={paths.recap(code)}>
              {games.length > 1 ? texts.fixture.game(i + 1) : texts.fixture.recap}
            </a>
          ))}
        </footer>
      )}
      {children}
    </article>
  );
};
