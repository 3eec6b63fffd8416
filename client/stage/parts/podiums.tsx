/** The desks of a set, each with what its seat has, and the time of a move that it owes. */
import { standingOf } from '../../../shared/engine/taken-home.ts';
import { stage as words } from '../../../shared/words/en/stage.ts';
import { Countdown } from '../../parts/deadline.tsx';
import type { BoardProps, Scene, StageBoard } from '../board.ts';
import { Podium } from './podium.tsx';

interface Props {
  readonly seats: readonly number[];
  readonly board: StageBoard;
  /** The show as it is now. The props may be behind it. */
  readonly live: Scene;
  readonly props: BoardProps;
  /** The seat whose desk is lit besides those that owe a move; -1 for none. */
  readonly control: number;
  /** After the end: what each seat takes home. */
  readonly final: boolean;
  /** Only scores, without what the board shows on its desks. */
  readonly bare: boolean;
  /** Whether the show is played for money. */
  readonly money: boolean;
}

export const Podiums = ({ seats, board, live, props, control, final, bare, money }: Props) => {
  const { view, shell, rolling, portrait, now } = props;
  const { Screen } = board;
  return (
    <div class="desks">
      {seats.map(seat => {
        const { name = '', connected = true } = live.shell.seats[seat] ?? {};
        const owes = shell.waiting.includes(seat) && !rolling;
        const standing = standingOf(view, seat);
        return (
          <Podium
            key={seat}
            seat={seat}
            side={seat % 2 === 0 ? 0 : 1}
            name={name}
            score={standing}
            lit={owes || control === seat}
            away={!connected && name !== ''}
            portrait={portrait}
            note={
              <>
                {!rolling && (board.note?.(seat, props) || (final && money && standing > 0 && words.takesHome))}
                {owes && live.shell.deadline > 0 && live.shell.paused === '' && (
                  <Countdown deadline={live.shell.deadline} now={now} />
                )}
              </>
            }
          >
            {Screen === undefined || final || bare ? undefined : <Screen {...props} seat={seat} />}
          </Podium>
        );
      })}
    </div>
  );
};
