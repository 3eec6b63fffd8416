/** The teams of one show: members whose pages hear what their team is asked, and who vote for something that nobody else may know. */
import type { Purse, TeamNews } from '../../shared/crowd/messages.ts';
import type { TeamTask } from '../../shared/crowd/team.ts';
import type { Entry } from '../../shared/engine/episode.ts';
import { type Luck, pick } from '../../shared/engine/robots.ts';
import { Visitor } from '../processes/visitor.ts';
import { Fan } from './along.ts';
import { type CastRequest, usualPace } from './cast.ts';
import { pause } from './sizes.ts';

const questions = Array.from({ length: 40 }, (_, i) => ({ ask: `Which animal is no. ${i}?`, answer: 'Okapi' }));

/** Questions of a show whose teams say what they like: to those with choices nobody has words of their own. */
export const openQuestions: Readonly<Record<string, object>> = {
  'lucky-numbers': { questions, tieBreakers: questions },
};

/** Members of each team. */
const size = 2;

/** Advice in words of its own, which nobody but its team may read before the move. */
interface Sealed {
  readonly text: string;
  readonly team: number;
  /** Entries when the team was asked. */
  readonly asked: number;
}

/** A page that has such a text. */
interface Leak {
  readonly sealed: Sealed;
  readonly entries: number;
}

interface Member {
  readonly fan: Fan;
  readonly team: number;
  readonly page: Visitor;
  key: string;
}

const newsOf = ({ heard }: Visitor): TeamNews | undefined =>
  heard.findLast(([type]) => type === 'team')?.[1] as TeamNews | undefined;

export class Members {
  readonly #members: readonly Member[];
  readonly #luck: Luck;
  readonly #between: number;
  readonly #sealed: Sealed[] = [];
  readonly #leaks: Leak[] = [];
  readonly #faults: string[] = [];
  #words = 0;

  constructor(url: string, code: string, teams: number, { pace = usualPace, beats = false }: CastRequest, luck: Luck) {
    this.#luck = luck;
    this.#between = pace;
    this.#members = Array.from({ length: teams * size }, (_, n) => ({
      fan: new Fan(url, code, `member${n}`),
      team: n % teams,
      page: new Visitor(url, code, { as: 'watch' }, beats),
      key: '',
    }));
    for (const { page, team } of this.#members) this.overhear(page, team);
  }

  get pages(): readonly Visitor[] {
    return this.#members.map(({ page }) => page);
  }

  get fans(): readonly Fan[] {
    return this.#members.map(({ fan }) => fan);
  }

  /** Listens to all that a page gets. `own`: the team that it belongs to, -1 for none. */
  overhear(page: Visitor, own = -1): void {
    page.overheard = (type, message, entries) => {
      if (type === 'team' && (message as TeamNews).seat !== own)
        this.#faults.push(`a page of team ${own} hears what ${(message as TeamNews).seat} is asked`);
      const text = JSON.stringify(message);
      for (const sealed of this.#sealed)
        if (sealed.team !== own && text.includes(sealed.text)) this.#leaks.push({ sealed, entries });
    };
  }

  /** The store has come back older: what teams said since is no secret any more. */
  goBack(): void {
    this.#sealed.length = 0;
    this.#leaks.length = 0;
  }

  async play(stopped: () => boolean): Promise<void> {
    await Promise.all(this.#members.map(member => this.#advise(member, stopped)));
  }

  /** Entries up to which the page of each who is in a team has heard of it; undefined for one that has heard nothing. */
  get heard(): readonly (number | undefined)[] {
    return this.#members.flatMap(({ page, key }) => (page.gone || key === '' ? [] : [newsOf(page)?.entries]));
  }

  leave(): void {
    for (const { page } of this.#members) page.leave();
  }

  /** Advice that others had before the move that it was for, or that the record does not know. */
  faults(entries: readonly Entry[]): readonly string[] {
    const leaks = this.#leaks.flatMap(({ sealed: { text, team, asked }, entries: seen }) => {
      const made = entries.findIndex(({ by }, seq) => seq >= asked && by === team);
      return made < 0 || seen <= made ? [`“${text}” of team ${team} is read by others after ${seen} entries`] : [];
    });
    return [...this.#faults, ...leaks];
  }

  async #advise(member: Member, stopped: () => boolean): Promise<void> {
    const { fan, team, page } = member;
    while (!stopped() && member.key === '') {
      const reply = (await fan.say({ do: 'join', team, name: `Member ${fan.id.slice(0, 4)}` })) as Purse | undefined;
      member.key = reply?.ok === true ? (reply.team?.key ?? '') : '';
      if (member.key === '') await pause(this.#between);
    }
    page.hear(member.key);
    for (; !stopped(); await pause(this.#between)) {
      const { task = null, voted } = newsOf(page) ?? {};
      if (task === null || voted !== undefined || fan.promised.has(task.key)) continue;
      await fan.call(task.key, this.#adviceFor(task, team));
    }
  }

  #adviceFor({ key, task, moves, range }: TeamTask, team: number): string {
    const asked = Number(key.split(' ')[2]);
    if ('options' in task) return pick(task.options, this.#luck).value;
    if (moves.length > 0 && this.#luck() < 0.2) return pick(moves, this.#luck).value;
    if (task.kind === 'guess')
      return String(range === undefined ? 42 : range[0] + Math.floor(this.#luck() * (range[1] - range[0] + 1)));
    if (task.choices.length > 0) return pick(task.choices, this.#luck);
    const text = `Quagga no. ${++this.#words} of team ${team}`;
    this.#sealed.push({ text, team, asked });
    return text;
  }
}
