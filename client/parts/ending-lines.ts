/** The end of a show in words, and its clock: for stages, phones and desks. */
import { useState } from 'preact/hooks';
import { type Award, type Beat, beatsOf, type Finale, finaleOf, type RecordFall } from '../../shared/engine/finale.ts';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import { ending as words } from '../../shared/words/en/ending.ts';
import { accusative } from '../../shared/words/en/person.ts';
import { narratorFor } from '../../shared/words/index.ts';
import { sumsOf, sumText } from '../../shared/words/sums.ts';
import { useAfter, useSecondsTo } from './timing.ts';

/** The time until `at`, 0 when it has come, drawn again just then. */
const useUntil = (at: number, now: () => number): number => {
  const [, draw] = useState(0);
  const left = Math.max(0, at - now());
  useAfter(left > 0 ? left + 5 : -1, () => draw(count => count + 1), [at]);
  return left;
};

type EndingScene = Beat | 'poster';

export interface Spoken {
  readonly view: View;
  readonly tell: Narrator;
}

/** The show's own name, whichever act came last. */
export const titleOf = ({ show }: View): string => (manifestOf(show)?.sign ?? [show]).join(' ').trim();

/** What a record counts, in words. */
const recordFigure = ({ unit }: Pick<RecordFall, 'unit'>, figure: number, { tell }: Spoken): string => {
  if (unit === 'wins') return words.wins(figure);
  return unit === 'chance' ? words.percent(figure) : (unit === 'money' ? tell.money : tell.number)(Math.floor(figure));
};

/** Whose the record is now. */
export const holderLine = (fall: RecordFall, spoken: Spoken): string =>
  `${spoken.tell.name(fall.seat)}, ${recordFigure(fall, fall.figure, spoken)}`;

/** Whose the record was before. */
export const beforeLine = (fall: RecordFall, spoken: Spoken): string =>
  words.before(fall.before.who, recordFigure(fall, fall.before.figure, spoken));

/** What a roll was or brought, and for whom, where that was not its player alone. */
export const withPaid = (
  what: string,
  { paid }: Pick<Extract<Award, { award: 'roll' }>, 'paid'>,
  tell: Narrator,
): string => (paid === undefined ? what : words.paid(what, tell.list(paid.map(seat => accusative(tell, seat)))));

/** What is said about an award. `said`: to whom, where it is not the room. */
export const awardLine = (
  award: Award,
  { view, tell }: Spoken,
  said: Pick<typeof words, 'roll' | 'luck' | 'bold' | 'boldChance'> = words,
): string => {
  if (award.award === 'record')
    return words.record(
      award.falls.map(fall => `${words.records[fall.kind]}: ${holderLine(fall, { view, tell })}.`).join(' '),
    );
  const name = tell.name(award.seat);
  if (award.award === 'roll') {
    const sum = award.gained > 0 ? awardFigure(award, { view, tell }) : '';
    return said.roll(name, award.dice, withPaid(sum, award, tell), award.chance);
  }
  if (award.award === 'luck') return said.luck(name, award.chance);
  return award.unit === 'chance'
    ? said.boldChance(name, award.came)
    : said.bold(name, awardFigure(award, { view, tell }), award.rolled, award.came);
};

/** Its figure alone. */
export const awardFigure = (award: Award, { view, tell }: Spoken): string => {
  if (award.award === 'luck') return words.chance(award.chance);
  if (award.award === 'record') {
    const [fall] = award.falls;
    return fall === undefined ? '' : recordFigure(fall, fall.figure, { view, tell });
  }
  if (award.award === 'roll' && award.prize !== undefined) return tell.prize(award.prize);
  if (award.award === 'roll' && award.each !== undefined) return words.each(sumText(view.show, award.each, tell));
  if (award.award === 'roll')
    return award.gained > 0 ? sumText(view.show, award.gained, tell) : words.seldom(award.dice);
  const { stake, unit } = award;
  return unit === 'chance' ? words.playsOn : (unit === 'money' ? tell.money : tell.number)(Math.floor(stake));
};

/** Seats that one line names. */
const fewSeats = 4;

/** The line of the rail, which the announcer and screen readers read. */
export const endingLine = (scene: EndingScene, finale: Finale, { view, tell }: Spoken): string => {
  const award = finale.awards.find(({ award }) => award === scene);
  if (award !== undefined) return awardLine(award, { view, tell });
  if (scene === 'room') return words.roomLine(finale.room[0]?.[0] ?? '');
  if (scene !== 'sums') return words.good;
  return sumsOf(view, tell)
    .slice(0, fewSeats)
    .map(({ seat, text, prizes }) =>
      text === '' ? tell.name(seat) : `${tell.name(seat)}: ${[text, ...prizes].join(' + ')}`,
    )
    .join(' · ');
};

/** The scene of this moment. Draws again when the next one begins. */
export const useEndingScene = (finale: Finale, now: () => number): EndingScene => {
  const beat = beatsOf(finale).find(({ from, ms }) => now() < finale.begins + from + ms);
  useUntil(beat === undefined ? 0 : finale.begins + beat.from + beat.ms, now);
  return beat?.beat ?? 'poster';
};

/** Milliseconds into a scene when its last figure has come (stage/parts/ending.css), which its line would tell before. */
const figureAfter = (scene: EndingScene, players: number): number => {
  if (scene === 'thanks' || scene === 'poster') return 0;
  return scene === 'sums' ? 420 * Math.min(8, players) : 1200;
};

/** When the last figure of a scene has come. */
export const toldAt = (finale: Finale, scene: EndingScene, players = 0): number =>
  finale.begins + (beatsOf(finale).find(({ beat }) => beat === scene)?.from ?? 0) + figureAfter(scene, players);

/** What is said in a scene: first what comes, then what it was. */
export const useSceneLine = (scene: EndingScene, finale: Finale, view: View | null, now: () => number): string => {
  const waits = useUntil(toldAt(finale, scene, view?.seats.length), now) > 0;
  if (view === null) return '';
  if (waits && scene !== 'thanks' && scene !== 'poster') return words.coming[scene];
  return endingLine(scene, finale, { view, tell: narratorFor(view.seats.map(({ name }) => name)) });
};

const none: Finale = { over: 0, begins: 0, awards: [], room: [] };

/** The same for the announcer; "" before the ceremony begins, and where the page came later. */
export const useEndingLine = (shell: Shell | null, view: View | null, now: () => number): string => {
  const finale = shell === null ? null : finaleOf(shell);
  const begins = finale?.begins ?? 0;
  const waits = useSecondsTo(begins, now) > 0;
  const scene = useEndingScene(finale ?? none, now);
  const line = useSceneLine(scene, finale ?? none, view, now);
  return finale === null || begins === 0 || waits ? '' : line;
};
