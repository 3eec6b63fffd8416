/**
 * Hosts of one network, each in a network namespace of its own, on a bridge that leads nowhere else. A link between two of them can
 * be cut for either direction: what is sent is lost without a word, as behind a router that broke. All of it is gone once
 * this process has ended. Needs root, and `ip`, `bridge` and `tc` of iproute2.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Where a program of the cluster runs: on this machine, or in a network of its own on it (`Network`). */
export interface Host {
  /** At which it is reached from the other hosts. */
  readonly address: string;
  /** What a command begins with that shall run there. */
  readonly enter: readonly string[];
}

export const thisMachine: Host = { address: '127.0.0.1', enter: [] };

/** A command on that host, as `spawn` and `execFile` take it. */
export const commandOn = ({ enter }: Host, file: string, args: readonly string[]): readonly [string, string[]] => {
  const [first = file, ...others] = [...enter, file, ...args];
  return [first, others];
};

/** For addresses of a network that nobody has (RFC 2544). They are known in the namespaces only. */
const addressOf = (i: number): string => `198.18.0.${i + 1}`;
export const network = '198.18.0.0/24';

const hardwareOf = (i: number): string => `02:00:00:00:00:${(i + 1).toString(16).padStart(2, '0')}`;
/** Frames to it are counted and dropped. */
const nobody = '02:00:00:00:00:ff';

const run = ([file = '', ...args]: readonly string[], input = ''): string =>
  execFileSync(file, args, { input, encoding: 'utf8' });

interface Namespace {
  readonly holder: ChildProcess;
  readonly enter: readonly string[];
}

/** A namespace that lasts as long as `cat` has somebody to read from, which is this process. */
const newNamespace = async (): Promise<Namespace> => {
  const holder = spawn('unshare', ['--net', 'sh', '-c', 'echo here; exec cat'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let why = '';
  holder.stderr?.on('data', (data: Buffer) => {
    why += data.toString();
  });
  holder.once('error', error => {
    why += error.message;
  });
  const here = await Promise.race([
    once(holder.stdout!, 'data').then(() => true),
    once(holder, 'close').then(() => false),
  ]).catch(() => false);
  if (!here) throw new Error(`not run, because this machine allows no network namespaces: ${why.trim()}`);
  return { holder, enter: ['nsenter', `--net=/proc/${holder.pid}/ns/net`] };
};

export class Network<Name extends string> {
  readonly hosts: Readonly<Record<Name, Host>>;
  readonly #names: readonly Name[];
  readonly #bridge: Namespace;
  readonly #namespaces: ReadonlyMap<Name, Namespace>;

  static async of<Name extends string>(names: readonly Name[]): Promise<Network<Name>> {
    const bridge = await newNamespace();
    const namespaces = new Map<Name, Namespace>();
    for (const name of names) namespaces.set(name, await newNamespace());
    const made = new Network(names, bridge, namespaces);
    made.#connect();
    return made;
  }

  private constructor(names: readonly Name[], bridge: Namespace, namespaces: ReadonlyMap<Name, Namespace>) {
    this.#names = names;
    this.#bridge = bridge;
    this.#namespaces = namespaces;
    const hosts = [...namespaces].map(([name, { enter }], i) => [name, { address: addressOf(i), enter }]);
    this.hosts = Object.fromEntries(hosts) as Record<Name, Host>;
  }

  /** From now on what `from` sends to `to` is lost. */
  cut(from: Name, to: Name): void {
    this.#lead(from, to, nobody);
  }

  heal(from: Name, to: Name): void {
    this.#lead(from, to, hardwareOf(this.#names.indexOf(to)));
  }

  /** From now on what `name` sends and gets shares so many bits a second, and waits for its turn for up to two seconds; 0: no limit. */
  limit(name: Name, rate: number): void {
    const i = this.#names.indexOf(name);
    for (const [{ enter }, device] of [[this.#of(name), 'eth0'] as const, [this.#bridge, `port${i}`] as const]) {
      const how = rate === 0 ? ['del'] : ['replace'];
      const queue = rate === 0 ? [] : ['tbf', 'rate', `${rate}bit`, 'burst', '4kb', 'latency', '2s'];
      run([...enter, 'tc', 'qdisc', ...how, 'dev', device, 'root', ...queue]);
    }
  }

  /** Packets that were lost on links that were cut. */
  get lost(): number {
    const [{ stats64 }] = JSON.parse(run([...this.#bridge.enter, 'ip', '-json', '-stats', 'link', 'show', 'void'])) as [
      { readonly stats64: { readonly rx: { readonly packets: number } } },
    ];
    return stats64.rx.packets;
  }

  /** With the namespaces go their interfaces. Programs that still run in them keep them. */
  close(): void {
    for (const { holder } of [this.#bridge, ...this.#namespaces.values()]) holder.stdin?.end();
  }

  #connect(): void {
    const ports = this.#names.flatMap((name, i) => [
      `link add port${i} type veth peer name eth0 address ${hardwareOf(i)} netns ${this.#namespaces.get(name)?.holder.pid}`,
      `link set port${i} master bridge up`,
    ]);
    this.#ip(this.#bridge, [
      'link add bridge type bridge',
      'link set bridge up',
      `link add void-port type veth peer name void address ${nobody}`,
      'link set void up',
      'link set void-port master bridge up',
      ...ports,
    ]);
    // Nothing else is sent there, so that whatever arrives has been lost.
    run([...this.#bridge.enter, 'bridge', 'fdb', 'replace', nobody, 'dev', 'void-port', 'master', 'static']);
    const quiet = ['flood', 'mcast_flood', 'bcast_flood'].flatMap(kind => [kind, 'off']);
    run([...this.#bridge.enter, 'bridge', 'link', 'set', 'dev', 'void-port', ...quiet]);
    for (const [i, name] of this.#names.entries())
      this.#ip(this.#of(name), [
        'link set lo up',
        `address add ${addressOf(i)}/24 dev eth0`,
        'link set eth0 up',
        ...this.#names.flatMap((_, j) => (i === j ? [] : [neighbor(j, hardwareOf(j))])),
      ]);
  }

  /** Which interface `from` sends to when it means `to`. Hosts ask nobody for it, so that each direction is a link of its own. */
  #lead(from: Name, to: Name, hardware: string): void {
    this.#ip(this.#of(from), [neighbor(this.#names.indexOf(to), hardware)]);
  }

  #of(name: Name): Namespace {
    const found = this.#namespaces.get(name);
    if (found === undefined) throw new Error(`there is no host ${name}`);
    return found;
  }

  #ip({ enter }: Namespace, lines: readonly string[]): void {
    run([...enter, 'ip', '-batch', '-'], `${lines.join('\n')}\n`);
  }
}

const neighbor = (i: number, hardware: string): string =>
  `neighbor replace ${addressOf(i)} lladdr ${hardware} dev eth0 nud permanent`;
