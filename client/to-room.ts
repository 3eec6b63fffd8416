/** What a page sends to the room of its show by request: however much is pressed, one a second, and what is pressed meanwhile goes together. */
import type { RoomMessage, RoomReply } from '../shared/crowd/messages.ts';
import { post } from './api.ts';

/** Milliseconds between two requests. */
const apart = 1000;

interface Waiting {
  readonly code: string;
  message: RoomMessage;
  readonly replied: ((reply: Promise<RoomReply>) => void)[];
}

const waiting: Waiting[] = [];
let sentAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a message says all that an earlier one says: one of a hand's presses counts a second, and the last call of a task. */
const replaces = (message: RoomMessage, earlier: RoomMessage): boolean =>
  message.do === 'call'
    ? earlier.do === 'call' && earlier.task === message.task
    : message.do === earlier.do && ['react', 'look', 'volunteer', 'watching'].includes(message.do);

const send = (): void => {
  timer = undefined;
  const next = waiting.shift();
  if (next === undefined) return;
  sentAt = performance.now();
  const reply = post<RoomReply>(`/api/episodes/${next.code}/room`, next.message);
  for (const give of next.replied) give(reply);
  if (waiting.length > 0) timer = setTimeout(send, apart);
};

/** The answer to this message, or to the later one that went in its place. */
export const sendToRoom = (code: string, message: RoomMessage): Promise<RoomReply> =>
  new Promise(resolve => {
    const earlier = waiting.find(one => one.code === code && replaces(message, one.message));
    if (earlier !== undefined) earlier.message = message;
    else waiting.push({ code, message, replied: [] });
    (earlier ?? waiting.at(-1))?.replied.push(resolve);
    if (timer === undefined) {
      const wait = sentAt + apart - performance.now();
      if (wait <= 0) send();
      else timer = setTimeout(send, wait);
    }
  });
