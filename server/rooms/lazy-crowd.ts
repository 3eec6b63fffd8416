/** What everybody who watches may do in a room. Its crowd is opened from the store when somebody first asks for it. */

import type { ChatHeard, ChatReport } from '../../shared/crowd/chat.ts';
import type { RoomFacts, RoomMessage, RoomReply, TeamNews } from '../../shared/crowd/messages.ts';
import { phrase, textOf } from '../../shared/engine/phrase.ts';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import type { ServerContext } from '../context.ts';
import type { Applause } from './applause.ts';
import { Chat } from './chat.ts';
import type { CallUp } from './come-on-down.ts';
import { Crowd, type Hands } from './crowd.ts';
import type { LiveEpisode } from './live-episode.ts';
import { refused } from './replies.ts';
import type { TapeUse } from './tape-use.ts';
import type { Teams } from './teams.ts';

/** What the crowd does without being opened. */
interface Aside {
  readonly applause: Pick<Applause, 'press'>;
  readonly tapeUse: Pick<TapeUse, 'beat'>;
}

export class LazyCrowd {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #aside: Aside;
  readonly #hands: Hands;
  readonly #chat: Chat;
  #crowd: Crowd | undefined;
  #opening: Promise<Crowd> | undefined;
  /** Phones that wait for the news of their teams. */
  readonly #asked: (() => void)[] = [];

  constructor(context: ServerContext, live: LiveEpisode, aside: Aside, hands: Hands) {
    this.#context = context;
    this.#live = live;
    this.#aside = aside;
    this.#hands = hands;
    this.#chat = new Chat(context.now, () =>
      live.state.settings.sideGame || this.hasTeams ? live.state.settings.chat : '',
    );
    live.teams = {
      adviceOn: seat => this.#teams?.adviceOn(seat),
      refuses: (seat, move) => this.#teams?.refuses(seat, move) ?? live.state.chairs[seat]?.team?.decides === 'vote',
      timeIsUp: () => this.#teams?.timeIsUp() ?? this.hasTeams,
    };
  }

  /** undefined until somebody has asked for it. */
  get opened(): Crowd | undefined {
    return this.#crowd;
  }

  get hasTeams(): boolean {
    return this.#live.state.chairs.some(({ team }) => team !== undefined);
  }

  /** The news of each team, for phones that have just come. */
  get teams(): readonly { readonly key: string; readonly news: TeamNews }[] {
    const teams = this.#teams;
    return teams?.members.teams.map(([seat, team]) => ({ key: team.key, news: teams.newsOf(seat, team) })) ?? [];
  }

  /**
   * `then` gets the news of the team with this key, as soon as it is known what was voted: phones are back before that when a process
   * has taken over their show. Nothing happens where no team has it.
   */
  teamWith(key: string, then: (news: TeamNews) => void): void {
    const ask = () => {
      const team = this.teams.find(one => one.key === key);
      if (team !== undefined) then(team.news);
    };
    if (this.#teams !== undefined) ask();
    else if (this.hasTeams) this.#asked.push(ask);
  }

  /** Ten times a second. Teams are followed from the beginning: their votes and phones wait for nobody's question. */
  tick(): void {
    if (!this.hasTeams) return;
    if (this.#crowd?.ready !== true) this.#open().catch(() => undefined);
    else {
      for (const ask of this.#asked.splice(0)) ask();
      this.#crowd.teams.tick();
    }
  }

  /** Until it has followed the show, nobody knows what was voted. */
  get #teams(): Teams | undefined {
    return this.#crowd?.ready === true ? this.#crowd.teams : undefined;
  }

  /** `names`: for whoever joins a team without one. Rejects where the store cannot be read; the next call tries again. */
  async play(message: RoomMessage, names?: readonly string[]): Promise<RoomReply> {
    if (message.do === 'watching') {
      this.#aside.tapeUse.beat();
      return { ok: true, watching: true };
    }
    if (message.do === 'react') {
      if (this.#live.state.settings.applause) this.#aside.applause.press(message.secret, message.with);
      return { ok: true, reacted: true };
    }
    if (!this.#live.state.settings.sideGame && !this.hasTeams)
      return { ok: false, code: 'not-allowed', message: textOf(phrase('sideOff')), phrase: phrase('sideOff') };
    return (await this.#open()).play(message, names);
  }

  async callUp(call: CallUp): Promise<DeskReply> {
    const name = await (await this.#open()).callUp(call);
    if (name === undefined) return refused('not-allowed', phrase(call.list === true ? 'noListFree' : 'noSeatFree'));
    return name === '' ? refused('not-allowed', phrase('nobodyVolunteers')) : { ok: true };
  }

  /** What a page read in the chat. */
  async hear(report: ChatReport): Promise<ChatHeard> {
    const crowd = await this.#open();
    const heard = await this.#chat.hear(report, crowd.chatters);
    if (report.typed !== undefined) crowd.tick();
    return { heard, tasks: crowd.teams.tasks };
  }

  async measureDelay(): Promise<void> {
    this.#chat.measure();
    (await this.#open()).tick();
  }

  async nextCaptain(seat: number): Promise<DeskReply> {
    return (await (await this.#open()).teams.nextCaptain(seat))
      ? { ok: true }
      : refused('not-allowed', phrase('noCaptain'));
  }

  async facts(from?: number): Promise<RoomFacts> {
    return (await this.#open()).facts(from);
  }

  async #open(): Promise<Crowd> {
    this.#opening ??= Crowd.open(this.#context, this.#live, this.#chat, this.#hands, crowd => {
      this.#crowd = crowd;
    });
    try {
      return await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }
}
