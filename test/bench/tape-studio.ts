/** A show with Varnish in front of it, beside a file with Varnish in front of it, and crowds that watch either. */
import { setTimeout as pause } from 'node:timers/promises';
import { Engine } from '../caches/engine.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { EndlessShow } from './endless.ts';
import { filePath, HeldFile } from './held-file.ts';
import { Swarm } from './swarm.ts';
import { type Place, TapeCrowd } from './tape-crowd.ts';
import { apart, cpuOf } from './usage.ts';

/** A process that may open 20,000 files takes half of the largest crowd. */
const places = 2;

const moves = 16;

/** Played before, with a few who read the tape: what has just started is slow for a while. */
const warmUp = { moves: 200, watchers: 10 };

/** Milliseconds in which is measured what the process does by itself: about a hundredth of its time, so it takes long to know. */
const long = 20_000;

/** Milliseconds until everybody who has just come is quiet, and until everybody who has just been served waits again. */
const rests = { come: 1500, served: 300 };

export interface Run {
  /** Milliseconds of the process's CPU for a move, without what it does by itself in the same time; NaN where that was not measured. */
  readonly cost: number;
  /** Requests at the process for each frame, or in all where a crowd comes. */
  readonly asked: number;
  /** Milliseconds from when a frame was sent until somebody had it, of each watcher, by frame. */
  readonly times: readonly (readonly number[])[];
  /** Of one answer and its request. */
  readonly bytes: number;
}

/** What one frame took. */
interface Taken {
  readonly times: readonly number[];
  readonly bytes: number;
}

/** As a CDN is built: several Varnish that watchers ask, and one behind them, its shield, that asks the process. */
class Cdn {
  readonly edges: readonly Engine[];
  readonly #shield: Engine;

  static async before(port: number): Promise<Cdn> {
    const shield = await Engine.varnish(port);
    const edges = await Promise.all(Array.from({ length: places }, () => Engine.varnish(shield.port)));
    return new Cdn(shield, edges);
  }

  private constructor(shield: Engine, edges: readonly Engine[]) {
    this.#shield = shield;
    this.edges = edges;
  }

  /** Requests at the process so far. */
  get asked(): number {
    return this.#shield.count('MAIN.backend_req');
  }

  async stop(): Promise<void> {
    await Promise.all([this.#shield, ...this.edges].map(engine => engine.stop()));
  }
}

/** Milliseconds since 1970, with parts. */
const now = () => performance.timeOrigin + performance.now();

/** The same crowd at all edges. */
class Crowd {
  readonly #edges: readonly Engine[];
  readonly #parts = Array.from({ length: places }, () => new TapeCrowd());

  constructor({ edges }: Cdn) {
    this.#edges = edges;
  }

  async join(path: string, count: number, at?: Place): Promise<void> {
    await Promise.all(
      this.#parts.map((part, i) => part.join(this.#edges[i]?.port ?? 0, path, count / this.#parts.length, at)),
    );
  }

  /** Resolves when all have the frame. `from`: when it was sent, where it does not say so itself. */
  async have(frame: number, from?: number): Promise<Taken> {
    const all = await Promise.all(this.#parts.map(part => part.have(frame)));
    // It says so without parts of a millisecond.
    const sent = from ?? (all[0]?.sent ?? 0) + 0.5;
    return { times: all.flatMap(part => part.times.map(at => at - sent)), bytes: all[0]?.bytes ?? 0 };
  }

  leave(): void {
    for (const part of this.#parts) part.leave();
  }
}

interface Moving {
  readonly cdn?: Cdn;
  readonly count?: number;
  /** The process whose CPU is measured. */
  readonly pid?: number;
}

/** Some moves. `move`: makes one, and resolves when all have it. */
const measure = async (move: () => Promise<Taken>, { cdn, count = moves, pid }: Moving): Promise<Run> => {
  // The first one may find somebody on the way still.
  await move();
  await pause(rests.served);
  const used = () => (pid === undefined ? Number.NaN : cpuOf(pid));
  const spent = async (work: () => Promise<unknown>) => {
    const [cpu, at] = [used(), performance.now()];
    await work();
    return { cpu: used() - cpu, passed: performance.now() - at };
  };
  const alone = await spent(() => pause(pid === undefined ? 0 : long));
  const requests = cdn?.asked ?? 0;
  const times: (readonly number[])[] = [];
  let bytes = 0;
  const { cpu, passed } = await spent(async () => {
    for (let i = 0; i < count; i++) {
      const had = await move();
      times.push(had.times);
      bytes = had.bytes;
      // Varnish answers everybody before it takes new requests, so only now the process is asked for the next frame.
      await pause(rests.served);
    }
  });
  const cost = (cpu - (alone.cpu / alone.passed) * passed) / count;
  return { cost, times, bytes, asked: ((cdn?.asked ?? 0) - requests) / count };
};

export class TapeStudio {
  readonly #server: ServerProcess;
  readonly #show: EndlessShow;
  readonly #file: HeldFile;
  readonly #cdn: Cdn;
  readonly #fileCdn: Cdn;

  static async open(folder: string): Promise<TapeStudio> {
    // Nobody is moved to the tape: who reads it here does so by itself.
    const server = await ServerProcess.at({ DATA_DIR: folder, TAPE_FROM: '1000000' });
    await server.start();
    const show = await EndlessShow.open(server.url);
    const bytes = async (path: string) =>
      Buffer.from(await (await fetch(`${server.url}/e/${show.code}/tape${path}`)).arrayBuffer());
    const { epoch, state } = JSON.parse(String(await bytes(''))) as { readonly epoch: number; readonly state: number };
    const next = bytes(`/${epoch}/${state + 1}`);
    await show.move();
    const file = await HeldFile.serve(await next, await bytes(`/${epoch}/${state}/state`));
    const cdn = await Cdn.before(Number(new URL(server.url).port));
    const studio = new TapeStudio(server, show, file, cdn, await Cdn.before(file.port));
    await studio.ofTape(warmUp.watchers, warmUp.moves);
    return studio;
  }

  private constructor(server: ServerProcess, show: EndlessShow, file: HeldFile, cdn: Cdn, fileCdn: Cdn) {
    this.#server = server;
    this.#show = show;
    this.#file = file;
    this.#cdn = cdn;
    this.#fileCdn = fileCdn;
  }

  /** The show alone, while so many wait for the static file, which comes when a move is made: what they do to the machine. */
  ofNobody(times: number, beside: number): Promise<Run> {
    return this.#with(this.#fileCdn, async crowd => {
      await crowd.join(filePath, beside, { epoch: 1, frame: this.#file.number });
      await pause(rests.come);
      const move = async (): Promise<Taken> => {
        await this.#show.move();
        return crowd.have(this.#file.next());
      };
      return measure(move, { count: times, pid: this.#server.pid });
    });
  }

  /**
   * From now on the process has a processor of its own, and Varnish and the crowds have the others: what crowds do on the same
   * processor, down to the packets that the system takes in for them, would count as the process's.
   */
  apart(): void {
    apart(this.#server.pid);
  }

  /** `measured`: what it costs the process as well, over so many moves. */
  async ofTape(count: number, measured?: number): Promise<Run> {
    const at = await this.#place();
    return this.#with(this.#cdn, async crowd => {
      await crowd.join(this.#path, count, at);
      await pause(rests.come);
      const move = async () => {
        const frame = this.#show.frame + 1;
        await this.#show.move();
        return crowd.have(frame);
      };
      const costs = measured === undefined ? {} : { count: measured, pid: this.#server.pid };
      return measure(move, { cdn: this.#cdn, ...costs });
    });
  }

  ofFile(count: number): Promise<Run> {
    return this.#with(this.#fileCdn, async crowd => {
      await crowd.join(filePath, count, { epoch: 1, frame: this.#file.number });
      await pause(rests.come);
      const move = async () => {
        const from = now();
        return crowd.have(this.#file.next(), from);
      };
      return measure(move, { cdn: this.#fileCdn });
    });
  }

  /** The same show in sockets. */
  async ofSockets(count: number): Promise<Run> {
    const swarm = new Swarm();
    try {
      await swarm.join('all', this.#server.url, this.#show.code, count);
      await pause(rests.come);
      const move = async (): Promise<Taken> => {
        const { got } = await swarm.expect('all');
        const from = process.hrtime.bigint();
        await this.#show.move();
        const { at, wire } = await got;
        return { times: [Number(at - from) / 1e6], bytes: wire };
      };
      return await measure(move, { pid: this.#server.pid });
    } finally {
      swarm.leave();
      await pause(rests.come);
    }
  }

  async coldTape(count: number): Promise<Run> {
    const { frame } = await this.#place();
    return this.#cold(this.#cdn, this.#path, count, frame);
  }

  coldFile(count: number): Promise<Run> {
    return this.#cold(this.#fileCdn, filePath, count, this.#file.number);
  }

  async close(): Promise<void> {
    this.#show.leave();
    this.#file.stop();
    await Promise.all([this.#cdn.stop(), this.#fileCdn.stop()]);
    await this.#server.stop();
  }

  get #path(): string {
    return `/e/${this.#show.code}/tape`;
  }

  /** Where the show is. */
  async #place(): Promise<Place> {
    const { epoch, frame } = (await (await fetch(`${this.#server.url}${this.#path}`)).json()) as Place;
    return { epoch, frame };
  }

  async #cold(cdn: Cdn, path: string, count: number, frame: number): Promise<Run> {
    return this.#with(cdn, async crowd => {
      const requests = cdn.asked;
      const from = now();
      await crowd.join(path, count);
      const { times, bytes } = await crowd.have(frame, from);
      await pause(rests.come);
      return { cost: Number.NaN, times: [times], bytes, asked: cdn.asked - requests };
    });
  }

  async #with(cdn: Cdn, work: (crowd: Crowd) => Promise<Run>): Promise<Run> {
    const crowd = new Crowd(cdn);
    try {
      return await work(crowd);
    } finally {
      crowd.leave();
      await pause(rests.come);
    }
  }
}
