/** On A Roll, its Big 6 and its Lucky 7 on a player's phone and on the host's desk. */
import '../../../parts/letter-tile.css';
import { prizeName } from '../../../../shared/engine/money.ts';
import './on-a-roll.css';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { GenericTurn } from '../../../controls/coming.tsx';
import type { ShowControls, Sighted, Turn } from '../../../controls/turn.ts';
import { sixScreens, Word } from './big-six.tsx';
import { boardOf } from './board.ts';
import { ClueRows } from './clue-rows.tsx';
import { desk } from './desk.ts';
import { LuckyPick, LuckyRoll } from './lucky-seven.tsx';
import { cellsAsked, FreeGuessTurn, NamesTurn } from './names.tsx';
import { DecideTurn, DiceTurn, PickTurn, SubjectTurn } from './round.tsx';

const texts = onARoll.phone;

const gameScreens: Readonly<Record<string, (turn: Turn) => ReturnType<typeof DiceTurn>>> = {
  names: turn => (
    <NamesTurn
      key={cellsAsked(boardOf(turn))
        .map(({ char }) => char)
        .join('.')}
      {...turn}
    />
  ),
  'free-guess': turn => <FreeGuessTurn {...turn} />,
  roll: turn => <DiceTurn {...turn} />,
  pick: turn => <PickTurn key={boardOf(turn).rolls} {...turn} />,
  'free-letter': turn => <PickTurn key={`free ${boardOf(turn).rolls}`} {...turn} />,
  decide: turn => <DecideTurn {...turn} />,
  subject: turn => <SubjectTurn {...turn} />,
};

const RollingTurn = (turn: Turn) => {
  const { act, phase } = turn.view;
  const screen =
    act === 'big-six'
      ? sixScreens[phase]
      : act === 'lucky-seven'
        ? phase === 'pick'
          ? LuckyPick
          : LuckyRoll
        : gameScreens[phase];
  return screen?.(turn) ?? <GenericTurn {...turn} />;
};

/** The board on the stage, in small. */
const SmallBoard = (sighted: Sighted) => {
  const board = boardOf(sighted);
  const { act } = sighted.view;
  if (act === 'big-six') return <Word cells={board.cells} />;
  if (act === 'lucky-seven')
    return board.prize === '' || sighted.view.phase !== 'roll' ? null : (
      <p class="card lucky-prize centred bold">
        <bdi dir="auto">{texts.lucky.title(prizeName(board.prize, sighted.tell.money))}</bdi>
      </p>
    );
  return board.rows.length === 0 ? null : <ClueRows rows={board.rows} />;
};

const waiting = (sighted: Sighted): string => {
  const board = boardOf(sighted);
  const { tell, view } = sighted;
  if (view.phase === 'ready' || view.phase === 'over' || view.phase === 'done') return '';
  if (view.act === 'big-six') return onARoll.waiting.bigSix(tell.name(board.seat));
  if (view.act === 'lucky-seven') return onARoll.waiting.luckySeven(tell.name(board.seat));
  if (view.phase === 'free-guess') return onARoll.waiting.free(tell.name(1 - board.called));
  if (board.control < 0) return '';
  const name = tell.name(board.control);
  if (view.phase === 'decide') return onARoll.waiting.decides(name);
  return view.phase === 'subject' ? onARoll.waiting.subject(name) : onARoll.waiting.dice(name);
};

export const controls: ShowControls = {
  Turn: RollingTurn,
  Board: SmallBoard,
  waiting,
  desk,
};
