/** A move as it was sent, over a socket or HTTP: read, and made for whom its sender may speak. */

import { longestName } from '../../shared/engine/desk-message.ts';
import { soundly } from '../../shared/engine/message-fields.ts';
import { phrase, textOf } from '../../shared/engine/phrase.ts';
import type { MoveReply } from '../../shared/engine/protocol.ts';
import type { ServerContext } from '../context.ts';
import type { LiveEpisode } from './live-episode.ts';
import { moveMessage } from './messages.ts';
import { momentLacking, refused } from './replies.ts';

export const badMessage = refused('bad-message', phrase('unreadable'));
export const failed = refused('failed', phrase('failed'));
export const forHost = refused('not-allowed', phrase('forHost'));
const nameless = phrase('badInput', 'name', phrase('text', longestName));
const badName = { ok: false, code: 'bad-input', message: textOf(nameless), phrase: nameless } as const;

const isAboutName = (reply: MoveReply) => !reply.ok && reply.code === 'bad-input' && reply.phrase?.with[0] === 'name';

/** May throw, for a mistake of ours. */
export const makeMove = async (
  { metrics }: Pick<ServerContext, 'metrics'>,
  live: LiveEpisode,
  by: 'host' | number,
  message: unknown,
): Promise<MoveReply> => {
  const read = soundly(moveMessage, message);
  if (read === undefined) return badMessage;
  const { id, for: seat, at, ...request } = read;
  if (at === undefined) return momentLacking(live.episode.entries.length);
  if (seat !== undefined && by !== 'host') return forHost;
  const stopTimer = metrics.moveTime.startTimer();
  try {
    const reply = await (seat === undefined
      ? live.move(by, { ...request, id }, undefined, at)
      : live.move(seat, { ...request, id }, 'host', at));
    return request.name === null && isAboutName(reply) ? badName : reply;
  } finally {
    stopTimer();
  }
};
