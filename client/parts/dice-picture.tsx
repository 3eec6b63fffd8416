/** Dice drawn in SVG, for posters, phones and the rules. */
import { useId, useMemo } from 'preact/hooks';
import type { Skin } from '../../shared/drawings/dice.ts';
import { drawDice } from '../../shared/drawings/dice.ts';

interface Props {
  readonly values: readonly number[];
  readonly skin: Skin;
  readonly class?: string;
  /** The text for screen readers. Without it the picture is decorative. */
  readonly label?: string;
}

export const DicePicture = ({ values, skin, label, ...given }: Props) => {
  const id = useId();
  const { box, markup } = useMemo(() => drawDice(values, skin, id), [values.join(), skin, id]);
  return (
    <svg
      class={given.class}
      viewBox={box.join(' ')}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
      // This markup is our own and contains only numbers.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
};
