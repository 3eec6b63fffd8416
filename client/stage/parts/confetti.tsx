/** Confetti for a win, once. */

/** Its places are evenly spread and not random, so that all screens look the same. */
const colours = ['#ffcf4a', '#63c7ff', '#ff8f8f', '#b9e769', '#fff6e3', '#d9b3ff'] as const;

interface Props {
  /** Milliseconds until it falls: with the money that it is for. */
  readonly wait?: number;
}

export const Confetti = ({ wait = 0 }: Props) => (
  <div class="confetti cover clip untouched" aria-hidden="true">
    {Array.from({ length: 90 }, (_, piece) => (
      <i
        class="absolute"
        key={piece}
        style={{
          left: `${(piece * 61.8) % 100}%`,
          background: colours[piece % colours.length],
          animationDelay: `${wait + ((piece * 37) % 700)}ms`,
          animationDuration: `${1900 + ((piece * 53) % 900)}ms`,
          '--drift': `${((piece * 97) % 240) - 120}px`,
          '--turns': `${360 + ((piece * 131) % 900)}deg`,
        }}
      />
    ))}
  </div>
);
