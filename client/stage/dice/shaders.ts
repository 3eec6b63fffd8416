/**
 * Lighting of dice: one warm key light from the upper left, a weak cool one from the right, and the table's color from below. The
 * normal of a rounded cube follows from the position alone, so lit edges are smooth on a coarse mesh. At a silhouette the normal
 * turns away, so its edge is smoothed without multisampling.
 */
import { aim, distance, eye, pitch } from './camera.ts';

const real = (value: number) => value.toFixed(5);

const camera = `
const float sinPitch = ${real(Math.sin(pitch))};
const float cosPitch = ${real(Math.cos(pitch))};
const vec3 eye = vec3(${eye.map(real).join(', ')});
// uPane: pixels per edge, center of the picture. uSize: size of the pane.
vec4 project(vec3 p, vec3 pane, vec2 size) {
  vec3 q = p - vec3(0.0, ${real(aim)}, 0.0);
  float up = q.y * cosPitch - q.z * sinPitch;
  float depth = ${real(distance)} - q.y * sinPitch - q.z * cosPitch;
  vec2 at = pane.yz + vec2(q.x, -up) * pane.x * ${real(distance)} / depth;
  vec2 clip = vec2(at.x / size.x * 2.0 - 1.0, 1.0 - at.y / size.y * 2.0);
  return vec4(clip * depth, 0.0, depth);
}`;

const lights = `
const vec3 key = vec3(-0.38826, 0.88242, 0.26826);
const vec3 fill = vec3(0.72291, 0.56226, 0.40162);`;

export const dieVertex = `#version 300 es
precision highp float;
in vec3 aPosition;
uniform mat3 uTurn;
uniform vec3 uPlace;
uniform vec3 uPane;
uniform vec2 uSize;
out vec3 vLocal;
out vec3 vWorld;
${camera}
void main() {
  vLocal = aPosition;
  vWorld = uTurn * aPosition + uPlace;
  gl_Position = project(vWorld, uPane, uSize);
}`;

export const dieFragment = (glass: boolean) => `#version 300 es
precision highp float;
in vec3 vLocal;
in vec3 vWorld;
uniform mat3 uTurn;
uniform vec3 uPlace;
uniform float uAlpha;
uniform float uCorner;
uniform float uPip;
uniform vec3 uBody;
uniform vec3 uPips;
uniform vec3 uAce;
uniform vec3 uGround;
uniform float uGloss;
uniform vec2 uSpot;
uniform vec3 uMirrorLow;
uniform vec3 uMirrorHigh;
out vec4 colour;
const vec3 eye = vec3(${eye.map(real).join(', ')});
${lights}
const float o = 0.245;
vec2 nearer(vec2 best, vec2 next) { return dot(next, next) < dot(best, best) ? next : best; }
// From the nearest pip of a face to the point, in the plane of the face.
vec2 fromPip(vec2 u, int face) {
  vec2 best = vec2(9.0);
  if (face == 1 || face == 3 || face == 5) best = nearer(best, u);
  if (face >= 2) best = nearer(nearer(best, u - vec2(o)), u + vec2(o));
  if (face >= 4) best = nearer(nearer(best, u - vec2(o, -o)), u - vec2(-o, o));
  if (face == 6) best = nearer(nearer(best, u - vec2(o, 0.0)), u + vec2(o, 0.0));
  return best;
}
// The face, and the position on it, rotated so that the pips are arranged as on a real die.
int faceAt(vec3 p, out vec2 u, out int axis) {
  vec3 a = abs(p);
  if (a.x > a.y && a.x > a.z) { axis = 0; u = p.yz; if (p.x > 0.0) { u = u.yx * vec2(1.0, -1.0); return 3; } return 4; }
  if (a.y > a.z) { axis = 1; u = p.xz; if (p.y > 0.0) return 1; u = u.yx * vec2(1.0, -1.0); return 6; }
  axis = 2; u = p.xy; if (p.z > 0.0) { u = u.yx * vec2(1.0, -1.0); return 2; } return 5;
}
// A softbox on the ceiling.
float lamp(vec2 p, vec2 size) {
  vec2 q = clamp(1.5 - abs(p) / size, 0.0, 1.0);
  return q.x * q.y;
}
vec3 studio(vec3 d) {
  vec3 c = mix(uMirrorLow, uMirrorHigh, smoothstep(-0.3, 0.9, d.y));
  if (d.y > 0.05) {
    vec2 u = d.xz / d.y;
    c += vec3(3.2, 3.0, 2.7) * lamp(u - vec2(-0.9, 0.2), vec2(0.55, 0.18));
    c += vec3(1.7) * lamp(u - vec2(0.0, 1.5), vec2(1.1, 0.13));
  }
  return c;
}
void main() {
  float h = 0.5 - uCorner;
  vec3 arm = vLocal - clamp(vLocal, -h, h);
  vec3 ln = normalize(arm);
  vec3 gn = uTurn * ln;
  vec3 rd = normalize(vWorld - eye);
  float facing = -dot(gn, rd);
  float edge = clamp(facing / max(fwidth(facing), 1e-4) + 0.35, 0.0, 1.0);
  vec2 u; int axis;
  int face = faceAt(vLocal, u, axis);
  vec2 off = fromPip(u, face);
  float far = length(off);
  float soft = max(fwidth(length(u)) * 0.8, 0.004);
  // A face seen edge-on has no room for pips.
  float pip = (1.0 - smoothstep(uPip - soft, uPip + soft, far)) * smoothstep(0.02, 0.12, facing);
  if (face == 6 || face == 2 || face == 3) off = vec2(-off.y, off.x);
  vec3 n = gn;
  if (pip > 0.0) {
    // Concave: the normal leans toward the center of the pip.
    vec2 lean = off / uPip * 0.62;
    vec3 dish = axis == 0 ? vec3(ln.x, -lean) : axis == 1 ? vec3(-lean.x, ln.y, -lean.y) : vec3(-lean, ln.z);
    n = normalize(mix(gn, uTurn * normalize(dish), pip));
  }
  float rim = smoothstep(uPip + 0.02, uPip + 0.004, far) * (1.0 - pip);
  vec3 pipColour = face == 1 ? uAce : uPips;
  vec3 albedo = mix(uBody, pipColour, pip) * (1.0 - 0.25 * rim);
  // Surfaces close to the table and facing down get less light.
  float low = clamp(1.0 - vWorld.y * 2.2, 0.0, 1.0);
  float open = 1.0 - low * low * (0.55 - 0.45 * gn.y);
  float lit0 = dot(n, key);
  // A face turned away from the light is in the die's own shadow, pips included.
  float lit = max(lit0, 0.0) * smoothstep(-0.02, 0.08, dot(gn, key));
  float side = max(dot(n, fill), 0.0);
  vec3 around = mix(uGround, vec3(0.62, 0.64, 0.7), n.y * 0.5 + 0.5);
  vec3 c = albedo * (1.25 * lit * vec3(1.0, 0.96, 0.88) + 0.28 * side * vec3(0.8, 0.9, 1.0)
    + around * 0.42 * mix(0.5, 1.0, open) + 0.1 * max(lit0 * 0.5 + 0.5, 0.0));
${
  glass
    ? `
  // Ruby: the light's path to the far side. A longer path is a deeper red, and the pips over there shine through.
  vec3 way = refract(rd, gn, 0.68) * uTurn;
  vec3 slope = 1.0 / (way + sign(way) * 1e-4);
  vec3 reach = (sign(way) * 0.5 - vLocal) * slope;
  float deep = min(reach.x, min(reach.y, reach.z));
  vec3 back = vLocal + way * deep;
  vec2 bu; int backAxis;
  int backFace = faceAt(back, bu, backAxis);
  float behind = 1.0 - smoothstep(uPip - 0.01, uPip + 0.012, length(fromPip(bu, backFace)));
  vec3 ab = abs(back);
  float ridge = smoothstep(0.4, 0.5, max(min(ab.x, max(ab.y, ab.z)), max(min(ab.x, ab.y), min(ab.y, ab.z))));
  vec3 through = exp(-deep * vec3(0.3, 3.1, 3.3));
  float glow = 0.34 + 0.75 * smoothstep(-0.55, 0.6, dot(normalize(uTurn * back), normalize(vec3(0.5, -0.25, 0.55)))) + 0.5 * ridge;
  vec3 body = through * glow * vec3(1.0, 0.5, 0.4) + vec3(0.16, 0.0, 0.004) + 0.1 * lit * vec3(1.0, 0.1, 0.08);
  body = mix(body, body * 1.7 + vec3(0.1, 0.03, 0.03), behind * 0.45);
  c = mix(body, albedo * (1.05 * lit + 0.5), pip) * mix(0.7, 1.0, open);`
    : ''
}
  vec3 bounce = reflect(rd, n);
  float graze = 1.0 - max(-dot(n, rd), 0.0);
  float shine = mix(uGloss, 1.0, graze * graze * graze * graze * graze);
  c += studio(bounce) * mix(0.4, 1.0, open) * (bounce.y < 0.0 ? 0.25 : 1.0) * shine;
  float spot = dot(n, normalize(key - rd));
  if (spot > 0.9) c += pow(spot, uSpot.y) * uSpot.x * (1.0 - 0.5 * pip);
  c = clamp(c / (1.0 + 0.16 * c), 0.0, 1.0);
  c = mix(c, sqrt(c), 0.19);
  colour = vec4(c, 1.0) * edge * uAlpha;
}`;

export const shadowVertex = `#version 300 es
precision highp float;
in vec2 aPosition;
uniform vec4 uPatch;
uniform vec3 uPane;
uniform vec2 uSize;
out vec2 vTable;
out vec2 vPatch;
${camera}
void main() {
  vPatch = aPosition;
  vTable = mix(uPatch.xy, uPatch.zw, aPosition);
  gl_Position = project(vec3(vTable.x, 0.0, vTable.y), uPane, uSize);
}`;

/**
 * The shadow on the table: dark and sharp under the die, softer with its height. The die's footprint is extended along each light
 * by its height. That is cheap, because shadows cover more pixels than dice do.
 */
export const shadowFragment = `#version 300 es
precision mediump float;
in vec2 vTable;
in vec2 vPatch;
// Footprint: cosine and sine of its rotation, half its side, height of the die's lowest point above the table.
uniform vec4 uFoot;
uniform vec3 uPlace;
uniform float uAlpha;
out vec4 colour;
const vec2 keyLean = vec2(0.44, -0.304);
const vec2 fillLean = vec2(-0.92, -0.52);
float foot(vec2 p) {
  vec2 q = abs(vec2(uFoot.x * p.x + uFoot.y * p.y, uFoot.x * p.y - uFoot.y * p.x)) - uFoot.z;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
}
float drawn(vec2 p, vec2 lean, float size) {
  float along = clamp(dot(p, lean) / dot(lean, lean), 0.0, 1.0);
  return foot(p - lean * along * size);
}
void main() {
  vec2 p = vTable - uPlace.xz;
  float up = uFoot.w;
  float far = length(p);
  float near = foot(p);
  vec2 away = keyLean * up;
  float soft = 0.05 + 0.3 * up + 0.22 * clamp(near, 0.0, 1.0);
  float main = smoothstep(-soft, soft * 1.6, drawn(p - away, keyLean, 0.9));
  vec2 aside = fillLean * up;
  float side = smoothstep(-0.25 - 0.3 * up, 0.75 + 0.5 * up, drawn(p - aside, fillLean, 0.8));
  float touch = clamp(near * 2.6 + up * 1.6, 0.0, 1.0);
  float dark = 1.0 - (0.42 + 0.43 * main + 0.15 * side) * mix(0.5, 1.0, touch * (2.0 - touch));
  // Fades out before the edge of the quad.
  vec2 rim = smoothstep(0.0, 0.12, vPatch) * smoothstep(0.0, 0.12, 1.0 - vPatch);
  float fade = 1.0 - smoothstep(2.0, 6.0, up);
  colour = vec4(0.0, 0.0, 0.0, dark * 0.92 * fade * rim.x * rim.y * uAlpha);
}`;
