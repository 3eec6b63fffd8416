/**
 * The end of a show: everybody with what they won, who is named, the house's thanks, and then a poster that stays. It runs by the
 * server's clock, so it is the same on every screen.
 */
import './curtain.css';
import './win.css';
import './ending.css';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Award, beatsOf, type Finale } from '../../../shared/engine/finale.ts';
import type { View } from '../../../shared/engine/show.ts';
import { lookOf, manifestOf, scoreUnitOf, skinOf } from '../../../shared/shows/index.ts';
import { ending as words } from '../../../shared/words/en/ending.ts';
import { language } from '../../../shared/words/en/language.ts';
import { stage } from '../../../shared/words/en/stage.ts';
import { type Sum, sumsOf, sumText } from '../../../shared/words/sums.ts';
import { DicePicture } from '../../parts/dice-picture.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import {
  awardFigure,
  awardLine,
  beforeLine,
  holderLine,
  type Spoken,
  titleOf,
  useEndingScene,
  useSceneLine,
  withPaid,
} from '../../parts/ending-lines.ts';
import { playSound } from '../../parts/sound.ts';
import { useSecondsTo } from '../../parts/timing.ts';
import { loadTitleFont } from '../../shows/index.ts';
import type { PosterFact } from '../board.ts';
import { hostOf, QrCode } from './code-card.tsx';
import { manyPlayers, Standings } from './win.tsx';

/** Where places are won and no sums, how many of them. */
const winning = ({ board }: View): number => (typeof board.places === 'number' ? board.places : 1);

/** The last comes first, and whoever has most at the end. */
const platesOf = (sums: readonly Sum[], view: View, portrait: boolean) => {
  const most = Math.max(...sums.map(({ amount }) => amount));
  return sums.slice(0, 8).map(({ seat, amount, text, prizes }, place) => ({
    seat,
    text,
    // An upright row has no room for them.
    more: portrait ? '' : prizes.map(prize => `+ ${prize}`).join(' '),
    first: text === '' ? place < winning(view) : amount === most && most > 0,
    turn: Math.min(8, sums.length) - place,
  }));
};

const AwardScene = ({
  award,
  view,
  tell,
  portrait,
}: { readonly award: Award; readonly portrait: boolean } & Spoken) => {
  const figure = awardFigure(award, { view, tell });
  // Two who got the same have the same name plates.
  const shared = award.award === 'roll' && award.each !== undefined && award.paid?.length === 2;
  return (
    <>
      <p class="win-sign">{words.awards[award.award]}</p>
      {award.award === 'roll' && (
        <DicePicture class="ending-dice" values={award.dice.slice(0, 6)} skin={skinOf(view.show, award.act)} />
      )}
      {((shared && award.paid) || [award.seat]).map(seat => (
        <h2 key={seat} class={`win-name player-plate wide-stripes seat-${seat % 8}`} dir="auto">
          <Emblem seat={seat} size={portrait ? 64 : 104} />
          <bdi class="one-line">{tell.name(seat)}</bdi>
        </h2>
      ))}
      <p class="win-money ending-figure tabular in-bulb-on r5" style={{ '--letters': figure.length }}>
        {figure}
        <small class="block balance lh-10 in-gold t9">
          {award.award === 'record'
            ? award.falls.map((fall, i) => (
                <span key={`${fall.kind} ${fall.unit}`} class="block">
                  {words.records[fall.kind]} · {/* Name and figure above are those of the first one. */}
                  <bdi dir="auto">{i === 0 ? beforeLine(fall, { view, tell }) : holderLine(fall, { view, tell })}</bdi>
                </span>
              ))
            : award.award === 'luck'
              ? words.small.luck
              : award.award === 'bold'
                ? award.unit === 'chance'
                  ? words.small.boldChance(award.came)
                  : words.small.bold(award.rolled, award.came)
                : award.gained > 0
                  ? withPaid(words.rolled(award.dice), shared ? {} : award, tell)
                  : words.chance(award.chance)}
        </small>
      </p>
    </>
  );
};

const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });

interface PosterProps extends Spoken {
  readonly finale: Finale;
  readonly sums: readonly Sum[];
  readonly title: string;
  /** Of the recap; "" for none. */
  readonly recap: string;
  readonly code: string;
  readonly portrait: boolean;
  readonly far: boolean;
  readonly next: string;
  readonly fact: PosterFact | null;
}

const Poster = ({ finale, sums, title, recap, code, view, tell, portrait, far, next, fact }: PosterProps) => {
  const roll = finale.awards.find(award => award.award === 'roll');
  const best = roll ?? finale.awards[0];
  const dice = roll?.award === 'roll' ? roll.dice.slice(0, 6) : (manifestOf(view.show)?.faces ?? [6, 6]);
  const act = roll?.award === 'roll' ? roll.act : '';
  // Of many guesses the closest count, in one column: with theirs names need its width.
  const listed = Math.min(sums.length, fact === null ? 8 : manyPlayers);
  // Nobody scans the screen in their own hand, whose page has a button.
  const link = recap !== '' && far;
  const isFirst = ({ amount, text }: Sum, place: number) =>
    text === '' ? place < winning(view) : amount > 0 && amount === sums[0]?.amount;
  // One winner among a few has a plate with a line for the sum. Where many stand upright, there is no room for a word.
  const single = sums[0]?.text !== '' && sums.filter(isFirst).length === 1;
  const leads = listed < 4 && single;
  return (
    <article class={`down clip text-start in-ink r5 poster-sheet show-${lookOf(view.show)}`}>
      <header class="flex-none centred" style={{ '--letters': Math.max(8, title.length) }}>
        <h2 class="nowrap">{title}</h2>
      </header>
      <div class="poster-body across column flex-1 min-h-0">
        <ol
          class={`as-grid flex-1 min-w-0 w-full ${leads ? 'leads' : listed >= manyPlayers && fact === null ? 'many' : ''}`}
        >
          {sums.slice(0, listed).map((sum, place) => {
            const { seat, text, prizes } = sum;
            const [name, figure] = [tell.name(seat), fact?.of(seat) || text];
            const first = isFirst(sum, place);
            return (
              <li
                key={seat}
                style={{
                  '--letters': leads && first ? name.length : `${name} ${figure}`.length,
                  '--figure': figure.length,
                }}
                class={`across bold-figure wrap min-w-0 lh-115 t10 ${first ? `player-plate wide-stripes seat-${seat % 8} first` : ''}`}
              >
                {(leads || (single && !portrait)) && first && sum.amount > 0 && (
                  <em class="w-full">{view.seats.length > 1 ? stage.champion : stage.takesIt}</em>
                )}
                {text === '' && <b class="tabular">{place + 1}.</b>}
                <Emblem seat={seat} size={leads && first ? '1em' : portrait ? 44 : 64} ring="var(--ink)" />
                <bdi class="one-line flex-1" dir="auto">
                  {name}
                </bdi>
                <b class="tabular weight-4">{figure}</b>
                {prizes.length > 0 && <small>+ {tell.list(prizes)}</small>}
              </li>
            );
          })}
        </ol>
        {(best !== undefined || fact !== null) && (
          <figure class="flex-none centred">
            {best !== undefined && <strong class="block in-mark t8">{words.awards[best.award]}</strong>}
            {fact === null ? (
              <DicePicture class="poster-dice" values={dice} skin={skinOf(view.show, act)} />
            ) : (
              <>
                <small class="block">{fact.label}</small>
                <b
                  class="poster-fact block bold-figure tabular lh-115"
                  style={{ '--letters': Math.max(6, fact.value.length) }}
                >
                  {fact.value}
                </b>
              </>
            )}
            {best !== undefined && <small class="block">{awardLine(best, { view, tell })}</small>}
          </figure>
        )}
      </div>
      <footer class="across wrap flex-none weight-6 lh-12 t8 gap-6">
        {link && <QrCode text={recap} size={portrait ? 150 : 190} />}
        <div class="flex-1 min-w-0">
          {far && (fact === null || link) && <p>{fact === null ? words.poster.rolls : stage.scanRecap}</p>}
          {link && (
            <p class="poster-address anywhere t9">
              {hostOf(recap)}/e/<b>{code}</b>/recap
            </p>
          )}
          {finale.over > 0 && <p>{words.poster.played(date.format(finale.over))}</p>}
        </div>
        {next !== '' && (
          <strong class="poster-next bold-figure flex-none centred balance tabular lh-115 in-gold on-ink t8 r4">
            {next}
          </strong>
        )}
      </footer>
    </article>
  );
};

interface Props extends Spoken {
  readonly finale: Finale;
  readonly recap: string;
  /** "" where it may not be seen. */
  readonly code: string;
  readonly nextAt: number;
  readonly portrait: boolean;
  /** Seen by others than who holds it. */
  readonly far?: boolean;
  readonly now: () => number;
  /** As in `playSound`. */
  readonly sounds: boolean;
  /** On the poster in the place of dice. */
  readonly fact?: PosterFact | null;
  /** Nothing but its lines. */
  readonly spoken?: boolean;
  /** The line of the rail; "" once the ending is gone. */
  readonly onLine: (line: string) => void;
}

/** Milliseconds after which a sound of a scene would come too late. */
const tooLate = 900;

const Ending = ({
  finale,
  recap,
  code,
  nextAt,
  view,
  tell,
  portrait,
  far = true,
  now,
  sounds,
  onLine,
  fact = null,
  spoken = false,
}: Props) => {
  const scene = useEndingScene(finale, now);
  const left = useSecondsTo(nextAt, now);
  const sums = sumsOf(view, tell);
  const title = titleOf(view);
  const award = finale.awards.find(({ award }) => award === scene);
  useEffect(() => loadTitleFont(view.show), [view.show]);
  const told = useSceneLine(scene, finale, view, now);
  // Everybody's sums stand above the rail, which does not read them out again.
  const line = !spoken && scene === 'sums' && told !== words.coming.sums ? '' : told;
  useEffect(() => onLine(line), [line]);
  useEffect(() => () => onLine(''), []);
  useEffect(() => {
    const beat = beatsOf(finale).find(({ beat }) => beat === scene);
    if (beat === undefined || document.hidden || now() - finale.begins - beat.from > tooLate) return;
    if (scene === 'sums') playSound('win', sounds, { tone: 'champion', lasts: beat.ms });
    else if (scene === 'thanks') playSound('win', sounds, { tone: 'win', lasts: beat.ms });
    else playSound('wild', sounds, { tone: 'good', lasts: beat.ms });
  }, [scene]);
  if (spoken) return null;
  const prizes = sums.flatMap(({ seat, prizes }) =>
    prizes.length === 0 ? [] : [words.prizes(tell.name(seat), tell.list(prizes))],
  );
  const [first, second] = sums;
  const counts = sums.length === 2 && scoreUnitOf(view.show) === 'points';
  const lead = counts ? (first?.amount ?? 0) - (second?.amount ?? 0) : 0;
  // The picture before it had both sums.
  const ahead =
    lead > 0 && first !== undefined ? words.ahead(tell.name(first.seat), sumText(view.show, lead, tell)) : '';
  const below = portrait && prizes.length > 0 ? prizes.join(' ') : ahead;
  return (
    <section class={`centred in-bright gap-6 win-screen ending-screen ending-${scene}`} aria-label={title}>
      <div class="curtain-rays absolute round" />
      <div class="win-light" />
      {scene === 'sums' && (
        <Fragment key="sums">
          <p class="win-sign">{words.sums[scoreUnitOf(view.show)]}</p>
          <Standings places={platesOf(sums, view, portrait)} tell={tell} portrait={portrait} look="ending-plates" />
          {below !== '' && <p class="win-line balance t10">{below}</p>}
        </Fragment>
      )}
      {award !== undefined && (
        <AwardScene key={award.award} award={award} view={view} tell={tell} portrait={portrait} />
      )}
      {scene === 'room' && (
        <Fragment key="room">
          <p class="win-sign">{words.room}</p>
          <ol class="win-standings ending-plates">
            {finale.room.slice(0, 3).map(([name, points], place) => (
              <li
                key={place}
                class={`player-plate ${place === 0 ? 'first' : ''}`}
                style={{ '--place': Math.min(3, finale.room.length) - place }}
              >
                <b>{place + 1}.</b>
                <bdi class="one-line flex-1 text-start" dir="auto" style={{ '--letters': Math.max(10, name.length) }}>
                  {name}
                </bdi>
                <b>{tell.number(points)}</b>
              </li>
            ))}
          </ol>
        </Fragment>
      )}
      {scene !== 'thanks' && scene !== 'poster' && (
        // Its letters are there before they are read.
        <span class={`unseen ending-title show-${lookOf(view.show)}`} aria-hidden="true">
          {title}
        </span>
      )}
      {scene === 'thanks' && (
        <Fragment key="thanks">
          <p
            class={`win-sign ending-title show-${lookOf(view.show)}`}
            style={{ '--letters': Math.max(8, title.length) }}
          >
            {title}
          </p>
          <p class="ending-words balance anywhere">
            {words.thanks(tell.list(sums.slice(0, 8).map(({ seat }) => tell.name(seat))))}
          </p>
        </Fragment>
      )}
      {scene === 'poster' && (
        <Poster
          {...{ finale, sums, title, recap, code, view, tell, portrait, far, fact }}
          next={
            nextAt === 0
              ? (fact?.next?.(tell) ?? '')
              : left > 0
                ? words.next(left, view.seats.length === 1)
                : words.opens
          }
        />
      )}
    </section>
  );
};

export default Ending;
