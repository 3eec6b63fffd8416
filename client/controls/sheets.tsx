/** What the screens of a seat in any show are made of: buttons that send a move, a choice between moves, a number for a toss-up. */
import type { ComponentChildren, ComponentType } from 'preact';
import type { StateUpdater } from 'preact/hooks';
import { playing } from '../../shared/words/en/playing.ts';
import { Button } from '../parts/button.tsx';
import { NumberPad } from '../parts/number-pad.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { GenericTurn } from './coming.tsx';
import { MoveForm } from './move-form.ts';
import type { Turn } from './turn.ts';

/** The screens of an act by its phase; generic controls elsewhere. `keys`: a screen starts anew whenever its key changes. */
export const screensByPhase =
  (
    screens: Readonly<Record<string, ComponentType<Turn>>>,
    keys: Readonly<Record<string, (turn: Turn) => string | number | undefined>> = {},
  ) =>
  (turn: Turn) => {
    const { phase } = turn.view;
    const Screen = screens[phase] ?? GenericTurn;
    return <Screen key={keys[phase]?.(turn)} {...turn} />;
  };

/** What a legal move may be given as one of its inputs; [] while it is not legal. */
export const optionsOf = <T,>({ legal }: Turn, move: string, input: string): readonly T[] => {
  const found = legal.find(one => one.do === move)?.inputs?.[input];
  return found?.kind === 'choice' || found?.kind === 'set' ? (found.of as unknown as readonly T[]) : [];
};

/** A question or another title that may be in any script. */
export const Title = ({ children, ...given }: { readonly children: ComponentChildren; readonly class?: string }) => (
  <h1 class={given.class}>
    <bdi dir="auto">{children}</bdi>
  </h1>
);

/** The form of the first move that is legal. `label`: of the button that sends it. */
export const FirstMove = ({
  turn: { legal, sending, send },
  ...given
}: {
  readonly turn: Turn;
  readonly choices?: readonly string[];
  readonly label?: () => string;
}) =>
  legal[0] === undefined ? null : (
    <MoveForm legal={legal[0]} sending={sending} send={inputs => send(legal[0]?.do ?? '', inputs)} {...given} />
  );

interface MoveButtonProps {
  readonly turn: Pick<Turn, 'sending' | 'send'>;
  readonly move: string;
  readonly inputs?: Parameters<Turn['send']>[1];
  /** Besides `hero`. */
  readonly look?: string;
  readonly disabled?: boolean;
  /** What it leads to; `breaks`: a narrow button may break its words. */
  readonly small?: ComponentChildren;
  readonly breaks?: boolean;
  readonly children: ComponentChildren;
}

/** A button that sends a move. Red is the risk, cream (`pale`) the sure thing, green (`go`) sends what was typed or picked. */
export const MoveButton = ({ turn, move, inputs, look = '', disabled, small, breaks, children }: MoveButtonProps) => (
  <Button class={`hero ${look}`} disabled={turn.sending || disabled === true} onClick={() => turn.send(move, inputs)}>
    {children}
    {small !== undefined && (
      <small class={breaks ? 'anywhere' : undefined} dir="auto">
        {small}
      </small>
    )}
  </Button>
);

interface ChoiceProps {
  readonly turn: Turn;
  /** The risk, then the sure thing: its move, its name, and what it leads to. */
  readonly moves: readonly (readonly [move: string, label: ComponentChildren, small?: ComponentChildren])[];
  readonly class?: string;
  readonly children: ComponentChildren;
}

export const ChoiceSheet = ({ turn, moves, children, ...given }: ChoiceProps) => (
  <Sheet
    class={given.class ?? 'choice'}
    foot={moves.map(([move, label, small], i) => (
      <MoveButton key={move} turn={turn} move={move} look={i === 0 ? '' : 'pale'} small={small}>
        {label}
      </MoveButton>
    ))}
  >
    {children}
  </Sheet>
);

/** Lowest and highest number of a toss-up and of a list of rolls. */
const [least, most] = [1, 100];

interface NumberProps {
  readonly turn: Turn;
  /** The number so far, and what changes it. It is kept by the screen, which may show something else meanwhile. */
  readonly state: readonly [number | undefined, (value: StateUpdater<number | undefined>) => void];
  readonly label: (number: number) => string;
  readonly send: (number: number) => void;
  readonly children: ComponentChildren;
}

/** A number from 1 to 100, and the button that sends it. */
export const NumberSheet = ({ turn, state: [number, setNumber], label, send, children }: NumberProps) => {
  const inRange = (value: number | undefined): value is number =>
    value !== undefined && value >= least && value <= most;
  const go = (value: number | undefined) => {
    if (inRange(value) && !turn.sending) send(value);
  };
  return (
    <Sheet
      class="buzz"
      foot={
        <Button class="hero go" disabled={!inRange(number) || turn.sending} onClick={() => go(number)}>
          {turn.sending ? playing.sending : inRange(number) ? label(number) : playing.pickNumber(least, most)}
        </Button>
      }
    >
      {children}
      <NumberPad min={least} max={most} value={number} onChange={setNumber} onEnter={go} />
    </Sheet>
  );
};
