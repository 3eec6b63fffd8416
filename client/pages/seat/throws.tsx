/** A player's own throw: as it lies, then small above the next thing to do. */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../../shared/show.ts';
import { words } from '../../../shared/words/index.ts';
import type { Connection } from '../../connection.ts';
import { HandDice } from '../../controls/roll.tsx';
import { FlatDie } from '../../parts/flat-die.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Line } from '../../parts/telling.ts';

/** How long one's own throw is shown, unless there is something to do, in milliseconds. */
const throwTime = 2600;

interface Thrown {
  readonly entry: number;
  readonly dice: readonly number[];
}

/** The throw that this seat just made, until it has been looked at. */
export const useThrow = (connection: Connection, seat: number): readonly [Thrown | null, () => void] => {
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const last = connection.frames.value.at(-1)?.frame;
  useEffect(() => {
    const cue = last?.cues.find(({ seat: by, dice }) => by === seat && Array.isArray(dice));
    if (last === undefined || cue === undefined) return;
    setThrown({ entry: last.entry, dice: cue.dice as readonly number[] });
  }, [last?.entry, seat]);
  useEffect(() => {
    if (thrown === null) return;
    const timer = setTimeout(() => setThrown(null), throwTime);
    return () => clearTimeout(timer);
  }, [thrown]);
  return [thrown, () => setThrown(null)];
};

/** A throw of one's own, as it lies. */
export const ThrowShown = ({
  thrown,
  view,
  lines,
  onDone,
}: {
  readonly thrown: Thrown;
  readonly view: View;
  readonly lines: readonly Line[];
  readonly onDone: () => void;
}) => {
  useEffect(() => {
    const key = ({ key: pressed }: KeyboardEvent) => {
      if ([' ', 'Enter', 'Escape'].includes(pressed)) onDone();
    };
    addEventListener('pointerdown', onDone);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', onDone);
      removeEventListener('keydown', key);
    };
  }, [onDone]);
  const said = lines.filter(({ entry }) => entry === thrown.entry);
  const check = said.find(line => line.check !== '')?.check ?? '';
  return (
    <Sheet felt class="thrown-sheet">
      <h1>{said[0]?.text ?? thrown.dice.join(' + ')}</h1>
      <HandDice
        key={thrown.entry}
        values={thrown.dice}
        show={view.act === 'main-event' ? 'hot-hand' : view.show}
        thrown={false}
        landing
      />
      <div class="card">
        {said.slice(1).map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        {check !== '' && <code>{words().pages.check(check)}</code>}
      </div>
    </Sheet>
  );
};

/** The same above the next thing to do: small, and in nobody's way. */
export const JustThrown = ({ thrown, lines }: { readonly thrown: Thrown; readonly lines: readonly Line[] }) => (
  <p class="just-thrown">
    {thrown.dice.map((face, i) => (
      <FlatDie key={i} face={face} />
    ))}
    <span>{lines.find(({ entry }) => entry === thrown.entry)?.text}</span>
  </p>
);
