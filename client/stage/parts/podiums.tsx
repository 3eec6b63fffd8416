/** The contestants' desks: lamp, name, screen, what the desk is waiting for, and the time of a move that it owes. */
import { dots, filled } from '../../../shared/drawings/bulbs.ts';
import { standingOf } from '../../../shared/engine/taken-home.ts';
import { stage as words } from '../../../shared/words/en/stage.ts';
import { useCounting, useLater } from '../../parts/counting.ts';
import { Countdown } from '../../parts/deadline.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { BoardProps, Scene, StageBoard } from '../board.ts';
import { amount, bulbText, isolate } from '../formats.ts';
import { BulbFigures, beforeMoney } from './figures.tsx';

const tones = [
  ['#ffd98a', '#33230f'],
  ['#bfe8ff', '#172732'],
  ['#ffc9c2', '#33191a'],
  ['#dcf5b0', '#1f2b12'],
  ['#ecd9ff', '#261a33'],
  ['#fffbe8', '#2b2820'],
  ['#ffd3f1', '#33172b'],
  ['#c2fbea', '#12302a'],
] as const;

/** A name with more letters is set in two lines. */
const oneLine = 13;

/** Width of a desk's screen in units. A million is set smaller. */
const room = 284;

/** Digits of a score. */
const places = 6;

/** A desk's screen with a score in bulbs, which counts up. */
export const ScoreScreen = ({
  seat,
  score,
  label,
  portrait,
  wait = beforeMoney,
}: {
  readonly seat: number;
  readonly score: number;
  readonly label: string;
  readonly portrait: boolean;
  /** Milliseconds before it counts. */
  readonly wait?: number;
}) => {
  const [lit, unlit] = tones[seat % tones.length] ?? tones[0];
  const text = bulbText(useCounting(useLater(score, wait)));
  const height = Math.min(portrait ? 40 : 64, (room * 7) / dots(filled(text, places)).width);
  return (
    <div class="desk-screen middle on-glass r3" role="img" aria-label={label}>
      <BulbFigures text={text} height={height} places={places} lit={lit} unlit={unlit} />
    </div>
  );
};

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
  const { deadline, paused, seats: chairs } = live.shell;
  const { Screen } = board;
  return (
    <div class="desks">
      {seats.map(seat => {
        const { name = '' } = shell.seats[seat] ?? {};
        const { connected = true } = chairs[seat] ?? {};
        const owes = shell.waiting.includes(seat) && !rolling;
        const standing = standingOf(view, seat);
        const isFree = name === '';
        const isAway = !connected && !isFree;
        const lamp = owes || control === seat ? 'lit' : '';
        return (
          <section key={seat} class={`desk desk-${seat % 2} seat-${seat % 8} ${lamp} ${isAway ? 'away' : ''}`}>
            <div class="desk-lamp" />
            <div class="desk-top" />
            <div class="desk-body down">
              <div class={`middle bold in-ink r3 desk-name ${isFree ? 'nobody' : ''}`}>
                <Emblem seat={seat} size={portrait ? 34 : 46} hollow={isAway || isFree} />
                <b dir="auto" class={name.length > oneLine && !portrait ? 'long lines' : 'one-line'}>
                  {isFree ? words.freeSeat : name}
                </b>
              </div>
              {Screen === undefined || final || bare ? (
                <ScoreScreen
                  seat={seat}
                  score={standing}
                  label={words.scoreLabel(isolate(name), amount(standing))}
                  portrait={portrait}
                />
              ) : (
                <Screen {...props} seat={seat} />
              )}
              <div class="desk-note centred bold lh-11">
                {isAway ? (
                  words.awayDesk(isolate(name))
                ) : (
                  <>
                    {!rolling && (board.note?.(seat, props) || (final && money && standing > 0 && words.takesHome))}
                    {owes && deadline > 0 && paused === '' && <Countdown deadline={deadline} now={now} />}
                  </>
                )}
              </div>
            </div>
          </section>
        );
      })}
    </div>
  );
};
