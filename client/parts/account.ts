/** The account of this browser in the crowd: its points, bets and calls. */
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Ticket } from '../../shared/crowd/bets.ts';
import type { Purse, RoomMessage, RoomReply } from '../../shared/crowd/messages.ts';
import { alongMessage } from '../../shared/engine/protocol.ts';
import type { CrowdWords } from '../../shared/words/en/crowd.ts';
import type { Connection } from '../connection.ts';
import { pause } from '../requests.ts';
import { sendToRoom } from '../to-room.ts';
import { fanSecret } from './fan.ts';
import { roomNews } from './room-news.ts';

type Without<T> = T extends { readonly secret: string } ? Omit<T, 'secret'> : never;
type Message = Without<RoomMessage>;

export interface Account {
  /** null before somebody has entered. Bets that the picture does not show yet are taken off already. */
  readonly purse: Purse | null;
  readonly problem: Signal<string>;
  /** Points won by the last decided bets; null once another bet is made. */
  readonly gained: Signal<number | null>;
  /** The own call for a task by its key, as far as this page has heard of it; "" for none. */
  readonly callFor: (task: string) => string;
  readonly ask: (message: Message) => Promise<void>;
}

/** Once nothing is being told. */
const untilTold = async (telling: ReadonlySignal<number>): Promise<void> => {
  let stop = () => {};
  await new Promise<void>(resolve => {
    stop = telling.subscribe(entry => entry < 0 && resolve());
  });
  stop();
};

/** Nobody learns from their points what a page does not show yet. */
export const useAccount = (connection: Connection, texts: CrowdWords): Account => {
  const { delay } = connection;
  const latest = useSignal<Purse | null>(null);
  /** Bets that the server has accepted, but whose result is not shown yet. */
  const pending = useSignal<readonly Ticket[]>([]);
  const problem = useSignal('');
  const gained = useSignal<number | null>(null);
  /** Own calls by task, each with the number of the request that it is known from. */
  const calls = useRef(new Map<string, readonly [call: string, request: number]>());
  const requests = useRef(0);
  /** A reply names the call of whatever task is open then, and no other. */
  const openTask = () => roomNews(connection.heard.peek()?.room ?? '')?.task?.key ?? '';
  const knowCall = (task: string, call: string, request: number) => {
    // What was asked before a call and comes after it knows nothing of it.
    if (request >= (calls.current.get(task)?.[1] ?? 0)) calls.current.set(task, [call, request]);
  };
  const secret = useRef('');
  if (secret.current === '') secret.current = fanSecret();
  const take = (reply: Purse, bet: Ticket | undefined) => {
    const before = latest.peek();
    latest.value = reply;
    if (bet !== undefined) pending.value = pending.peek().filter(other => other !== bet);
    else if (before !== null && reply.tickets.length < before.tickets.length)
      gained.value = reply.points - before.points;
  };
  const takeLater = async (reply: Purse, bet: Ticket | undefined) => {
    await pause(delay);
    await untilTold(connection.telling);
    take(reply, bet);
  };
  const ask = async (message: Message): Promise<void> => {
    const asked = openTask();
    const request = ++requests.current;
    try {
      const said = { ...message, secret: secret.current } as RoomMessage;
      // Said twice, in case no answer comes, these do no harm. A room that only relays the show answers nothing.
      const byRoom = message.do === 'call' || message.do === 'look' || message.do === 'volunteer';
      const heard = byRoom ? ((await connection.say(alongMessage, said)) as RoomReply | null | undefined) : null;
      const reply = heard ?? (await sendToRoom(connection.code, said));
      if (!reply.ok) {
        if (message.do !== 'look') problem.value = reply.message;
        return;
      }
      problem.value = '';
      if (!('name' in reply)) return;
      if (message.do === 'call') knowCall(message.task, reply.call || message.value, request);
      else if (asked === openTask() && connection.behind === 0) knowCall(asked, reply.call, request);
      const bet = message.do === 'bet' ? message.ticket : undefined;
      if (latest.peek() === null || (delay === 0 && connection.telling.peek() < 0)) {
        take(reply, bet);
        return;
      }
      if (message.do === 'call') {
        latest.value = { ...(latest.peek() ?? reply), call: reply.call };
        return;
      }
      if (bet !== undefined) pending.value = [...pending.peek(), bet];
      void takeLater(reply, bet);
    } catch {
      if (message.do !== 'look') problem.value = texts.failed;
    }
  };
  // Whoever comes with the room from the show before plays on under their name.
  useEffect(() => void ask({ do: 'look' }), []);
  const purse = latest.value;
  return {
    purse: purse && {
      ...purse,
      points: pending.value.reduce((points, { stake }) => points - stake, purse.points),
      tickets: [...purse.tickets, ...pending.value],
    },
    problem,
    gained,
    callFor: task => calls.current.get(task)?.[0] ?? '',
    ask,
  };
};
