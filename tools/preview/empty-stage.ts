/** An empty Pixi stage that is drawn every frame: what a machine can do at best. */
import 'pixi.js/unsafe-eval';
import { Container, WebGLRenderer } from 'pixi.js';

const renderer = new WebGLRenderer();
const root = new Container();
const draw = () => {
  (globalThis as unknown as { frames: number }).frames++;
  renderer.render(root);
  requestAnimationFrame(draw);
};
void renderer.init({ backgroundAlpha: 0, antialias: false, width: innerWidth, height: innerHeight }).then(() => {
  document.body.append(renderer.canvas);
  Object.assign(globalThis, { frames: 0 });
  requestAnimationFrame(draw);
});
