/** Reads the chat of a channel over IRC, anonymously. It comes back by itself, and says nothing in the chat. */
import { parse } from '@tmi.js/irc-parser';

/** What somebody typed. `id`: tells them from everybody else. */
export interface ChatLine {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

interface Ears {
  readonly line: (line: ChatLine) => void;
  /** The channel can be read from now on, or no longer. */
  readonly reads: (on: boolean) => void;
}

/** Milliseconds until it tries again, growing with every failure. */
const firstWait = 1000;
const longestWait = 30_000;
/** Milliseconds within which a server says something: Twitch asks every five minutes whether anybody is there. */
const silence = 400_000;

/** An answer to JOIN, whatever the server sends first. */
const joined: readonly string[] = ['JOIN', 'ROOMSTATE', '366'];

export class Irc {
  readonly #address: string;
  readonly #channel: string;
  readonly #ears: Ears;
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #heard = 0;
  #closed = false;

  constructor(address: string, channel: string, ears: Ears) {
    this.#address = address;
    this.#channel = channel.toLowerCase();
    this.#ears = ears;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Called now and then: a network that is gone closes no socket. */
  look(): void {
    if (this.#socket?.readyState === 1 && Date.now() - this.#heard > silence) this.#lost(this.#socket);
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      // Tags hold the chatter's id and their name as they write it.
      socket.send('CAP REQ :twitch.tv/tags');
      socket.send(`NICK justinfan${10_000 + Math.floor(Math.random() * 80_000)}`);
      socket.send(`JOIN #${this.#channel}`);
    };
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now();
      for (const line of String(data).split('\r\n')) if (line !== '') this.#read(socket, line);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #read(socket: WebSocket, line: string): void {
    // With a blank behind it, because the parser cuts the last letter off a text without a colon.
    const { command, channel, params, prefix, tags } = parse(`${line} `);
    if (command === 'PING') socket.send(`PONG :${params.at(-1)?.trim() ?? ''}`);
    else if (command === 'RECONNECT') socket.close();
    // A numeric reply names the reader before the channel.
    else if (![channel, ...params].some(one => one.toLowerCase() === `#${this.#channel}`)) return;
    else if (joined.includes(command)) {
      this.#failures = 0;
      this.#ears.reads(true);
    } else if (command === 'PRIVMSG') {
      const { nick = '' } = prefix;
      const id = String(tags['user-id'] ?? '') || nick;
      const name = String(tags['display-name'] ?? '').trim() || nick;
      if (id !== '') this.#ears.line({ id, name, text: (params.at(-1) ?? '').trim() });
    }
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = undefined;
    socket.onclose = null;
    socket.close();
    this.#ears.reads(false);
    const wait = Math.min(longestWait, firstWait * 2 ** this.#failures);
    this.#failures += 1;
    // Spread, because everybody lost it at the same moment.
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }
}
