/** The screen of a player whose show is over: who won, what everybody has, and what can be done next. */
import './over.css';
import type { View } from '../../../shared/engine/show.ts';
import { standingOf, winnerOf } from '../../../shared/engine/taken-home.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { words } from '../../../shared/words/index.ts';
import { playAgain } from '../../api.ts';
import { controlsOf } from '../../controls/index.ts';
import { BulbFigures } from '../../parts/bulb-figures.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { useLazy } from '../../parts/lazy.ts';
import { RematchButton } from '../../parts/rematch-button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { paths } from '../../paths.ts';

const loadNextSeat = () => import('../../parts/next-seat.tsx');

/** Everybody by what they have, the most first. */
const Standings = ({ view, tell, seat }: { readonly view: View; readonly tell: Narrator; readonly seat: number }) => (
  <ol class="stack final-list">
    {view.seats
      .map(({ name }, at) => ({ name, at, has: Math.floor(standingOf(view, at)) }))
      .toSorted((a, b) => b.has - a.has || a.at - b.at)
      .map(({ name, at, has }) => (
        <li key={at} class={at === seat ? 'own' : ''}>
          <Emblem seat={at} size="30px" ring="#0a1722" />
          <bdi class="name" dir="auto">
            {name}
          </bdi>
          <b>{tell.number(has)}</b>
        </li>
      ))}
  </ol>
);

export const Over = ({
  view,
  tell,
  seat,
  lines,
  code,
  token,
  mayAgain,
}: {
  readonly view: View;
  readonly tell: Narrator;
  readonly seat: number;
  readonly lines: readonly string[];
  readonly code: string;
  readonly token: string;
  /** Without a host the players open the next show themselves. */
  readonly mayAgain: boolean;
}) => {
  const { play } = words().pages;
  const Next = useLazy(loadNextSeat);
  const winner = winnerOf(view);
  const { Board, scores = true } = controlsOf(view.show, view.act);
  const mine = winner === seat;
  // Where nobody beats anybody, everybody's own result is the news.
  const shown = winner === undefined || winner < 0 ? seat : winner;
  const has = Math.floor(standingOf(view, shown));
  return (
    <Sheet
      class="over"
      foot={
        <>
          {mayAgain && token !== '' && (
            <RematchButton
              open={() => playAgain(code, token)}
              label={view.seats.length === 1 ? play.againAlone : play.again}
              opening={play.opening}
              class="hero go"
            />
          )}
          <a class={`button hero ${mayAgain ? 'pale' : 'go'}`} href={paths.recap(code)}>
            {play.recap}
          </a>
          <p class="row over-links">
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
      <div class={`final-plate ${mine || (winner === undefined && has > 0) ? 'mine' : ''}`}>
        <Emblem seat={shown} size="var(--emblem)" ring="#0a1722" />
        <h1>
          {winner === undefined
            ? play.over
            : winner < 0
              ? play.noWinner
              : mine
                ? play.youWin
                : play.winner(tell.name(winner))}
        </h1>
        {scores && <BulbFigures text={tell.number(has)} seat={shown} />}
        {lines[0] !== undefined && <p class="lead">{lines[0]}</p>}
        {winner !== undefined && !mine && <p class="lead thanks">{play.celebrate.thanks}</p>}
      </div>
      {Next !== null && token !== '' && <Next code={code} token={token} />}
      {scores && view.seats.length > 1 && <Standings view={view} tell={tell} seat={seat} />}
      {Board !== undefined && <Board view={view} tell={tell} />}
    </Sheet>
  );
};
