/** A row of lamps that counts: those on the left are lit. They shrink to fit. */
import './lamps.css';

interface Props {
  readonly lit: number;
  readonly of: number;
  /** A longer row cannot be counted at a glance, and is left out. */
  readonly most: number;
}

export const Lamps = ({ lit, of, most }: Props) =>
  of > most ? null : (
    <div class="lamp-row flex justify-center w-full gap-2" aria-hidden="true">
      {Array.from({ length: of }, (_, lamp) => (
        <i key={lamp} class={lamp < lit ? 'lit' : ''} />
      ))}
    </div>
  );
