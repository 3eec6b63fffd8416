/** A Redis of a world: as much of its protocol as the cache of a cluster speaks. What it holds is gone when it stops. */
import type { Wires } from './network.ts';
import type { Owner } from './timeline.ts';
import type { Wire } from './wire.ts';

type Reply = string | number | null | readonly Reply[];

const encoded = (reply: Reply): string => {
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${reply.length}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(encoded).join('')}`;
};

/** Whole commands at the beginning of what has come, and how many bytes they are. */
const commandsIn = (text: string): { readonly commands: readonly string[][]; readonly used: number } => {
  const commands: string[][] = [];
  let used = 0;
  for (let at = 0; text[at] === '*'; used = at) {
    const line = (): number => {
      const end = text.indexOf('\r\n', at);
      const number = end < 0 ? Number.NaN : Number(text.slice(at + 1, end));
      at = end + 2;
      return number;
    };
    const parts: string[] = [];
    for (let left = line(); left > 0; left--) {
      const length = line();
      if (Number.isNaN(length) || text.length < at + length + 2) return { commands, used };
      parts.push(text.slice(at, at + length));
      at += length + 2;
    }
    commands.push(parts);
  }
  return { commands, used };
};

export class RedisServer {
  readonly #hashes = new Map<string, Map<string, string>>();
  readonly #heard = new Map<Wire, Set<string>>();
  readonly #wires: Wires;
  readonly #owner: Owner;
  #stop: (() => void) | undefined;

  constructor(owner: Owner, wires: Wires) {
    this.#owner = owner;
    this.#wires = wires;
  }

  start(): void {
    this.#stop = this.#wires.serve(this.#owner, 6379, wire => this.#serve(wire));
  }

  stop(): void {
    this.#stop?.();
    for (const wire of this.#heard.keys()) wire.destroy();
    this.#heard.clear();
    this.#hashes.clear();
  }

  #serve(wire: Wire): void {
    this.#heard.set(wire, new Set());
    let text = '';
    wire.on('error', () => undefined);
    wire.on('close', () => this.#heard.delete(wire));
    wire.on('end', () => wire.end());
    wire.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      const { commands, used } = commandsIn(text);
      text = text.slice(used);
      for (const [name = '', ...given] of commands)
        wire.write(Buffer.from(this.#answer(wire, name.toLowerCase(), given), 'latin1'));
    });
  }

  #answer(wire: Wire, name: string, given: readonly string[]): string {
    const [key = '', field = '', value = ''] = given;
    const hash = this.#hashes.get(key);
    switch (name) {
      case 'info':
        return encoded('redis_version:7.0.0\r\nloading:0\r\n');
      case 'hset': {
        const made = hash ?? new Map<string, string>();
        this.#hashes.set(key, made);
        const isNew = !made.has(field);
        made.set(field, value);
        return encoded(isNew ? 1 : 0);
      }
      case 'hdel':
        return encoded(hash?.delete(field) === true ? 1 : 0);
      case 'hget':
        return encoded(hash?.get(field) ?? null);
      case 'hgetall':
        return encoded([...(hash ?? [])].flat());
      case 'hlen':
        return encoded(hash?.size ?? 0);
      case 'exists':
        return encoded(hash === undefined ? 0 : 1);
      case 'del':
        return encoded(this.#hashes.delete(key) ? 1 : 0);
      case 'subscribe':
      case 'unsubscribe': {
        const heard = this.#heard.get(wire) ?? new Set();
        // One answer for each channel.
        return given
          .map(channel => {
            if (name === 'subscribe') heard.add(channel);
            else heard.delete(channel);
            return encoded([name, channel, heard.size]);
          })
          .join('');
      }
      case 'publish': {
        let count = 0;
        for (const [other, heard] of this.#heard) {
          if (!heard.has(key)) continue;
          other.write(Buffer.from(encoded(['message', key, field]), 'latin1'));
          count += 1;
        }
        return encoded(count);
      }
      case 'client':
      case 'select':
      case 'quit':
        return '+OK\r\n';
      default:
        return `-ERR unknown command '${name}'\r\n`;
    }
  }
}
