/**
 * The stage's throw on a phone: the same dice on the same paths, as CSS 3D cubes, which need no drawing library. They land at the
 * same time of the show's clock.
 */
import { pipsOf } from '../../../shared/drawings/shapes.ts';
import type { Timeline } from '../../../shared/engine/moments.ts';
import './cubes.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { aim, distance, edgeFor, pitch } from '../../stage/dice/camera.ts';
import { type Face, isFace } from '../../stage/dice/faces.ts';
import { type SkinName, skins } from '../../stage/dice/skins.ts';
import { type Pose, planThrow, type ThrowPlan } from '../../stage/dice/throw.ts';
import { matrixOf } from '../../stage/dice/turn.ts';
import { prefersStill } from '../../stage/pace.ts';

interface Props {
  readonly entry: number;
  readonly dice: readonly number[];
  readonly skin: SkinName;
  /** Seat 0 throws from the left. */
  readonly seat: number;
  readonly tense: boolean;
  /** As in the entry's times. */
  readonly near: Timeline['near'];
  /** When the last die lies still, on `now`'s clock. */
  readonly lands: number;
  readonly now: () => number;
  /** Called when a die strikes the table or another die, with a loudness from 0 to 1. */
  readonly onKnock?: (loud: number) => void;
}

const sides: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The direction of each side of an unturned die, in CSS coordinates, where y points down. */
const turns: Readonly<Record<Face, string>> = {
  1: 'rotateX(90deg)',
  2: '',
  3: 'rotateY(90deg)',
  4: 'rotateY(-90deg)',
  5: 'rotateY(180deg)',
  6: 'rotateX(-90deg)',
};

/** Their direction on the table, with y up, and that of the light: from above, left and front. */
const looks: Readonly<Record<Face, readonly [number, number, number]>> = {
  1: [0, 1, 0],
  2: [0, 0, 1],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 0, -1],
  6: [0, -1, 0],
};
const light = [-0.35, 0.8, 0.48] as const;

/** Shade of a side, from 0 to 0.5. */
const shadeOf = (m: readonly number[], face: Face): number => {
  const [x, y, z] = looks[face];
  const at = (row: number) => (m[row * 3] ?? 0) * x + (m[row * 3 + 1] ?? 0) * y + (m[row * 3 + 2] ?? 0) * z;
  const lit = at(0) * light[0] + at(1) * light[1] + at(2) * light[2];
  return Math.max(0, Math.min(0.5, 0.42 - 0.42 * lit));
};

const place = (die: HTMLElement, shadow: HTMLElement, { position: [x, y, z], turn }: Pose, edge: number) => {
  const m = matrixOf(turn);
  const at = (row: number, column: number) => m[row * 3 + column] ?? 0;
  // Flipped so that y points down, in column-major order.
  const columns = [0, 1, 2].flatMap(column => [
    at(0, column) * (column === 1 ? -1 : 1),
    at(1, column) * (column === 1 ? 1 : -1),
    at(2, column) * (column === 1 ? -1 : 1),
    0,
  ]);
  const moved = [x * edge, -(y - aim) * edge, z * edge, 1];
  die.style.transform = `matrix3d(${[...columns, ...moved].map(value => value.toFixed(4)).join()})`;
  for (const [index, side] of [...die.children].entries())
    (side as HTMLElement).style.setProperty('--shade', shadeOf(m, sides[index] ?? 1).toFixed(3));
  const high = Math.max(0, y - 0.5);
  shadow.style.transform = `translate3d(${(x + high * 0.4) * edge}px, ${aim * edge}px, ${(z - high * 0.3) * edge}px) rotateX(90deg) scale(${1 + high * 0.25})`;
  shadow.style.opacity = String(Math.max(0.12, 0.5 - high * 0.16));
};

/** Moves every die to its position `late` milliseconds before the end of the throw. */
const paint = (world: HTMLElement, plan: ThrowPlan, edge: number, late: number) => {
  const dice = plan.poses(late <= 0 ? Number.POSITIVE_INFINITY : Math.max(0, plan.seconds - late / 1000));
  const away = late > plan.seconds * 1000;
  world.style.visibility = away ? 'hidden' : 'visible';
  for (const [index, pose] of dice.entries()) {
    const [die, shadow] = [world.children[index * 2], world.children[index * 2 + 1]];
    if (die instanceof HTMLElement && shadow instanceof HTMLElement) place(die, shadow, pose, edge);
  }
};

const Cubes = ({ entry, dice, skin, seat, tense, near, lands, now, onKnock }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const knock = useRef(onKnock);
  knock.current = onKnock;
  useLayoutEffect(() => {
    const [frame, table] = [host.current, world.current];
    if (frame === null || table === null) return;
    const plan = planThrow({ entry, faces: dice.filter(isFace), from: seat % 2 === 1 ? 1 : -1, tense, near });
    const { clientWidth: width, clientHeight: height } = frame;
    const edge = edgeFor({ width, height, edge: 92 }, dice.length);
    frame.style.setProperty('--edge', `${edge}px`);
    frame.style.perspective = `${distance * edge}px`;
    if (prefersStill()) {
      paint(table, plan, edge, 0);
      table.classList.add('fading');
      const wait = Math.max(0, lands - now() - 200);
      table.style.animationDelay = `${wait}ms`;
      return;
    }
    const left = lands - now();
    const knocks = plan.knocks
      .map(({ at, loud }) => ({ wait: left - (plan.seconds - at) * 1000, loud }))
      .filter(({ wait }) => wait > -20)
      .map(({ wait, loud }) => setTimeout(() => knock.current?.(loud), wait));
    let asked = 0;
    const step = () => {
      const late = lands - now();
      paint(table, plan, edge, late);
      if (late > 0) asked = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(asked);
      for (const timer of knocks) clearTimeout(timer);
    };
  }, [entry, lands]);
  const { flat } = skins[skin];
  const colours = { '--body': flat.body, '--rim': flat.edge, '--pip': flat.pips, '--ace': flat.ace };
  return (
    <div class="cubes w-full relative" ref={host} style={colours} aria-hidden="true">
      <div class="cubes-world absolute" ref={world} style={{ transform: `rotateX(${-pitch}rad)` }}>
        {dice.flatMap((_, die) => [
          <div key={`${die}`} class="cube absolute">
            {sides.map(face => (
              <i key={face} style={{ transform: `${turns[face]} translateZ(calc(var(--edge) * 0.5))` }}>
                {pipsOf(face).map(([x, y]) => (
                  <b
                    key={`${x},${y}`}
                    class={face === 1 ? 'ace' : ''}
                    style={{ left: `${50 + x * 25}%`, top: `${50 + y * 25}%` }}
                  />
                ))}
              </i>
            ))}
          </div>,
          <div key={`s${die}`} class="cube-shadow absolute round" />,
        ])}
      </div>
    </div>
  );
};

export default Cubes;
