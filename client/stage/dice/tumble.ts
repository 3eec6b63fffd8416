/** Simulates rounded cubes that fall, bounce, roll and knock against each other on a table until they are at rest. */
import { advance, type Body, fly, type Launch, land, tilt, touch } from './body.ts';

/** Every second step of the simulation is kept. */
export const framesPerSecond = 120;

interface Contact {
  readonly at: number;
  readonly speed: number;
  readonly on: 'table' | 'die';
}

export interface Tumbling {
  /** Number of frames until all are at rest, including the last. */
  readonly frames: number;
  /** Per die, three numbers per frame. */
  readonly positions: readonly Float64Array[];
  /** Per die, four numbers per frame. */
  readonly turns: readonly Float64Array[];
  /** Audible strikes on the table or on another die: seconds and speed. */
  readonly knocks: readonly Contact[];
  /** Number of times that two dice met. */
  readonly kisses: number;
  /** The frame at which each die came to rest. */
  readonly restedAt: readonly number[];
}

/** The frame from which on a die is within 3° and a thirtieth of an edge of its pose at `end`. */
const calmFrom = (positions: Float64Array, turns: Float64Array, end: number): number => {
  const at = (values: Float64Array, index: number) => values[index] as number;
  for (let frame = end - 4; frame > 0; frame--) {
    let way = 0;
    let same = 0;
    for (let axis = 0; axis < 3; axis++) way += (at(positions, frame * 3 + axis) - at(positions, end * 3 + axis)) ** 2;
    for (let part = 0; part < 4; part++) same += at(turns, frame * 4 + part) * at(turns, end * 4 + part);
    if (way > 0.0011 || same * same < 0.9993) return frame + 1;
  }
  return 1;
};

/** Buffers for the frames of a simulation. Most simulations are discarded, so one set of buffers serves all. */
const track: { positions: Float64Array[]; turns: Float64Array[] } = { positions: [], turns: [] };
const trackOf = (dice: number, limit: number): typeof track => {
  const { positions, turns } = track;
  if (positions.length < dice || (positions[0] as Float64Array).length < (limit + 1) * 3) {
    track.positions = Array.from({ length: dice }, () => new Float64Array((limit + 1) * 3));
    track.turns = Array.from({ length: dice }, () => new Float64Array((limit + 1) * 4));
    return track;
  }
  return { positions: positions.slice(0, dice), turns: turns.slice(0, dice) };
};

/** Throws dice and simulates them until they are at rest; null if that takes longer than `seconds`. */
export const tumble = (launches: readonly Launch[], seconds: number): Tumbling | null => {
  const bodies = launches.map(fly);
  const limit = Math.ceil(seconds * framesPerSecond);
  const { positions, turns } = trackOf(bodies.length, limit);
  const knocks: Contact[] = [];
  const restedAt = bodies.map(() => -1);
  let kisses = 0;
  let apart = true;
  for (let frame = 0; frame <= limit; frame++) {
    for (let die = 0; die < bodies.length; die++) {
      const body = bodies[die] as Body;
      const { vx, vy, vz, sx, sy, sz } = body;
      const places = positions[die] as Float64Array;
      places[frame * 3] = body.x;
      places[frame * 3 + 1] = body.y;
      places[frame * 3 + 2] = body.z;
      const turned = turns[die] as Float64Array;
      turned[frame * 4] = body.qw;
      turned[frame * 4 + 1] = body.qx;
      turned[frame * 4 + 2] = body.qy;
      turned[frame * 4 + 3] = body.qz;
      const motion = vx * vx + vy * vy + vz * vz + 0.3 * (sx * sx + sy * sy + sz * sz);
      const resting = motion < 0.06 && body.y < 0.56 && tilt(body) < 0.0008;
      if (!resting) restedAt[die] = -1;
      else if (restedAt[die] === -1) restedAt[die] = frame;
    }
    if (restedAt.every(at => at >= 0 && frame - at >= 3)) {
      // The last trembling is too small to be seen, so it is cut.
      const calm = bodies.map((_, die) => calmFrom(positions[die] as Float64Array, turns[die] as Float64Array, frame));
      return {
        frames: Math.max(...calm) + 4,
        positions: positions.map(places => places.slice(0, (frame + 1) * 3)),
        turns: turns.map(turned => turned.slice(0, (frame + 1) * 4)),
        knocks,
        kisses,
        restedAt: calm.map(at => at + 3),
      };
    }
    for (let part = 0; part < 2; part++) {
      let met = 0;
      for (const body of bodies) advance(body);
      for (let i = 0; i < bodies.length; i++) {
        for (let j = i + 1; j < bodies.length; j++) {
          const a = bodies[i];
          const b = bodies[j];
          if (a !== undefined && b !== undefined) met = Math.max(met, touch(a, b), touch(b, a));
        }
      }
      if (met > 0.6 && apart) kisses++;
      apart = met === 0;
      if (met > 1) knocks.push({ at: frame / framesPerSecond, speed: met, on: 'die' });
      for (const body of bodies) {
        const strike = land(body);
        if (strike > 1.8) knocks.push({ at: frame / framesPerSecond, speed: strike, on: 'table' });
      }
    }
  }
  return null;
};
