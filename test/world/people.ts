/** What people do to a server besides playing: they press twice, open a second tab, and press at the same moment as another. */
import { anyMove, type Luck, pick } from '../../shared/engine/robots.ts';
import type { Cast } from '../faults/cast.ts';
import { pause } from '../faults/sizes.ts';
import { Visitor } from '../processes/visitor.ts';

let presses = 0;

/** What a visitor may do. Nobody takes back an end that they see: the others have left. */
const legalOf = ({ own }: Visitor) => (own === undefined || own.view.phase === 'over' ? [] : own.legal);

/** A legal move of a visitor; undefined where there is none. */
const someMove = (visitor: Visitor, luck: Luck) => {
  const usual = legalOf(visitor).filter(({ do: move }) => move !== 'end');
  if (usual.length === 0) return undefined;
  const { by: _by, do: name, ...inputs } = anyMove(pick(usual, luck), luck);
  return { name, inputs };
};

const byOf = (cast: Cast, visitor: Visitor): string =>
  visitor === cast.host ? 'host' : String(cast.seats.indexOf(visitor));

const peopleOf = ({ host, seats }: Cast): readonly Visitor[] => [...(host === undefined ? [] : [host]), ...seats];

/** A move that may have been made, whatever is answered. */
const sent = (cast: Cast, key: string, move: string): void => {
  cast.operations.push({ key, do: move, asked: performance.now() });
};

/** Sends the same move twice at once. Both answers must be the same; says what is wrong with them, "" for nothing. */
export const pressTwice = async (cast: Cast, luck: Luck): Promise<string> => {
  const visitor = pick(peopleOf(cast), luck);
  const move = visitor === undefined ? undefined : someMove(visitor, luck);
  if (visitor === undefined || move === undefined) return '';
  const id = `twice${++presses}`;
  sent(cast, `${byOf(cast, visitor)}:${id}`, move.name);
  const at = visitor.own?.entries ?? 0;
  const answers = await Promise.all([0, 1].map(() => visitor.try(id, move.name, move.inputs, at)));
  const [first, second] = answers.map(answer => (answer?.ok === true ? answer.entry : undefined));
  return first !== undefined && second !== undefined && first !== second
    ? `${cast.code} answered the same press as entry ${first} and as entry ${second}`
    : '';
};

/** The host takes back, or decides, while a player moves. */
export const pressBoth = async (cast: Cast, luck: Luck): Promise<void> => {
  const moves = peopleOf(cast).flatMap(visitor => {
    const undo = visitor === cast.host && luck() < 0.5 && legalOf(visitor).some(({ do: move }) => move === 'undo');
    const move = undo ? { name: 'undo', inputs: {} } : someMove(visitor, luck);
    return move === undefined ? [] : [{ visitor, move }];
  });
  await Promise.all(
    moves.map(({ visitor, move }) => {
      const id = `both${++presses}`;
      sent(cast, `${byOf(cast, visitor)}:${id}`, move.name);
      return visitor.try(id, move.name, move.inputs, visitor.own?.entries ?? 0);
    }),
  );
};

/** Somebody with a token of a show who plays there, beside whoever has it already. Returns what sends them away. */
const playBeside = (url: string, cast: Cast, who: { readonly by: string; readonly token: string }, luck: Luck) => {
  const visitor = new Visitor(url, cast.code, { as: who.by === 'host' ? 'host' : 'play', token: who.token });
  let gone = false;
  void (async () => {
    await visitor.join();
    while (!gone) {
      const move = someMove(visitor, luck);
      if (move !== undefined) {
        const id = `beside${++presses}`;
        sent(cast, `${who.by}:${id}`, move.name);
        await visitor.try(id, move.name, move.inputs, visitor.own?.entries ?? 0);
      }
      await pause(between);
    }
  })();
  return () => {
    gone = true;
    visitor.leave();
  };
};

/** Milliseconds between two moves of somebody who plays beside another. */
const between = 200;

/** The same person in a second tab, who plays there too. Returns what closes it. */
export const secondTab = (url: string, cast: Cast, luck: Luck): (() => void) | undefined => {
  const people = peopleOf(cast).filter(({ token }) => token !== '');
  if (people.length === 0) return undefined;
  const first = pick(people, luck);
  return playBeside(url, cast, { by: byOf(cast, first), token: first.token }, luck);
};

/** A co-host by a link of the host's. `here`: gets what sends them away, once they have come. */
export const coHost = async (url: string, cast: Cast, luck: Luck, here: (leave: () => void) => void): Promise<void> => {
  const reply = (await cast.host?.tell({ do: 'co-host' }).catch(() => undefined)) as
    | { readonly link?: string }
    | undefined;
  const token = reply?.link?.split('#')[1];
  if (token !== undefined) here(playBeside(url, cast, { by: 'host', token }, luck));
};

/** The host gives a seat to somebody else, who opens the link on a phone of their own. */
export const takeOver = async (cast: Cast, luck: Luck): Promise<void> => {
  const seat = Math.floor(luck() * cast.seats.length);
  const reply = (await cast.host?.tell({ do: 'seat-link', seat }).catch(() => undefined)) as
    | { readonly link?: string }
    | undefined;
  const token = reply?.link?.split('#')[1];
  if (token !== undefined) await cast.takeOver(seat, token);
};

/** Tells the desk, which may be out of reach. */
export const tell = async (cast: Cast, message: object): Promise<void> => {
  await cast.host?.tell(message).catch(() => undefined);
};
