/** The storm of a world: carries out what its plan says, and takes it back in time. */
import type { Company } from '../faults/company.ts';
import type { Ground } from './ground.ts';
import { restoreAll } from './older.ts';
import { coHost, pressBoth, pressTwice, secondTab, takeOver, tell } from './people.ts';
import { type Part, type StormEvent, told } from './plan.ts';
import type { Processes } from './processes.ts';
import { Owner } from './timeline.ts';

/** People who play one show after another. */
export interface Party {
  readonly owner: Owner;
  readonly company: Company;
}

const site = 'http://site';

export class Storm {
  readonly #ground: Ground;
  readonly #processes: Processes;
  readonly #parties: readonly Party[];
  readonly #tell: (what: string) => void;
  readonly #fail: (what: string) => void;
  readonly #undo = new Set<() => void>();

  constructor(
    ground: Ground,
    processes: Processes,
    parties: readonly Party[],
    says: { readonly tell: (what: string) => void; readonly fail: (what: string) => void },
  ) {
    this.#ground = ground;
    this.#processes = processes;
    this.#parties = parties;
    this.#tell = says.tell;
    this.#fail = says.fail;
  }

  /** It is over, whatever still lasted. */
  end(): void {
    for (const undo of [...this.#undo]) undo();
  }

  strike(event: StormEvent): void {
    this.#tell(told(event));
    const lasting = (undo: () => void) => {
      const once = () => {
        if (this.#undo.delete(once)) undo();
      };
      this.#undo.add(once);
      this.#ground.timeline.after(event.lasts, once, this.#ground.outside);
    };
    const process = 'part' in event ? this.#processes.all.find(({ part }) => part === event.part) : undefined;
    if (process !== undefined && !process.owner.alive) return;
    switch (event.do) {
      case 'kill':
        if (process !== undefined) this.#processes.stop(process, event.silent, event.lasts);
        return;
      case 'crash':
        if (process !== undefined) {
          const die = () => {
            this.#tell(`${event.part} dies in a commit`);
            this.#processes.stop(process, false, event.lasts);
          };
          this.#ground.disk.crash = { how: event.how, die };
        }
        return;
      case 'restart': {
        const app = process?.app;
        if (process === undefined || app === undefined) return;
        const { owner: mine } = process;
        this.#ground.timeline.after(
          0,
          () => void app.close().finally(() => mine.alive && this.#processes.stop(process, false, event.lasts)),
          mine,
        );
        return;
      }
      case 'suspend': {
        const mine = process?.owner as Owner;
        mine.stopped = true;
        lasting(() => this.#ground.timeline.resume(mine));
        return;
      }
      case 'clock':
        if (process !== undefined) process.owner.ahead += event.by;
        return;
      case 'drift': {
        const mine = process?.owner as Owner;
        mine.run(event.rate, this.#ground.timeline.now);
        lasting(() => mine.run(1, this.#ground.timeline.now));
        return;
      }
      case 'cut':
      case 'slow': {
        const links = this.#links(event.from, event.to, event.do === 'slow' || event.both);
        for (const [from, to] of links)
          if (event.do === 'cut') this.#ground.wires.cut(from, to);
          else this.#ground.wires.slow(from, to, event.by);
        lasting(() => {
          for (const [from, to] of links)
            if (event.do === 'cut') this.#ground.wires.heal(from, to);
            else this.#ground.wires.slow(from, to, 0);
        });
        return;
      }
      case 'older': {
        const saved = this.#ground.disk.backUp();
        lasting(() => restoreAll(this.#ground, this.#processes, this.#parties, saved));
        return;
      }
      case 'disk-full':
        this.#ground.disk.full = true;
        lasting(() => {
          this.#ground.disk.full = false;
        });
        return;
      case 'disk-broken':
        this.#ground.disk.broken = true;
        lasting(() => {
          this.#ground.disk.broken = false;
        });
        return;
      case 'disk-slow': {
        const mine = this.#processes.all[0]?.owner as Owner;
        mine.stopped = true;
        lasting(() => this.#ground.timeline.resume(mine));
        return;
      }
      case 'database-away':
        this.#ground.database.stop();
        lasting(() => this.#ground.database.start());
        return;
      case 'redis-away':
        this.#ground.redis.stop();
        lasting(() => this.#ground.redis.start());
        return;
      default:
        this.#disturb(event, lasting);
    }
  }

  #disturb(event: Extract<StormEvent, { readonly party: number }>, lasting: (undo: () => void) => void): void {
    const party = this.#parties[event.party];
    const cast = party?.company.casts.at(-1);
    if (party === undefined || cast === undefined) return;
    const { owner: mine } = party;
    const as = (who: Owner, run: () => void) => this.#ground.as(who, run);
    switch (event.do) {
      case 'drop':
        as(mine, () => this.#ground.wires.drop(mine));
        return;
      case 'sleep':
        mine.stopped = true;
        lasting(() => this.#ground.timeline.resume(mine));
        return;
      case 'twice':
        as(
          mine,
          () =>
            void pressTwice(cast, this.#ground.chances.of('twice')).then(fault => fault !== '' && this.#fail(fault)),
        );
        return;
      case 'both-at-once':
        as(mine, () => void pressBoth(cast, this.#ground.chances.of('both')));
        return;
      case 'pause':
        as(mine, () => void tell(cast, { do: 'pause' }));
        lasting(() => as(mine, () => void tell(cast, { do: 'resume' })));
        return;
      case 'take-over':
        as(mine, () => void takeOver(cast, this.#ground.chances.of('take-over')));
        return;
      case 'second-tab':
      case 'co-host': {
        const other = new Owner(mine.name);
        const luck = this.#ground.chances.of(event.do);
        const here = (leave: (() => void) | undefined) => {
          if (leave !== undefined) lasting(() => as(other, leave));
        };
        if (event.do === 'second-tab') as(other, () => here(secondTab(site, cast, luck)));
        else as(other, () => void coHost(site, cast, luck, here));
      }
    }
  }

  #links(from: Part, to: Part, both: boolean): readonly (readonly [Owner, Owner])[] {
    const ends = (part: Part): readonly Owner[] =>
      part === 'pages'
        ? this.#parties.map(({ owner }) => owner)
        : [this.#ground.wires.hosts.get(part)].flatMap(one => one ?? []);
    return ends(from).flatMap(a =>
      ends(to).flatMap(b =>
        both
          ? ([
              [a, b],
              [b, a],
            ] as const)
          : ([[a, b]] as const),
      ),
    );
  }
}
