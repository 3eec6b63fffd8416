/** What the room brings to screens besides its tasks: whoever is called up, applause, what a team said, a chat, and the end. */
import { along } from '../../client/paths.ts';
import { awardsOf } from '../../server/rooms/awards.ts';
import { toldByPicture } from '../../server/rooms/ending.ts';
import type { CalledUp, RoomNews } from '../../shared/crowd/messages.ts';
import type { Said } from '../../shared/crowd/team.ts';
import { type Finale, posterAt, untilNext } from '../../shared/engine/finale.ts';
import { readCues } from '../../shared/engine/mirror-read.ts';
import { hasEntrants, isActAlone } from '../../shared/shows/index.ts';
import { type Crowded, crowdedMoments } from './crowds.ts';
import { goldenRecord, hardNames, type Moment, under } from './moments.ts';
import { addressOf, type Size } from './studio.ts';

/** The same moment with the ceremony that follows the end of a show. `now`: of the page that is filmed. */
export const ended = (name: string, moment: Moment, now: number): Moment => {
  if (moment.view.phase !== 'over') return moment;
  const begins = now + (readCues(moment.shell).time?.ends ?? 0);
  const awards = awardsOf(goldenRecord(name));
  const { show, seats } = moment.view;
  const finale = { over: now, begins, awards, room: [], ...toldByPicture(show, seats.length) };
  return {
    ...moment,
    shell: {
      ...moment.shell,
      finale: JSON.stringify(finale),
      // As in a room, where nobody goes on who played alone or only guessed.
      nextAt: isActAlone(show) || hasEntrants(show) ? 0 : posterAt(finale) + untilNext,
    },
  };
};

interface State {
  readonly name: string;
  readonly path: string;
  readonly sizes: readonly Size[];
  /** Shown one after another; the last is photographed. Made when they are shown, as some have clocks. */
  readonly moments: () => readonly Moment[];
  /** Waited for before the picture. */
  readonly wait?: string;
}

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;
const screens = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
] as const;
const desks = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** A desk, tablets, and a phone that lies. */
const others = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
] as const;

const withRoom = (moment: Crowded, more: Partial<RoomNews>): Moment =>
  under(moment, 'the room', { room: JSON.stringify({ ...moment.room, teams: undefined, ...more }) });

const called = (of: number, name = 'Clementine Featherstone'): CalledUp => ({
  name,
  seat: 1,
  of,
  at: Date.now() + 600_000,
});

const saying = (moment: Crowded, said: Said): Moment => ({
  ...moment,
  shell: { ...moment.shell, cues: JSON.stringify({ ...readCues(moment.shell), said }) },
});

const chat = { channel: 'boxcars_live', state: 'reading', people: 1480, code: '', delay: 0 } as const;

export const roomStates = async (): Promise<readonly State[]> => {
  const teams = ['Team Red', 'Team Blue'];
  const moments = await crowdedMoments('lucky-numbers', { names: teams });
  const at = (kind: string, from = 0) =>
    moments.findIndex(({ room }, i) => i >= from && room.task?.kind === kind && room.last !== null);
  const choice = at('choice');
  const open = moments[choice] as Crowded;
  const question = moments[at('answer', choice)] as Crowded;
  const told = moments.slice(choice).find(({ room }) => room.last?.key === open.room.task?.key) as Crowded;
  const over = moments.at(-1) as Crowded;
  const lobby = moments[0] as Crowded;
  const thanked = (): Moment => {
    const finale: Finale = {
      over: Date.now(),
      begins: Date.now(),
      awards: [],
      room: [
        ['Maximiliane-Wilhelmina von Hohenzollern', 12_840],
        ['Mia', 11_200],
        ['Komet 31', 9_460],
      ],
    };
    return under(over, 'the room', { finale: JSON.stringify(finale) });
  };
  const said = { seat: 0, kind: 'choice', call: 'roll', times: 41, of: 53, next: 12, otherwise: false } as const;
  const seats = lobby.shell.seats.map((seat, i) => (i === 0 ? seat : { ...seat, name: '', open: true }));
  const plain = withRoom(open, { calls: 0 });
  const tv = addressOf('tv');
  const chatter = addressOf('overlay/chat');
  const names = await crowdedMoments('lucky-numbers', { names: hardNames });
  const hard = names[choice] as Crowded;
  const soon = () => ({ deadline: Date.now() + 12_000, clock: 15 });
  const team = (moment: Crowded, more = {}): Moment => ({
    ...under(moment, 'the team', { room: JSON.stringify(moment.room), ...more }),
  });
  const voted = { call: 'roll', move: { do: 'roll' } };
  return [
    {
      name: 'come on down, by lot',
      path: tv,
      sizes: screens,
      moments: () => [plain, withRoom(open, { up: called(23) })],
    },
    {
      name: 'come on down, the best',
      path: tv,
      sizes: screens,
      moments: () => [plain, withRoom(open, { up: called(0) })],
    },
    { name: 'a captain', path: tv, sizes: screens, moments: () => [plain, withRoom(open, { up: called(-1, 'Mia') })] },
    {
      name: 'applause',
      path: tv,
      sizes: screens,
      moments: () => [
        { ...plain, shell: { ...plain.shell, applauded: JSON.stringify({ frame: 1, hands: { clap: 1 } }) } },
        {
          ...plain,
          shell: {
            ...plain.shell,
            applauded: JSON.stringify({ frame: 2, hands: { clap: 31, heart: 9, laugh: 6, dice: 4, wow: 3 } }),
          },
        },
      ],
    },
    { name: 'a team said', path: tv, sizes: screens, moments: () => [plain, saying(told, said)] },
    {
      name: 'a team said something else',
      path: tv,
      sizes: screens,
      moments: () => [plain, saying(told, { ...said, times: 33, next: 20, otherwise: true })],
    },
    {
      name: 'a team’s answer',
      path: tv,
      sizes: screens,
      moments: () => [plain, saying(told, { ...said, kind: 'answer', call: 'The Bridge on the River Kwai' })],
    },
    { name: 'the best of the room', path: tv, sizes: screens, moments: () => [thanked()], wait: '.ending-room' },
    { name: 'counted, hard names', path: tv, sizes: screens, moments: () => [hard] },
    { name: 'chat, a choice', path: chatter, sizes: screens, moments: () => [withRoom(open, { chat })] },
    { name: 'chat, a question', path: chatter, sizes: screens, moments: () => [withRoom(question, { chat })] },
    {
      name: 'chat, how it called',
      path: chatter,
      sizes: screens,
      moments: () => [withRoom(open, { chat }), withRoom(told, { chat, task: null, calls: 0 })],
    },
    {
      name: 'chat, its delay',
      path: chatter,
      sizes: screens,
      moments: () => [withRoom(open, { chat: { ...chat, code: 'KX4' } })],
    },
    { name: 'the desk counts', path: addressOf('host'), sizes: desks, moments: () => [withRoom(open, { chat })] },
    {
      name: 'the desk waits',
      path: addressOf('host'),
      sizes: desks,
      moments: () => [withRoom(open, { until: Date.now() + 40_000, teams: open.room.teams ?? [] })],
    },
    {
      name: 'the desk calls up',
      path: addressOf('host'),
      sizes: desks,
      moments: () => [
        under(lobby, 'a free seat', {
          seats,
          room: JSON.stringify({ ...lobby.room, teams: undefined }),
          phase: 'lobby',
        }),
      ],
    },
    { name: 'the end', path: `${addressOf('watch')}${along}`, sizes: phones, moments: () => [thanked()] },
    {
      name: 'answers along',
      path: `${addressOf('watch')}${along}`,
      sizes: others,
      moments: () => [withRoom(question, {})],
    },
    {
      name: 'applauds',
      path: addressOf('watch'),
      sizes: [...others, ...phones],
      moments: () => [withRoom(question, {})],
    },
    {
      name: 'joining a team',
      path: addressOf('team/0'),
      sizes: phones,
      moments: () => [{ ...team(lobby), purse: undefined } as never],
    },
    { name: 'in a team', path: addressOf('team/0'), sizes: phones, moments: () => [team(lobby)] },
    { name: 'a vote runs', path: addressOf('team/0'), sizes: phones, moments: () => [team(open, soon())] },
    {
      name: 'a vote is over',
      path: addressOf('team/0'),
      sizes: phones,
      moments: () => [{ ...team(open), team: { ...open.team, voted } }],
    },
    {
      name: 'called up',
      path: `${addressOf('watch')}${along}`,
      sizes: phones,
      moments: () => [
        {
          ...withRoom(open, { up: called(23, open.purse.name) }),
          purse: { ...open.purse, seat: { seat: 1, token: 'x' } },
        },
      ],
    },
    {
      name: 'enters',
      path: `${addressOf('watch')}${along}`,
      sizes: phones,
      moments: () => [{ ...withRoom(open, {}), purse: undefined } as never],
    },
  ];
};
