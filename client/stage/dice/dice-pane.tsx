/**
 * The part of the table where dice are seen. It draws on a canvas above the set, in every frame while dice move and once when
 * they rest. Without WebGL it shows plain pictures. `stand` holds what it shows.
 */
import './dice.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { edgeFor } from './camera.ts';
import { type Box, coverOf, noBox, windowFor } from './cover.ts';
import { DomDice } from './dom-dice.tsx';
import type { DiceScene } from './scene.ts';
import type { SkinName } from './skins.ts';
import type { DiceStand, Roll } from './stand.ts';
import type { Pose } from './throw.ts';

interface Props {
  readonly stand: DiceStand;
  readonly skin: SkinName;
  /** Size in pixels of the frame around it. */
  readonly width: number;
  readonly height: number;
  /** How far above the frame dice in the air are seen, in its pixels. */
  readonly above?: number;
  /** The center of the table in this pane. */
  readonly middle: readonly [number, number];
  /** Longest edge of a die. */
  readonly edge: number;
  /** Screen pixels per pixel of the frame. */
  readonly scale: number;
  /** When dice are expected: at once, after other parts of the page, or only on request, as in a recap. */
  readonly awaited: 'now' | 'soon' | 'no';
}

/**
 * Milliseconds until the canvas opens, unless dice are thrown earlier. A page that is loading has more important things to do,
 * and until then dice at rest are plain pictures.
 */
const quiet = 2000;

/** A frame that takes longer counts as slow, milliseconds. */
const slowFrame = 30;
/** After this many slow frames, moving dice are drawn this coarsely. Dice at rest stay sharp. */
const coarse = [
  { after: 10, density: 0.42 },
  { after: 4, density: 0.6 },
] as const;

const isInAir = (roll: Roll | null): boolean => roll !== null && roll.started + roll.lasts > performance.now();

export const DicePane = (props: Props) => {
  const { stand, skin, width, height, above = 0, middle, scale, awaited } = props;
  const port = useRef<HTMLDivElement>(null);
  const scene = useRef<DiceScene | null>(null);
  const kind = useSignal<'opening' | 'canvas' | 'plain'>('opening');
  const latest = useRef(props);
  latest.current = props;
  const painter = useRef({
    frame: 0,
    lying: [] as readonly Pose[],
    before: [] as readonly Pose[],
    roll: null as Roll | null,
    /** When the last frame of a throw was drawn, and the number of slow ones in this pane. */
    last: 0,
    slow: 0,
    size: '',
    /** The visible part of the canvas, and its resolution. */
    open: noBox as Box,
    fine: 1,
  });
  const flying = useSignal(isInAir(stand.roll.peek()));

  /** Limits the canvas to the part that dice cover, so that the browser composes no more than that. */
  const show = (canvas: HTMLCanvasElement, open: Box, fine: number) => {
    const p = painter.current;
    const { width: w, height: h, above = 0 } = latest.current;
    const frame = port.current;
    if (frame === null || (open === p.open && fine === p.fine)) return;
    p.open = open;
    p.fine = fine;
    const { left, top, right, bottom } = open;
    const put = ({ style }: HTMLElement, places: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>) => {
      for (const [side, pixels] of Object.entries(places)) style.setProperty(side, `${pixels}px`);
    };
    put(frame, { left, top: top - above, width: right - left, height: bottom - top });
    put(canvas, { left: -left, top: -top, width: w / fine, height: (h + above) / fine });
  };

  const paint = () => {
    const p = painter.current;
    p.frame = 0;
    const roll = stand.roll.peek();
    const opened = scene.current;
    if (p.roll?.plan !== roll?.plan) p.before = p.lying;
    p.roll = roll;
    const dice = roll?.plan.order.faces.length ?? 0;
    const passed = roll === null ? Number.POSITIVE_INFINITY : performance.now() - roll.started;
    const moving = roll !== null && passed < roll.lasts;
    flying.value = moving;
    if (roll === null) p.lying = [];
    else if (roll.fades || !moving) p.lying = roll.plan.poses(Number.POSITIVE_INFINITY);
    else p.lying = passed < 0 ? [] : roll.plan.poses((passed * roll.pace) / 1000);
    if (opened !== null) {
      const { width: w, height: h, above = 0, middle: m, scale: s } = latest.current;
      const now = performance.now();
      if (moving && p.last > 0 && now - p.last > slowFrame) p.slow++;
      p.last = moving ? now : 0;
      const fine = moving ? (coarse.find(({ after }) => p.slow >= after)?.density ?? 1) : 1;
      const density = s * Math.min(2, devicePixelRatio);
      const up = roll !== null && passed < 0 ? 1 + passed / roll.lift : 1;
      const pane = {
        width: w,
        height: h + above,
        density,
        edge: edgeFor(latest.current, up < 1 ? p.before.length : dice),
        middle: [m[0], m[1] + above] as const,
      };
      const size = Object.values(pane).join();
      if (size !== p.size) opened.resize(pane);
      opened.dress(latest.current.skin);
      const come = roll?.fades && moving ? passed / roll.lasts : 1;
      const lifted = up < 1 ? p.before : [];
      const raised = lifted.map(
        ({ position: [x, y, z], turn }): Pose => ({ position: [x, y + up * up * 0.9, z], turn }),
      );
      const poses = [...raised, ...p.lying];
      show(opened.canvas, windowFor(coverOf(poses, pane), size === p.size ? p.open : noBox, pane), fine);
      p.size = size;
      opened.draw(poses, [...lifted.map(() => 1 - up * up), ...p.lying.map(() => come)], fine);
    }
    if (moving) p.frame = requestAnimationFrame(paint);
  };

  const ask = () => {
    if (painter.current.frame === 0) painter.current.frame = requestAnimationFrame(paint);
  };

  const gone = useRef(false);
  const asked = useRef(false);
  const open = () => {
    if (asked.current) return;
    asked.current = true;
    const plain = () => {
      if (!gone.current) kind.value = 'plain';
    };
    import('./scene.ts')
      .then(({ openScene }) => openScene())
      .then(opened => {
        if (opened === null) return plain();
        if (gone.current) return opened.destroy();
        scene.current = opened;
        opened.canvas.addEventListener('webglcontextlost', plain);
        port.current?.append(opened.canvas);
        paint();
        kind.value = 'canvas';
      })
      .catch(plain);
  };
  useEffect(() => {
    if (awaited === 'no') return;
    const timer = setTimeout(open, awaited === 'now' ? 0 : quiet);
    return () => clearTimeout(timer);
  }, [awaited]);
  useEffect(
    () => () => {
      gone.current = true;
      cancelAnimationFrame(painter.current.frame);
      scene.current?.canvas.remove();
      scene.current?.destroy();
      scene.current = null;
    },
    [],
  );

  useSignalEffect(() => {
    // At once: in the frame before they fly, pictures of them would give their faces away.
    flying.value = isInAir(stand.roll.value);
    if (flying.peek()) open();
    ask();
  });
  useEffect(ask, [skin, width, height, above, middle[0], middle[1], scale]);

  const roll = stand.roll.value;
  const faces = roll?.plan.order.faces ?? [];
  return (
    <div
      class="dice-pane relative untouched"
      data-dice={kind.value === 'opening' && faces.length > 0 ? 'coming' : kind.value}
      style={{ width: `${width}px`, height: `${height}px` }}
    >
      <div class="dice-port absolute" ref={port} />
      {kind.value !== 'canvas' && (
        <DomDice
          faces={faces}
          lying={roll?.plan.poses(Number.POSITIVE_INFINITY) ?? []}
          skin={skin}
          edge={edgeFor(props, faces.length)}
          middle={middle}
          hidden={flying.value}
        />
      )}
    </div>
  );
};
