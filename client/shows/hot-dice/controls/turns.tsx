/** The screens of a seat in Hot Dice, its bonus bonanza and its mega roll. */
import { useState } from 'preact/hooks';
import { spaceNamed } from '../../../../shared/shows/hot-dice/double-board.ts';
import { bustWays } from '../../../../shared/shows/hot-dice/rule-facts.ts';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { GenericTurn } from '../../../controls/coming.tsx';
import { RollTurn } from '../../../controls/roll.tsx';
import { ChoiceSheet, MoveButton, NumberSheet, screensByPhase, Title } from '../../../controls/sheets.tsx';
import type { Turn } from '../../../controls/turn.ts';
import { Button } from '../../../parts/button.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { FlatDie } from '../../../parts/flat-die.tsx';
import { useKeys } from '../../../parts/keys.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf, bustsIn, bustsOf, inCatchUp, scoreOf } from '../facts.ts';

const texts = hotDice.phone;

/** Letter keys press the answers that show them. */
const letters = 'ABCDEFGH';

/** The answer first, then the number. Both are sent together. */
const TossUpTurn = (turn: Turn) => {
  const { question, choices, tieBreak } = boardOf(turn);
  const [answer, setAnswer] = useState('');
  const number = useState<number | undefined>(undefined);
  useKeys(({ key, repeat }) => {
    const choice = choices[letters.indexOf(key.toUpperCase())];
    if (repeat || key.length !== 1 || choice === undefined) return false;
    setAnswer(choice);
    return true;
  });
  if (answer === '')
    return (
      <Sheet
        class="answering"
        foot={
          <MoveButton turn={turn} move="pass" look="pale" small={tieBreak ? texts.passTieText : texts.passText}>
            {texts.pass}
          </MoveButton>
        }
      >
        <Title class={question.length > 110 ? 'much' : ''}>{question}</Title>
        <ul class="choices lettered flex wrap gap-2" aria-label={texts.answerTitle}>
          {choices.map((choice, index) => (
            <li class="as-grid" key={choice}>
              <button class="across gap-3" type="button" disabled={turn.sending} onClick={() => setAnswer(choice)}>
                <b class="bold-figure flex-none in-mark" aria-hidden="true">
                  {letters[index]}
                </b>{' '}
                <bdi dir="auto">{choice}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    );
  return (
    <NumberSheet
      turn={turn}
      state={number}
      label={texts.send}
      send={buzz => turn.send('answer', { text: answer, buzz })}
    >
      <p class="question-small weight-6 lh-115 in-ink-2">
        <bdi dir="auto">{question}</bdi>
      </p>
      <div class="chosen-answer across between r3 gap-3">
        <span class="unseen">{texts.yourAnswer}</span>
        <b dir="auto">{answer}</b>
        <Button onClick={() => setAnswer('')}>{texts.change}</Button>
      </div>
      <p class="lead">{tieBreak ? texts.tieText : texts.numberText}</p>
    </NumberSheet>
  );
};

/** A place in the list of rolls. */
const PickTurn = (turn: Turn) => {
  const { tell, seat, view } = turn;
  const { house } = boardOf(turn);
  const behind = scoreOf(turn, 1 - seat) - scoreOf(turn, seat);
  return (
    <NumberSheet
      turn={turn}
      state={useState<number | undefined>(undefined)}
      label={texts.pick}
      send={number => turn.send('pick', { number })}
    >
      <h1>{texts.pickTitle}</h1>
      <p class="lead">
        {view.act === 'bonus-bonanza'
          ? texts.pickBonanza(tell.money(house.bonanza.free))
          : behind > 0
            ? texts.pickCatchUp(tell.money(behind), tell.money(house.free))
            : texts.pickLevel(tell.money(house.free))}
      </p>
    </NumberSheet>
  );
};

/** Most coins to draw. Their number is written behind them. */
const maxCoins = 4;

const Coins = ({ coins }: { readonly coins: number }) => (
  <p class="coin-line middle bold gap-2" role="img" aria-label={texts.coins(coins)}>
    {Array.from({ length: Math.min(maxCoins, coins) }, (_, coin) => (
      <i class="as-grid place-center round" key={coin}>
        $
      </i>
    ))}
    <span aria-hidden="true">{texts.coins(coins)}</span>
  </p>
);

/** What is at stake in large type, and what each throw does to it. */
const Stakes = (turn: Turn) => {
  const { tell, view } = turn;
  const { pot, coins, house } = boardOf(turn);
  const isBonanza = view.act === 'bonus-bonanza';
  const busts = bustsOf(turn);
  const rows = [
    ['seven', busts.join(' '), isBonanza && coins > 0 ? texts.stakeCoin(coins) : texts.stakeSeven(tell.money(pot))],
    ['win', texts.doubles, texts.stakeDouble],
    ['other', texts.else, texts.stakeElse(tell.money(isBonanza ? house.bonanza.roll : house.roll))],
  ] as const;
  return (
    <>
      <p class="pot-line centred weight-6 lh-10 in-ink-2 t5">
        <b class="bold-figure block lh-10 track-tight in-mark t11">{tell.money(pot)}</b> <span>{texts.inPot}</span>
      </p>
      {isBonanza && <Coins coins={coins} />}
      <dl class="card stake dice-stake as-grid items-center weight-6">
        {rows.slice(busts.length > 0 ? 0 : 1).map(([kind, mark, text]) => (
          <div class="as-grid items-center gap-3" key={mark}>
            <dt class={`bold-figure centred lh-10 t6 r3 ${kind}`}>{mark}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const DecideTurn = (turn: Turn) => {
  const pot = turn.tell.money(boardOf(turn).pot);
  return (
    <ChoiceSheet
      turn={turn}
      moves={[
        ['roll', texts.roll, texts.rollText(bustWays(bustsOf(turn)), pot)],
        ['bank', texts.bank(pot), texts.bankText],
      ]}
    >
      <h1>{texts.decide}</h1>
      <Stakes {...turn} />
    </ChoiceSheet>
  );
};

const BonanzaTurn = (turn: Turn) => {
  const { pot, coins } = boardOf(turn);
  const money = turn.tell.money(pot);
  return (
    <ChoiceSheet
      turn={turn}
      moves={[
        ['roll', texts.roll, texts.bonanzaRoll(bustWays(bustsOf(turn)), coins, money)],
        ['bank', texts.bonanzaStop(money), texts.bonanzaStopText],
      ]}
    >
      <h1>{texts.bonanzaTitle}</h1>
      <Stakes {...turn} />
    </ChoiceSheet>
  );
};

/** The catch-up has leveled the scores: one more roll, or not. */
const RollAgainTurn = (turn: Turn) => (
  <ChoiceSheet
    turn={turn}
    moves={[
      ['roll', texts.again, texts.againSmall],
      ['stop', texts.stop, texts.stopText],
    ]}
  >
    <h1>{texts.againTitle}</h1>
    <p class="lead">{texts.againText(bustsOf(turn))}</p>
    <ul class="card standing as-grid gap-2">
      {turn.view.seats.map(({ score }, seat) => (
        <li key={seat}>
          <Emblem seat={seat} size="30px" />
          <bdi class="one-line" dir="auto">
            {turn.tell.name(seat)}
          </bdi>
          <b class="bold-figure">{turn.tell.money(score)}</b>
        </li>
      ))}
    </ul>
  </ChoiceSheet>
);

/** A double: take its points, or what is behind it. Equal things are counted, and busts come last. */
const DoubleTurn = (turn: Turn) => {
  const { tell, seat, view, legal } = turn;
  const board = boardOf(turn);
  const { take, behind, dice, house } = board;
  const { million } = house.mega;
  const double = dice[0] ?? 0;
  const money = tell.money(take);
  const mayTake = legal.some(item => item.do === 'take');
  const mega = view.act === 'mega-roll';
  const catchUp = view.act === 'game' && inCatchUp(board);
  const short = scoreOf(turn, 1 - seat) - scoreOf(turn, seat) - take;
  const names = [...new Set(behind)].toSorted((one, other) => Number(one === 'bust') - Number(other === 'bust'));
  return (
    <ChoiceSheet
      turn={turn}
      moves={[
        [
          'open',
          texts.open(double),
          mega ? texts.openMega(tell.money(million)) : texts.openRisk(bustsIn(behind)),
        ] as const,
        ['take', texts.take(money), mega ? texts.takeMega : catchUp ? texts.takeScore : texts.takeText] as const,
      ].slice(0, mayTake ? 2 : 1)}
    >
      <h1 class="double-title across gap-2">
        <FlatDie face={double} body="#c4130e" />
        <FlatDie face={double} body="#c4130e" />
        {texts.double(double)}
      </h1>
      <p class="lead">{mayTake ? texts.doubleText(money) : texts.mustText(money, tell.money(short))}</p>
      {view.act === 'bonus-bonanza' && <Coins coins={board.coins} />}
      <div class="card may-hide">
        <p class="weight-6">{texts.mayHide(double)}</p>
        <ul class="flex wrap gap-2">
          {names.map(name => {
            const space = spaceNamed(name, million);
            const times = behind.filter(other => other === name).length;
            // In the Mega Roll there is nothing to lose, as the television says.
            const empty = mega && name === 'bust';
            return (
              space !== null && (
                <li
                  key={name}
                  class={`bold lh-11 t5 r2 ${space.kind === 'bust' ? 'bust' : space.kind === 'million' ? 'million' : ''}`}
                >
                  {hotDice.several(times, empty ? hotDice.mega.paysNothing : hotDice.space(space, tell.money))}
                </li>
              )
            );
          })}
        </ul>
      </div>
    </ChoiceSheet>
  );
};

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

const screens: Readonly<Record<string, ReturnType<typeof screensByPhase>>> = {
  game: screensByPhase(
    { 'toss-up': TossUpTurn, decide: DecideTurn, double: DoubleTurn, pick: PickTurn, again: RollAgainTurn },
    { 'toss-up': turn => boardOf(turn).question },
  ),
  'bonus-bonanza': screensByPhase({ pick: PickTurn, decide: BonanzaTurn, double: DoubleTurn, roll: CoinTurn }),
  'mega-roll': screensByPhase({ roll: MegaTurn, double: DoubleTurn }),
};

export const DiceTurn = (turn: Turn) => (screens[turn.view.act] ?? GenericTurn)(turn);
