/** The mega roll of Hot Dice: one throw, six doors, and a fortune behind one of them. */
import type { MegaRollBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { megaRollMoments } from '../../../../shared/shows/hot-dice/moments.ts';
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { hotDice as texts, words as titles } from '../../../../shared/shows/hot-dice/words/en/show.ts';
import type { ShowWords } from '../../../../shared/words/commentary.ts';
import type { Prompt } from '../../../../shared/words/en/stage.ts';
import { type BoardProps, defineBoard } from '../../../stage/board.ts';
import { Decision, DoubleBoard, diceActs, diceStage, FoundCard, foundOn, Headline, Option } from './hot-dice-set.tsx';
import { NightWall } from './night-wall.tsx';

type Props = BoardProps<MegaRollBoard>;

/** The result of a throw: nothing, or a choice. */
const Needs = ({ board, tell, rolling }: Props) =>
  rolling ? (
    <Headline big={words.mega.needs} />
  ) : (
    <div class="card needs-double">
      <h2 class="balance bold lh-105 t10">{words.mega.needs}</h2>
      <p class="middle wrap t7 gap-2-4">
        <b class="in-bright r2">{words.mega.double}</b>{' '}
        <span>{words.mega.pays(tell.money(board.house.mega.roll))}</span>
        <b class="other in-bright r2">{words.mega.other}</b> <span>{words.mega.paysNothing}</span>
      </p>
    </div>
  );

const Card = (props: Props) => {
  const { board, view, cue, tell } = props;
  const found = foundOn(board);
  const { outcome } = board;
  if (found !== null && cue?.cue === 'opened') return <FoundCard found={found} money={tell.money} />;
  if (view.phase === 'lobby' || view.phase === 'roll') return <Needs {...props} />;
  if (view.phase === 'double')
    return (
      <Decision
        options={[
          <Option key="take" small={words.takeDice} big={tell.money(board.take)} />,
          <Option key="open" small={words.openSpace(board.dice[0] ?? 0)} big={words.unknown} hot />,
        ]}
        chips={[
          { text: tell.money(board.house.mega.million), gold: true },
          { text: words.several(5, words.mega.paysNothing), danger: true },
        ]}
      />
    );
  switch (outcome) {
    case 'million':
      return (
        <Headline
          tone="good"
          big={<b>{words.mega.million(tell.money(cashOf(view.result)))}</b>}
          small={words.mega.found(tell.name(board.seat))}
        />
      );
    case 'banked':
      return (
        <Headline
          tone="good"
          big={
            <>
              <bdi dir="auto">{words.mega.banked(tell.name(board.seat))}</bdi> <b>{tell.money(cashOf(view.result))}</b>
            </>
          }
          small={words.thanks}
        />
      );
    case 'nothing':
      return <Headline big={words.mega.nothing} small={words.thanks} />;
    default:
      return <Headline big={words.mega.ended} small={words.thanks} />;
  }
};

const cashOf = (result: unknown): number =>
  (result as { readonly bonus?: { readonly cash?: number } })?.bonus?.cash ?? 0;

const prompt = ({ board, view, tell }: Props): Prompt => {
  if (view.phase === 'roll') return words.prompt.mega();
  return view.phase === 'double' ? words.prompt.megaDouble(tell.money(board.house.mega.million)) : {};
};

export default defineBoard<MegaRollBoard>({
  ...diceStage,
  look: 'hot-dice night',
  Wall: NightWall,
  words: texts as unknown as ShowWords,
  title: titles['mega-roll'].title,
  Board: DoubleBoard,
  Card,
  crest: ({ board }) => ({ label: words.mega.crest, value: board.house.mega.million, money: true, places: 10 }),
  desks: ({ board }) => [board.seat],
  note: (seat, { view, shell }) => {
    if (view.phase === 'over') return '';
    return shell.waiting.includes(seat) && view.phase === 'double' ? words.note.decides : words.mega.plays;
  },
  prompt,
  moments: megaRollMoments,
  acts: {
    ...diceActs,
    'mega-roll': { sound: 'win', scene: 'win' },
    'mega-nothing': { sound: 'lose' },
    'mega-banked': { sound: 'win', scene: 'win' },
    million: { sound: 'win', scene: 'confetti' },
  },
});
