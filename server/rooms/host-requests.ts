/** What a host asks for besides moves: most of it the desk does, the rest the room. Whoever came with a revoked link is sent away. */
import type { DeskMessage } from '../../shared/engine/desk-message.ts';
import type { DeskNews, DeskReply } from '../../shared/engine/protocol.ts';
import type { Guest } from './audience.ts';
import type { Broadcast } from './broadcast.ts';
import type { Desk } from './desk.ts';
import type { Ending } from './ending.ts';
import type { Guard } from './guard.ts';
import type { LazyCrowd } from './lazy-crowd.ts';
import type { RobotCast } from './robot-cast.ts';

interface Parts {
  readonly desk: Desk;
  readonly crowd: LazyCrowd;
  readonly broadcast: Broadcast;
  readonly ending: Ending;
  readonly robots: RobotCast;
  readonly guard: Guard;
  readonly sendAway: (isAffected: (guest: Guest) => boolean) => void;
  readonly checkSound: () => void;
}

export class HostRequests {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What only the desk shows. */
  get news(): DeskNews {
    return this.#parts.broadcast.deskNews;
  }

  /** Links were created or revoked elsewhere. */
  async linksChanged(revoked: readonly string[]): Promise<void> {
    const { desk, broadcast, sendAway } = this.#parts;
    await desk.look();
    sendAway(({ token }) => revoked.includes(token));
    broadcast.sendDesk();
  }

  /** Notes that a program came, by the id of its token, and shows it on the desk. */
  programCame(token: string): void {
    const { desk, broadcast, guard } = this.#parts;
    void guard.run(
      'program',
      desk.came(token).then(isNew => isNew && broadcast.sendDesk()),
    );
  }

  /** `asker`: id of the asker's token. `moved` gets the id of the token that replaces it. */
  async manage(message: DeskMessage, asker: string, moved?: (token: string) => void): Promise<DeskReply> {
    const { desk, crowd, broadcast, ending, robots, sendAway, checkSound } = this.#parts;
    if (message.do === 'call-up') {
      const called = await crowd.callUp(message);
      if (called.ok && message.instead === true && message.list !== true)
        sendAway(({ role, seat }) => role === 'play' && seat === message.seat);
      return called;
    }
    if (message.do === 'captain') return crowd.nextCaptain(message.seat);
    const reply = await desk.handle(message, asker);
    if (message.do === 'move-link' && reply.ok && reply.id !== undefined) moved?.(reply.id);
    const revoked = desk.takeRevoked();
    if (revoked.length > 0) sendAway(({ token }) => revoked.includes(token));
    if (!reply.ok) return reply;
    if (message.do === 'sound-check') checkSound();
    if (message.do === 'room-wait') crowd.opened?.tick();
    if (message.do === 'measure-delay') await crowd.measureDelay();
    if (message.do === 'go-on') ending.goOn(message.on);
    if (message.do === 'skip') {
      ending.skip();
      robots.hurry();
    }
    if (message.do === 'remove' || message.do === 'ban' || message.do === 'substitute')
      sendAway(({ role, seat }) => role === 'play' && seat === message.seat);
    broadcast.sendDesk();
    return reply;
  }
}
