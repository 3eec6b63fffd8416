/** The screen of a player whose show is over. */
import type { View } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { words } from '../../../shared/words/index.ts';
import { playAgain } from '../../api.ts';
import { controlsOf } from '../../controls/index.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { useLazy } from '../../parts/lazy.ts';
import { RematchButton } from '../../parts/rematch-button.tsx';
import { winnerOf } from '../../parts/result.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { paths } from '../../paths.ts';
import { Scores } from './waiting.tsx';

const loadNextSeat = () => import('../../parts/next-seat.tsx');

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
              class="button hero go"
            />
          )}
          <a class={`button hero ${mayAgain ? 'pale' : 'go'}`} href={paths.recap(code)}>
            {play.recap}
          </a>
          <a class="button hero pale" href={paths.lobby}>
            {play.lobby}
          </a>
          <a class="watch-link centred" href={paths.verify(code)}>
            {words().pages.desk.verify}
          </a>
        </>
      }
    >
      {Next !== null && token !== '' && <Next code={code} token={token} />}
      {Board !== undefined && <Board view={view} tell={tell} />}
      {scores && <Scores view={view} tell={tell} />}
      <div class="wait">
        <Emblem seat={winner === undefined || winner < 0 ? seat : winner} size="var(--emblem, 120px)" />
        <h1>
          {winner === undefined
            ? play.over
            : winner < 0
              ? play.noWinner
              : winner === seat
                ? play.youWin
                : play.winner(tell.name(winner))}
        </h1>
        {lines[0] !== undefined && <p class="lead">{lines[0]}</p>}
      </div>
    </Sheet>
  );
};
