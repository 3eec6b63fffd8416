import { expect, test } from 'vitest';
import type { Applause, Purse, RoomFacts, RoomReply, TeamNews } from '../../shared/crowd/messages.ts';
import type { ClusterOfServers } from '../processes/cluster.ts';
import { makeShow } from '../processes/make-show.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import type { Visitor } from '../processes/visitor.ts';
import { until } from '../rooms/playhouse.ts';
import { sightFaults } from './history.ts';

type Come = (url: string, code: string, options: ConstructorParameters<typeof Visitor>[2]) => Promise<Visitor>;

/** What nobody but a team may read while it thinks. */
const sealed = ['Quagga by night', 'Zorilla by day'] as const;

const questions = Array.from({ length: 40 }, (_, i) => ({ ask: `Which animal is no. ${i}?`, answer: 'Okapi' }));

const newsOf = ({ heard }: Visitor): readonly TeamNews[] =>
  heard.flatMap(([type, message]) => (type === 'team' ? [message as TeamNews] : []));

const roomOf = ({ state }: Visitor) => JSON.parse(state?.room || '{}') as Partial<RoomFacts>;

/** Everything that a page was sent, as text. */
const allOf = (page: Visitor): string => JSON.stringify([page.heard, page.own, page.state]);

/** Members, callers and those who clap ask one process, and another one plays their show. */
export const testTeamsApart = (clusterOf: () => ClusterOfServers, come: Come): void => {
  test('members in another process advise: live on their team’s phones there, and nowhere else', async () => {
    const [owner, other] = clusterOf().servers as readonly [ServerProcess, ServerProcess];
    const { code, token } = await makeShow(owner.url, {
      show: 'lucky-numbers',
      options: { judging: 'auto' },
      pack: { questions, tieBreakers: questions },
      teams: { decides: 'vote', names: ['Team Red', 'Team Blue'] },
    });
    const say = async (n: number, message: object): Promise<RoomReply> => {
      const answer = await fetch(`${other.url}/api/episodes/${code}/room`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ secret: String(n).padStart(32, '0'), ...message }),
      });
      return (await answer.json()) as RoomReply;
    };
    const host = await come(owner.url, code, { as: 'host', token });
    // Two members a team and somebody who is in none, all through the process that does not play the show.
    const members = await Promise.all(
      [0, 1, 0, 1].map(async (team, n) => {
        const purse = (await say(n + 1, { do: 'join', team, name: `Fan ${n}` })) as Purse;
        expect(purse).toMatchObject({ ok: true, team: { seat: team } });
        const page = await come(other.url, code, { as: 'watch' });
        page.hear(purse.team?.key ?? '');
        return { n: n + 1, page, team };
      }),
    );
    const strangers = await Promise.all([
      come(other.url, code, { as: 'watch' }),
      come(other.url, code, { as: 'watch', screen: 'tv' }),
      come(owner.url, code, { as: 'watch' }),
    ]);
    strangers[0]?.hear('no such key');
    const of = (team: number) => members.filter(member => member.team === team);
    await until(() => members.every(({ page }) => newsOf(page).length > 0), 'news of the teams');
    for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move, move)).toMatchObject({ ok: true });

    // Everybody votes for a number. Nobody has a page of the seat, so the server makes what was voted.
    const asked = (kind: string) => (page: Visitor) => newsOf(page).at(-1)?.task?.task.kind === kind;
    await until(() => members.every(({ page }) => asked('guess')(page)), 'the question for a number');
    for (const { n, page, team } of members) {
      const { key = '' } = newsOf(page).at(-1)?.task ?? {};
      expect(await say(n, { do: 'call', task: key, value: String(40 + team) })).toMatchObject({ ok: true });
    }
    await until(() => members.some(({ page }) => asked('answer')(page)), 'one of the teams to be asked');
    const { team } = members.find(({ page }) => asked('answer')(page))!;
    await until(() => of(team).every(({ page }) => asked('answer')(page)), 'both of its phones to be asked');
    const [first, second] = of(team) as [(typeof members)[number], (typeof members)[number]];
    const { key = '' } = newsOf(first.page).at(-1)?.task ?? {};
    expect(await say(first.n, { do: 'call', task: key, value: sealed[team] })).toMatchObject({ ok: true });
    await until(
      () => of(team).every(({ page }) => newsOf(page).at(-1)?.counts[0]?.[0] === sealed[team]),
      'the advice on both phones of the team',
    );
    // The other team answers along: nobody hears it before it is told.
    const [beside] = of(1 - team);
    const { task } = roomOf(strangers[0]!);
    expect(await say(beside!.n, { do: 'call', task: task?.key ?? '', value: sealed[1 - team] })).toMatchObject({
      ok: true,
    });
    await until(() => strangers.every(page => roomOf(page).calls === 2), 'the count of calls in both processes');
    const others = [...strangers, host, ...of(1 - team).map(({ page }) => page)];
    for (const page of others) expect(allOf(page)).not.toContain(sealed[team]);
    for (const page of [...others, ...of(team).map(one => one.page)])
      expect(allOf(page)).not.toContain(sealed[1 - team]);
    for (const page of strangers) expect(newsOf(page)).toEqual([]);

    // Hands that clap there are heard in both processes.
    expect(await say(9, { do: 'react', with: 'clap' })).toMatchObject({ ok: true });
    const clapped = ({ state }: Visitor) => (JSON.parse(state?.applauded || '{}') as Partial<Applause>).hands?.clap;
    await until(() => strangers.every(page => clapped(page) === 1), 'the applause');

    expect(await say(second.n, { do: 'call', task: key, value: sealed[team] })).toMatchObject({ ok: true });
    await until(() => strangers.every(page => roomOf(page).last !== null), 'the answer to be told');
    expect(roomOf(strangers[0]!).last).toMatchObject({ right: ['Okapi'], hits: 0 });
    const pages = [...strangers, ...members.map(({ page }) => page)];
    expect(sightFaults(pages.map(({ shown }) => shown.sightings))).toEqual([]);
  });
};
