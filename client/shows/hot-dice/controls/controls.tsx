/** Hot Dice, its bonus bonanza and its mega roll on a player's phone and on the host's desk. */
import './hot-dice.css';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { GenericTurn } from '../../../controls/coming.tsx';
import { RollTurn } from '../../../controls/roll.tsx';
import type { ShowControls, Sighted, Turn } from '../../../controls/turn.ts';
import { boardOf } from './board.ts';
import { desk } from './desk.ts';
import { DoubleTurn } from './double.tsx';
import { MiniDoors } from './mini-doors.tsx';
import { PickTurn } from './pick.tsx';
import { BonanzaTurn, DecideTurn, RollAgainTurn } from './push.tsx';
import { TossUpTurn } from './toss-up.tsx';

const texts = hotDice.phone;

const CoinTurn = (turn: Turn) => {
  const { coins, dice } = boardOf(turn);
  return <RollTurn {...turn} title={texts.coinTitle} text={texts.coinText(coins)} dice={dice} />;
};

const MegaTurn = (turn: Turn) => {
  const { million, roll } = boardOf(turn).house.mega;
  const { money } = turn.tell;
  return (
    <RollTurn
      {...turn}
      title={texts.megaTitle(money(million))}
      text={texts.megaText(money(roll))}
      small={texts.megaOdds}
    />
  );
};

type Screen = (turn: Turn) => ReturnType<typeof DecideTurn>;

const screens: Readonly<Record<string, Readonly<Record<string, Screen>>>> = {
  game: {
    'toss-up': turn => <TossUpTurn key={boardOf(turn).question} {...turn} />,
    decide: turn => <DecideTurn {...turn} />,
    double: turn => <DoubleTurn {...turn} />,
    pick: turn => <PickTurn {...turn} />,
    again: turn => <RollAgainTurn {...turn} />,
  },
  'bonus-bonanza': {
    pick: turn => <PickTurn {...turn} />,
    decide: turn => <BonanzaTurn {...turn} />,
    double: turn => <DoubleTurn {...turn} />,
    roll: turn => <CoinTurn {...turn} />,
  },
  'mega-roll': {
    roll: turn => <MegaTurn {...turn} />,
    double: turn => <DoubleTurn {...turn} />,
  },
};

const DiceTurn = (turn: Turn) => screens[turn.view.act]?.[turn.view.phase]?.(turn) ?? <GenericTurn {...turn} />;

const waiting = (sighted: Sighted): string => {
  const { view, tell } = sighted;
  const { control, seat } = boardOf(sighted);
  if (view.act !== 'game')
    return view.phase === 'over'
      ? ''
      : (view.act === 'mega-roll' ? hotDice.waiting.mega : hotDice.waiting.bonanza)(tell.name(seat));
  switch (view.phase) {
    case 'judging':
      return hotDice.waiting.judging;
    case 'decide':
      return hotDice.waiting.decides(tell.name(control));
    case 'double':
      return hotDice.waiting.double(tell.name(control));
    case 'pick':
      return hotDice.waiting.picks(tell.name(control));
    case 'again':
      return hotDice.waiting.again(tell.name(control));
    default:
      return '';
  }
};

export const controls: ShowControls = {
  Turn: DiceTurn,
  Board: MiniDoors,
  waiting,
  desk,
};
