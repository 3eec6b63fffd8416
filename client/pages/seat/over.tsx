/** The screen of a player whose show is over: a poster with who won and what everybody has, and what can be done next. */
import { playing } from '../../../shared/words/en/playing.ts';
import './over.css';
import { finaleOf, posterAt } from '../../../shared/engine/finale.ts';
import type { View } from '../../../shared/engine/show.ts';
import { winnerOf } from '../../../shared/engine/taken-home.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { ending } from '../../../shared/words/en/ending.ts';
import { language } from '../../../shared/words/en/language.ts';
import { phone } from '../../../shared/words/en/phone.ts';
import { words } from '../../../shared/words/index.ts';
import { type Sum, sumsOf } from '../../../shared/words/sums.ts';
import { playAgain } from '../../api.ts';
import type { Connection } from '../../connection.ts';
import { controlsOf } from '../../controls/index.ts';
import { beyond } from '../../parts/beyond.ts';
import { BulbFigures } from '../../parts/bulb-figures.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { awardLine, titleOf, toldAt } from '../../parts/ending-lines.ts';
import { lazily } from '../../parts/lazy.ts';
import { NextShow, RematchButton } from '../../parts/next-show.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useSecondsTo } from '../../parts/timing.ts';
import { paths } from '../../paths.ts';
import { othersOf } from './celebrate.tsx';

const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });

const NextSeat = lazily(() => import('../../parts/next-seat.tsx'));

interface StandingsProps {
  readonly sums: readonly Sum[];
  readonly view: View;
  readonly seat: number;
}

/** Everybody by what they have, the most first. */
const Standings = ({ sums, view, seat }: StandingsProps) => (
  <ol class="stack final-list">
    {sums.map(({ seat: at, text }) => (
      <li key={at} class={`across min-w-0 weight-6 on-field t4 r2 gap-2 p-2-3 ${at === seat ? 'own' : ''}`}>
        <Emblem seat={at} size="30px" ring="#0a1722" />
        <bdi class="name" dir="auto">
          {view.seats[at]?.name}
        </bdi>
        <b class="bold-figure tabular">{text}</b>
      </li>
    ))}
  </ol>
);

interface OverProps {
  readonly connection: Connection;
  readonly view: View;
  readonly tell: Narrator;
  readonly seat: number;
  readonly lines: readonly string[];
  readonly token: string;
}

const Over = ({ connection, view, tell, seat, lines, token }: OverProps) => {
  const { play } = words().pages;
  const { Board, scores = true, over } = controlsOf(view.show, view.act);
  const sums = sumsOf(view, tell);
  const first = sums.filter(({ amount }) => amount > 0 && amount === sums[0]?.amount).map(sum => sum.seat);
  // Who has the most is the winner of a show that names none, as its last win said.
  const most = over === undefined && view.seats.length > 1 && first.length === 1 ? first[0] : undefined;
  const winner = winnerOf(view) ?? most;
  const mine = winner === seat;
  const shares = winner === undefined && first.length > 1 && first.includes(seat);
  const alone = view.seats.length === 1;
  // Where nobody beats anybody, everybody's own result is the news.
  const shown = winner === undefined || winner < 0 ? seat : winner;
  const has = sums.find(sum => sum.seat === shown);
  const gained = (has?.amount ?? 0) > 0 || (has?.prizes.length ?? 0) > 0;
  // Nobody wins against themselves: what a player alone has is the news.
  const [title, good = false] = over?.({ view, tell }) ?? [];
  const headline =
    title ??
    (alone
      ? gained
        ? phone.home
        : phone.nothing
      : shares
        ? phone.shared(othersOf(first, seat, tell))
        : winner === undefined
          ? play.over
          : winner < 0
            ? play.noWinner
            : mine
              ? playing.youWin
              : play.winner(tell.name(winner)));
  // What the headline, the figure or the list says already is not told again.
  const line = alone || shares || mine ? '' : beyond(lines[0] ?? '', '', false, [has?.text ?? '']);
  const { code } = connection;
  const shell = connection.shell.value;
  // Without a host the players open the next show themselves.
  const mayAgain = shell?.house === true || shell?.hostPresent === false;
  const opens = shell?.house === true && shell.seats.findIndex(({ connected }) => connected) === seat;
  const finale = shell === null ? null : finaleOf(shell);
  // No phone is ahead of the television.
  const wait = useSecondsTo(finale === null ? 0 : posterAt(finale), connection.now);
  const sumsAt = finale === null || finale.told === true ? 0 : toldAt(finale, 'sums', view.seats.length);
  const early = useSecondsTo(sumsAt, connection.now) > 0 || connection.acting.value;
  return (
    <Sheet
      class="over"
      foot={
        <>
          {shell !== null && (
            <NextShow
              nextAt={shell.nextAt}
              now={connection.now}
              alone={alone}
              open={opens && token !== '' ? () => playAgain(code, token) : undefined}
              goOn={shell.house ? on => connection.hold(!on) : undefined}
            />
          )}
          {mayAgain && token !== '' && (
            <RematchButton
              open={() => playAgain(code, token)}
              label={view.seats.length === 1 ? playing.againAlone : playing.again}
              opening={playing.opening}
              class="hero go"
            />
          )}
          {/* It is there before it leads anywhere, so that nothing moves when the poster hangs. */}
          <a
            class={`button hero ${mayAgain ? 'pale' : 'go'}`}
            style={{ opacity: wait > 0 ? 0.45 : undefined }}
            href={wait > 0 ? undefined : paths.recap(code)}
          >
            {play.recap}
            {wait > 0 && ` (${wait})`}
          </a>
          <p class="row over-links justify-center">
            <a class="link watch-link" href={paths.lobby}>
              {play.lobby}
            </a>
            <a class="link watch-link" href={paths.verify(code)}>
              {words().pages.desk.verify}
            </a>
          </p>
        </>
      }
    >
      <div
        class={`middle column centred in-paper r5 gap-3 final-plate ${good || mine || shares || (alone && gained) ? 'mine' : ''}`}
      >
        <p class="final-show flex wrap justify-center t3">
          <b>{titleOf(view)}</b>
          {finale !== null && <span>{date.format(finale.over)}</span>}
        </p>
        <Emblem seat={shown} size="var(--emblem)" ring="#0a1722" />
        <h1 class="bold-figure max-w-full balance t8">{headline}</h1>
        {scores && !early && has !== undefined && has.text !== '' && (
          <BulbFigures text={has.text.replaceAll(/\s/g, '')} seat={shown} />
        )}
        {/* The last line of a winner with prizes names the same ones. */}
        {has !== undefined && has.prizes.length > 0 ? (
          <p class="lead own-prizes">
            {shown === seat ? `+ ${tell.list(has.prizes)}` : ending.prizes(tell.name(shown), tell.list(has.prizes))}
          </p>
        ) : (
          line !== '' && <p class="lead">{line}</p>
        )}
        {(alone ? !gained : winner !== undefined && !mine) && <p class="lead thanks">{phone.thanks}</p>}
      </div>
      {token !== '' && <NextSeat code={code} token={token} />}
      {scores && view.seats.length > 1 && <Standings sums={early ? [] : sums} view={view} seat={seat} />}
      {finale !== null && finale.awards.length > 0 && (
        <dl class="final-awards as-grid on-field t3 r2 gap-2 p-2-3">
          {finale.awards.map(award => (
            <div key={award.award}>
              <dt>{ending.awards[award.award]}</dt>
              {/* Its place is kept until the television has told it. */}
              <dd dir="auto">
                {connection.now() >= toldAt(finale, award.award)
                  ? awardLine(award, { view, tell }, award.seat === seat ? phone : ending)
                  : '…'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* Where places were won, they stand on it. */}
      {!scores && Board !== undefined && <Board view={view} tell={tell} />}
    </Sheet>
  );
};

export default Over;
