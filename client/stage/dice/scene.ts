/** Dice on a canvas: PixiJS meshes with our own lighting. It draws only on request. */
import 'pixi.js/unsafe-eval';
import {
  Container,
  DOMAdapter,
  Geometry,
  GlProgram,
  Mesh,
  Shader,
  State,
  Ticker,
  UniformGroup,
  WebGLRenderer,
} from 'pixi.js';
import { eye } from './camera.ts';
import { shadowOf } from './cover.ts';
import { roundedCube } from './cube.ts';
import { dieFragment, dieVertex, shadowFragment, shadowVertex } from './shaders.ts';
import { type SkinName, skins } from './skins.ts';
import type { Pose } from './throw.ts';
import { matrixOf } from './turn.ts';

interface Pane {
  /** Size in CSS pixels, and device pixels per CSS pixel. */
  readonly width: number;
  readonly height: number;
  readonly density: number;
  /** Pixels of a die's edge, and the center of the table. */
  readonly edge: number;
  readonly middle: readonly [number, number];
}

const maxDice = 8;

/**
 * The context to draw in, null if there is none. Dice need no extensions, but Pixi asks for a dozen, each of which blocks the
 * page: for a second in all with software rendering.
 */
const openContext = (): WebGL2RenderingContext | null => {
  const canvas = document.createElement('canvas');
  canvas.width = 16;
  canvas.height = 16;
  const gl = canvas.getContext('webgl2', {
    alpha: true,
    antialias: false,
    premultipliedAlpha: true,
    powerPreference: 'low-power',
    stencil: true,
  });
  if (gl !== null) gl.getExtension = () => null;
  return gl;
};

/** Releases the context, because a browser has only a few. */
const lose = (gl: WebGL2RenderingContext): void => {
  const ask = WebGL2RenderingContext.prototype.getExtension as (name: string) => unknown;
  (ask.call(gl, 'WEBGL_lose_context') as WEBGL_lose_context | null)?.loseContext();
};

/** Pixi opens a second context just to test its capabilities, which takes as long again. Here it tests the one to draw in. */
const lookAt = (gl: WebGL2RenderingContext): void => {
  const createCanvas = () => ({ getContext: () => gl }) as unknown as HTMLCanvasElement;
  DOMAdapter.set({ ...DOMAdapter.get(), createCanvas });
};

/** Most frames to wait for the context. After that it is queried in any case. */
const patience = 120;

/** Waits until a context has finished its work. A query before that would block the whole page. */
const settled = async (gl: WebGL2RenderingContext): Promise<void> => {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  if (fence === null) return;
  for (let turn = 0; turn < patience && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED; turn++)
    await new Promise(resolve => setTimeout(resolve, 16));
  gl.deleteSync(fence);
};

/** Lets the page do what else it has to do. */
const breathe = () => new Promise<void>(resolve => setTimeout(resolve, 0));

export type DiceScene = NonNullable<Awaited<ReturnType<typeof openScene>>>;

/** null without WebGL. */
export const openScene = async () => {
  // This file has just been read, and opening it in one go would hold up a slow phone.
  await breathe();
  const context = openContext();
  if (context === null) return null;
  await settled(context);
  lookAt(context);
  const renderer = new WebGLRenderer();
  try {
    await renderer.init({
      backgroundAlpha: 0,
      antialias: false,
      width: 16,
      height: 16,
      canvas: context.canvas as HTMLCanvasElement,
      context,
      skipExtensionImports: true,
    });
  } catch {
    renderer.destroy();
    return null;
  }
  // Pixi's own clock would keep the page busy in every frame, though dice at rest need none.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  renderer.canvas.setAttribute('aria-hidden', 'true');
  await breathe();

  const root = new Container();
  const view = new UniformGroup({
    uPane: { value: new Float32Array([100, 0, 0]), type: 'vec3<f32>' },
    uSize: { value: new Float32Array([16, 16]), type: 'vec2<f32>' },
  });
  const look = new UniformGroup({
    uCorner: { value: 0.11, type: 'f32' },
    uPip: { value: 0.1, type: 'f32' },
    uBody: { value: new Float32Array(3), type: 'vec3<f32>' },
    uPips: { value: new Float32Array(3), type: 'vec3<f32>' },
    uAce: { value: new Float32Array(3), type: 'vec3<f32>' },
    uGround: { value: new Float32Array(3), type: 'vec3<f32>' },
    uGloss: { value: 0.04, type: 'f32' },
    uSpot: { value: new Float32Array(2), type: 'vec2<f32>' },
    uMirrorLow: { value: new Float32Array(3), type: 'vec3<f32>' },
    uMirrorHigh: { value: new Float32Array(3), type: 'vec3<f32>' },
  });
  const glaze = GlProgram.from({ name: 'die', vertex: dieVertex, fragment: dieFragment(false) });
  const glass = GlProgram.from({ name: 'glass-die', vertex: dieVertex, fragment: dieFragment(true) });
  const shade = GlProgram.from({ name: 'die-shadow', vertex: shadowVertex, fragment: shadowFragment });
  const square = new Geometry({
    attributes: { aPosition: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]) },
    indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  const cubes = new Map<number, Geometry>();
  const cube = (corner: number) => {
    const known = cubes.get(corner);
    if (known !== undefined) return known;
    const { positions, indices } = roundedCube(corner);
    const made = new Geometry({
      attributes: { aPosition: { buffer: positions, format: 'float32x3' } },
      indexBuffer: indices,
    });
    cubes.set(corner, made);
    return made;
  };

  const solid = State.for2d();
  solid.culling = true;
  let size = { width: 16, height: 16, density: 1 };
  let worn: SkinName = 'ivory';
  const make = () => {
    const skin = skins[worn];
    const own = new UniformGroup({
      uTurn: { value: new Float32Array(9), type: 'mat3x3<f32>' },
      uPlace: { value: new Float32Array(3), type: 'vec3<f32>' },
      uAlpha: { value: 1, type: 'f32' },
    });
    const patch = new UniformGroup({
      uPatch: { value: new Float32Array(4), type: 'vec4<f32>' },
      uFoot: { value: new Float32Array(4), type: 'vec4<f32>' },
    });
    const die = new Mesh({
      geometry: cube(skin.corner),
      shader: new Shader({ glProgram: skin.glass ? glass : glaze, resources: { view, own, look } }),
      state: solid,
    });
    const shadow = new Mesh({
      geometry: square,
      shader: new Shader({ glProgram: shade, resources: { view, own, patch } }),
    });
    return { die, shadow, own, patch };
  };
  let drawn: ReturnType<typeof make>[] = [];

  const clear = () => {
    root.removeChildren();
    for (const { die, shadow } of drawn) {
      for (const mesh of [die, shadow]) {
        mesh.shader?.destroy();
        mesh.destroy();
      }
    }
    drawn = [];
  };

  const wear = (name: SkinName) => {
    const skin = skins[name];
    const { uniforms } = look;
    uniforms.uCorner = skin.corner;
    uniforms.uPip = skin.pip;
    uniforms.uGloss = skin.gloss;
    uniforms.uBody.set(skin.body);
    uniforms.uPips.set(skin.pips);
    uniforms.uAce.set(skin.ace ?? skin.pips);
    uniforms.uGround.set(skin.ground);
    uniforms.uSpot.set(skin.spot);
    uniforms.uMirrorLow.set(skin.mirror[0]);
    uniforms.uMirrorHigh.set(skin.mirror[1]);
    look.update();
    if (name !== worn) clear();
    worn = name;
  };
  wear('ivory');

  return {
    canvas: renderer.canvas as HTMLCanvasElement,
    resize({ width, height, density, edge, middle }: Pane) {
      // Dice of another size need no other canvas, which would wait for all pending drawing.
      if (width !== size.width || height !== size.height || density !== size.density)
        renderer.resize(width, height, density);
      view.uniforms.uPane.set([edge, ...middle]);
      size = { width, height, density };
    },
    dress: wear,
    /**
     * `alpha` from 0 to 1 for each die, 1 by default. `fine` below 1 draws that much smaller, into the upper left of the canvas.
     * That is cheaper than resizing the canvas, which waits for all pending drawing.
     */
    draw(poses: readonly Pose[], alpha: readonly number[] = [], fine = 1) {
      view.uniforms.uSize.set([size.width / fine, size.height / fine]);
      view.update();
      while (drawn.length < Math.min(poses.length, maxDice)) drawn.push(make());
      const shown = poses.slice(0, maxDice).map((pose, index) => {
        const [x, y, z] = pose.position;
        return { pose, index, far: (x - eye[0]) ** 2 + (y - eye[1]) ** 2 + (z - eye[2]) ** 2 };
      });
      root.removeChildren();
      for (const { pose, index } of shown) {
        const one = drawn[index];
        if (one === undefined) continue;
        const [x, y, z] = pose.position;
        const m = matrixOf(pose.turn);
        // Column-major.
        for (let row = 0; row < 3; row++)
          for (let column = 0; column < 3; column++)
            one.own.uniforms.uTurn[column * 3 + row] = m[row * 3 + column] ?? 0;
        one.own.uniforms.uPlace.set([x, y, z]);
        one.own.uniforms.uAlpha = alpha[index] ?? 1;
        const { turned, half, low, patch } = shadowOf(pose.position, m);
        one.patch.uniforms.uFoot.set([...turned, half, low]);
        one.patch.uniforms.uPatch.set(patch);
        one.own.update();
        one.patch.update();
        root.addChild(one.shadow);
      }
      for (const { index } of shown.sort((a, b) => b.far - a.far)) {
        const one = drawn[index];
        if (one !== undefined) root.addChild(one.die);
      }
      renderer.render(root);
    },
    destroy() {
      clear();
      for (const geometry of [square, ...cubes.values()]) geometry.destroy(true);
      renderer.destroy(true);
      lose(context);
    },
  };
};
