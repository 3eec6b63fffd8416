/** Games of a cup that are played on for its odds: by the exact odds, and without a single secret. */
import { expect, test } from 'vitest';
import { Episode, partsOf } from '../../shared/engine/episode.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { anyMove, seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import type { Show, View } from '../../shared/engine/show.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import { outcomesFrom, outcomesOf } from '../../shared/season/playouts.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';

/** All of them in `npm run test:long`. */
const isLong = process.env.LONG !== undefined;

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** The other questions come first. */
const turned = (pack: unknown): unknown =>
  Object.fromEntries(
    Object.entries(pack as Lists).map(([name, list]) => [
      name,
      // Prizes come in sets of four.
      Array.isArray(list) && name !== 'prizes' ? list.toReversed() : list,
    ]),
  );

const opened = (show: Show, n: number, source = seededLuck(n)): Episode => {
  const { setting, names } = casting(show, n);
  return new Episode(show, setting, names, sourceOf(source));
};

/** Shows of which a cup can be played. */
const played = shows.filter(({ name, seats: [, most] }) => most > 1 && name !== 'qualifying');

test.each(shows.map(show => [show.name, show] as const))(
  '%s: what everybody sees stays as it is when all that is hidden is drawn anew',
  (_name, show) => {
    for (let n = 0; n < (isLong ? 40 : 4); n++) {
      const luck = seededLuck(n);
      const episode = opened(show, n);
      const pack = turned(episode.setting.pack);
      for (let moves = 0; moves < 1500 && !episode.over; moves++) {
        const { act, state } = episode.now;
        const other = act.unseen?.(state, sourceOf(luck), pack);
        if (other !== undefined) {
          const where = `way ${n}, entry ${episode.entries.length}`;
          expect(act.view(other), where).toEqual(act.view(state));
          expect([other.phase, other.scores, other.result], where).toEqual([state.phase, state.scores, state.result]);
        }
        episode.play(robotMove(episode, luck));
      }
    }
  },
);

/** Two games from here, as JSON. */
const ahead = (episode: Episode, pack: unknown): string => JSON.stringify(outcomesFrom(episode, pack, 2));

/** The same standing entries, up to entry `at`, over another pack or source. */
const again = (episode: Episode, at: number, pack: unknown, seed: number): Episode => {
  const twin = new Episode(episode.show, { ...episode.setting, pack }, episode.seats, sourceOf(seededLuck(seed)));
  for (const entry of episode.entries.slice(0, at)) {
    const { move, drew } = partsOf(entry);
    twin.play(move, drew);
  }
  return twin;
};

test.each(played.map(show => [show.name, show] as const))(
  '%s: two games that differ only in a secret have the same odds',
  (_name, show) => {
    const compared = { drawn: 0, sent: 0, asked: 0 };
    for (let n = 0; n < (isLong ? 12 : 1); n++) {
      const episode = opened(show, n);
      const luck = seededLuck(n);
      const { pack } = episode.setting;
      for (let moves = 0; moves < 400 && !episode.over; moves++) {
        const at = episode.entries.length;
        const before = episode.legal();
        const entry = episode.play(robotMove(episode, luck));
        if (!entry.ok) throw new Error(entry.message);
        const where = `way ${n}, entry ${at}`;
        const { move, drew } = partsOf(entry.entry);
        const hidden = entry.draws.length > 0 && entry.draws.every(draw => draw.hidden !== undefined);
        if (hidden) {
          const twin = again(episode, at, pack, 1000 + at);
          twin.play(move);
          if (JSON.stringify(twin.view('audience')) === JSON.stringify(episode.view('audience'))) {
            compared.drawn++;
            expect(ahead(twin, pack), `${where} drawn otherwise`).toBe(ahead(episode, pack));
          }
        }
        const item = entry.sealed ? before.find(({ by, do: name }) => by === move.by && name === move.do) : undefined;
        if (item !== undefined && entry.opens.length === 0) {
          const twin = again(episode, at, pack, 1000 + at);
          twin.play(anyMove(item, seededLuck(at)), drew);
          compared.sent++;
          expect(ahead(twin, pack), `${where} sent otherwise`).toBe(ahead(episode, pack));
        }
        // Questions that come are others; those that came are the same.
        if (moves % 20 === 7 && Object.keys(pack as Lists).length > 0) {
          const others = Object.fromEntries(
            Object.entries(pack as Lists).map(([name, list]) => [
              name,
              Array.isArray(list) && name !== 'prizes' ? [...list.slice(0, 12), ...list.slice(12).toReversed()] : list,
            ]),
          );
          const twin = again(episode, at + 1, others, 1);
          if (JSON.stringify(twin.view('host')) === JSON.stringify(episode.view('host'))) {
            compared.asked++;
            expect(ahead(twin, pack), `${where} with other questions to come`).toBe(ahead(episode, pack));
          }
        }
      }
    }
    if (['lucky-numbers', 'hot-dice', 'on-a-roll'].includes(show.name)) {
      expect(compared.drawn).toBeGreaterThan(0);
      expect(compared.sent).toBeGreaterThan(0);
    }
  },
);

const secret = ['answer', 'solution', 'name', 'subject', 'clues', 'word'];

const otherLetters = (text: string): string =>
  text.replaceAll(/[a-z]/gi, letter => (/[a-m]/i.test(letter) ? 'Q' : 'Z'));

/** The same questions and puzzles with other answers: another choice, or other letters. Prizes have names that everybody sees. */
const otherAnswers = (value: unknown, field = ''): unknown => {
  if (Array.isArray(value)) return value.map(each => otherAnswers(each, field));
  if (typeof value === 'string') return secret.includes(field) ? otherLetters(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const { choices, answer } = value as { readonly choices?: readonly string[]; readonly answer?: string };
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === 'prizes' ? part : otherAnswers(part, name),
  ]);
  const other = choices?.find(choice => choice !== answer);
  return { ...Object.fromEntries(entries), accept: [], ...(other === undefined ? {} : { answer: other }) };
};

test('what is asked has the same odds whatever the answer is', () => {
  for (const show of played) {
    const episode = opened(show, 0);
    const { pack } = episode.setting;
    const others = otherAnswers(pack);
    const luck = seededLuck(0);
    let asked = 0;
    for (let moves = 0; moves < 60 && !episode.over; moves++) {
      episode.play(robotMove(episode, luck));
      const twin = again(episode, episode.entries.length, others, 1);
      // From the first answer on, the two go ways of their own.
      if (JSON.stringify(twin.view('audience')) !== JSON.stringify(episode.view('audience'))) break;
      if (JSON.stringify(twin.view('host')) !== JSON.stringify(episode.view('host'))) asked++;
      expect(ahead(twin, pack), `${show.name}, entry ${moves}`).toBe(ahead(episode, pack));
    }
    if (show.name !== 'six-dice' && show.name !== 'hot-hand') expect(asked, show.name).toBeGreaterThan(0);
  }
});

/** The chance that the seat whose turn it is wins, by the best play. */
const exactChance = (view: View, options: unknown): number => {
  const worths = oddsOf(view, { options }).decisions.map(({ worth }) => approx(parseFraction(worth)));
  return Math.max(...worths);
};

test('SD-11: a last turn of Six Dice that is played on is won as often as its exact odds say', () => {
  const show = showNamed('six-dice')!;
  let held = 0;
  for (let n = 0; held < 2 && n < 60; n++) {
    const { setting } = casting(show, 2);
    const episode = new Episode(show, { ...setting, seats: 2 }, ['A', 'B'], sourceOf(seededLuck(n)));
    const luck = seededLuck(n);
    while (!episode.over) {
      const view = episode.view('audience');
      const seat = episode.legal().find(({ do: move }) => move === 'bank')?.by as number | undefined;
      const chance = view.board.lastTurn === true && seat !== undefined ? exactChance(view, setting.options) : 0;
      if (seat !== undefined && chance > 0.15 && chance < 0.85) {
        const games = 1000;
        const won = outcomesFrom(episode, setting.pack, games).filter(
          ({ places }) => places[seat] === 1 && places[1 - seat] !== 1,
        ).length;
        // Four standard errors.
        const most = 4 * Math.sqrt((chance * (1 - chance)) / games);
        expect(Math.abs(won / games - chance), `${n}: ${won} of ${games} against ${chance}`).toBeLessThan(most);
        held += 1;
        break;
      }
      episode.play(robotMove(episode, luck));
    }
  }
  expect(held).toBe(2);
});

test('the same options give the same games, and every game of every show comes to an end', () => {
  for (const show of played) {
    const { setting } = casting(show, 0);
    const seats = Math.max(2, show.seats[0]);
    const games = outcomesOf(show, { ...setting, seats }, 3);
    expect(outcomesOf(show, { ...setting, seats }, 3)).toEqual(games);
    for (const { places, scores } of games) {
      expect(places.length).toBe(seats);
      expect(Math.min(...places)).toBe(1);
      expect(scores.every(Number.isFinite)).toBe(true);
    }
  }
});
