/** Somebody of the crowd who would like to play gets a seat, or a place on the season's list (contract.md 11). */
import { randomInt } from 'node:crypto';
import type { CalledUp } from '../../shared/crowd/messages.ts';
import type { DeskMessage } from '../../shared/engine/desk-message.ts';
import { bookOf, mostEntries, namesOf, peopleOf, standingOf, write } from '../../shared/season/ledger.ts';
import type { ServerContext } from '../context.ts';
import { isFull } from '../seasons/ledger-writes.ts';
import { issueToken } from '../tokens.ts';
import type { People, Person } from './crowd-people.ts';
import type { LiveEpisode } from './live-episode.ts';
import { unlike } from './seating.ts';

/** What the host asks for. */
export type CallUp = Extract<DeskMessage, { readonly do: 'call-up' }>;

export class ComeOnDown {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #people: People;

  constructor(context: ServerContext, live: LiveEpisode, people: People) {
    this.#context = context;
    this.#live = live;
    this.#people = people;
  }

  /**
   * Chooses one of them: by lot from the system's secure source, or the first of them in the table of this room or of all the
   * season's. Who was called; null where nobody wants to; undefined where no seat, or no line of the list, is free.
   */
  async callUp(call: CallUp): Promise<CalledUp | null | undefined> {
    const { by } = call;
    const seated = new Set(this.#live.episode.names);
    const willing = this.#people.ranked.filter(({ volunteers, name }) => volunteers && !seated.has(name));
    const person = await this.#chosen(willing, by);
    if (person === undefined) return null;
    const seat = await (call.list === true ? this.#list(person) : this.#seat(person, call));
    if (seat === undefined) return undefined;
    person.volunteers = false;
    // At once, because the next show reads it from the store.
    await this.#people.save(person);
    const of = by === 'lot' ? willing.length : by === 'season' ? -2 : 0;
    return { name: person.name, seat, of, at: this.#context.now() };
  }

  /** The seat that was reserved in this show for somebody of the season's list: their phone finds it in its account. */
  async seatOf(person: Person): Promise<Person['seat']> {
    const { season } = this.#live.facts;
    if (person.seat !== undefined || person.listed === '' || season?.kind !== 'main') return person.seat;
    // Whoever sits there already has a network.
    const seat = this.#live.state.chairs.findIndex(
      ({ name, robot, open, visitor }) => name === person.listed && !robot && !open && visitor === undefined,
    );
    if (seat < 0) return undefined;
    const { token } = await issueToken(this.#context, this.#live.code, 'seat', seat);
    person.seat = { seat, token };
    return person.seat;
  }

  async #chosen(willing: readonly Person[], by: CallUp['by']): Promise<Person | undefined> {
    if (by === 'season') return this.#bestOfSeason(willing);
    return willing[by === 'lot' && willing.length > 0 ? randomInt(willing.length) : 0];
  }

  /** Whoever has won most in the rooms of the season. */
  async #bestOfSeason(willing: readonly Person[]): Promise<Person | undefined> {
    const { season } = this.#live.facts;
    const fans = season === undefined ? [] : await this.#context.store.fansOfSeason(season.name);
    const wanting = new Map(willing.map(person => [person.id, person]));
    return wanting.get(fans.find(({ id }) => wanting.has(id))?.id ?? '');
  }

  /** Their phone finds the seat's token in its account. The seat; undefined where none is free. */
  async #seat(person: Person, { seat: wanted, instead = false }: CallUp): Promise<number | undefined> {
    const { seats } = this.#live;
    const taken = await (instead && wanted !== undefined
      ? seats.handOver(wanted, person.name)
      : seats.sit(person.name, wanted, '', '', true));
    if (taken === undefined) return undefined;
    person.seat = { seat: taken.seat, token: taken.token };
    return taken.seat;
  }

  /** Behind everybody on the season's list. In a season a name is a person, so a name that is taken gets a number. */
  async #list(person: Person): Promise<-1 | undefined> {
    const { season } = this.#live.facts;
    if (season === undefined) return undefined;
    let listed = '';
    await this.#context.store.addLines({
      season: season.name,
      lines: before => {
        const book = bookOf(before);
        const list = namesOf(book, 'list');
        listed = '';
        if (isFull(before) || list.length >= mostEntries.list) return [];
        const away = peopleOf(book).filter(name => !standingOf(book, name).ok);
        listed = unlike([...list, ...namesOf(book, 'returning'), ...this.#live.seats.allNames, ...away], person.name);
        const to = [...list, listed];
        const at = { at: this.#context.now(), episode: this.#live.code };
        return write(before, [{ account: 'list', who: '', to, why: 'called' }], at);
      },
    });
    if (listed === '') return undefined;
    person.listed = listed;
    return -1;
  }
}
