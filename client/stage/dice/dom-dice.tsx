/** Dice as plain pictures, where there is no WebGL, and until there is. They lie where the thrown dice do. */
import { pipsOf } from '../../../shared/drawings/shapes.ts';
import { project } from './camera.ts';
import type { Face } from './faces.ts';
import { type SkinName, skins } from './skins.ts';
import type { Pose } from './throw.ts';

/** How wide a die in space looks, as a part of its edge: one side and half of another are seen. */
const looks = 1.2;

/** One face seen from above. `size` is in pixels of its surroundings. */
const FlatDie = ({ face, skin, size }: { readonly face: Face; readonly skin: SkinName; readonly size: number }) => {
  const { flat } = skins[skin];
  return (
    <svg class="flat-die" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="1" y="2" width="38" height="37" rx="7" fill={flat.edge} />
      <rect x="1" y="1" width="38" height="36" rx="7" fill={flat.body} />
      {pipsOf(face).map(([x, y]) => (
        <circle
          key={`${x},${y}`}
          cx={20 + x * 10}
          cy={19 + y * 9.5}
          r="3.9"
          fill={face === 1 ? flat.ace : flat.pips}
          stroke="#0003"
          stroke-width=".5"
        />
      ))}
    </svg>
  );
};

interface Props {
  readonly faces: readonly Face[];
  /** Where each of them has come to rest. */
  readonly lying: readonly Pose[];
  readonly skin: SkinName;
  readonly edge: number;
  /** The center of the table in the pane. */
  readonly middle: readonly [number, number];
  /** In the air, so nothing is shown. */
  readonly hidden: boolean;
}

export const DomDice = ({ faces, lying, skin, edge, middle: [left, top], hidden }: Props) => (
  <div class={`absolute dom-dice ${hidden ? 'in-air' : ''}`} style={{ left: `${left}px`, top: `${top}px` }}>
    {faces.map((face, die) => {
      const [x = 0, y = 0, z = 0] = lying[die]?.position ?? [];
      const [right, down] = project(x, y, z);
      return (
        <span
          key={die}
          class="absolute"
          style={{
            left: `${right * edge}px`,
            top: `${down * edge}px`,
            rotate: `${[-9, 7, -4, 11, -7, 5][die % 6]}deg`,
          }}
        >
          <FlatDie face={face} skin={skin} size={edge * looks} />
        </span>
      );
    })}
  </div>
);
