/**
 * A seat that is a team, in every engine on phones: it is joined by its link, its members advise, its captain sees the bars and
 * presses, and then it votes. Somebody on the sofa answers along.
 */
import { expect, onTestFinished, test } from 'vitest';
import type { RoomFacts } from '../../../shared/crowd/messages.ts';
import { Script } from '../../browser/evening.ts';
import { Playhouse } from '../../rooms/playhouse.ts';
import { engines } from '../engines.ts';
import { Network } from '../network.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

/** The team's 100 of six dice, then 600 of five; the last turn of whoever plays against it brings nothing. */
const dice = [
  [1, 2, 3, 4, 6, 6],
  [1, 5, 6, 6, 6],
  [2, 2, 3, 3, 4, 6],
];

for (const [engineName, launch] of Object.entries(engines)) {
  test(`${engineName}: a team of three advises its captain, votes, and wins`, async () => {
    const house = await Playhouse.open({ dist: watchedPages(), source: () => new Script({ dice }) });
    const made = await house.make({ show: 'six-dice', seats: 2, options: { target: 500 } });
    const host = await house.host(made);
    const decide = (decides: 'captain' | 'vote') =>
      host.tell({ do: 'team', seat: 0, decides, seconds: 60, name: 'Team Red' });
    expect(await decide('captain')).toMatchObject({ ok: true });
    const engine = await launch({ webgl: true });
    onTestFinished(() => engine.close());
    const addressed = async () => `${(await Network.before(house.app.port)).url}/e/${made.code}`;
    const [ida, jo, kim, ann, sofa] = (await Promise.all(
      ['Ida', 'Jo', 'Kim', 'Ann', 'Lou'].map(name => Visitor.at(engine, name, 'phone')),
    )) as [Visitor, Visitor, Visitor, Visitor, Visitor];
    for (const member of [ida, jo, kim]) {
      await member.tab.goto(`${await addressed()}/team/0`);
      await member.type('.text-field', member.name);
      await member.picture('team-joins');
      await member.press(/^Join Team Red/);
      // The first of a team becomes its captain, and their phone that of the seat, by itself.
      await member.sees('You’re in!');
    }
    await ann.tab.goto(await addressed());
    await ann.type('input[name="name"], .text-field', ann.name);
    await ann.press('Take the seat');
    await ann.sees('You’re in!');
    await sofa.tab.goto(`${await addressed()}/watch`);
    await sofa.press(/^Play along/);
    await sofa.press(/^Get 1,000/);
    expect(await host.move('start')).toMatchObject({ ok: true });
    await ida.press(/^Roll/);
    for (const member of [jo, kim]) {
      await member.sees('Your captain decides. What do you say?');
      await member.press(/^Roll/);
    }
    await jo.sees('2 of 3 have spoken');
    await jo.picture('team-advises');
    await ida.sees(/Your team says\s+Roll\s+2/);
    await ida.picture('team-captain');
    await sofa.sees('What should Team Red do?');
    await sofa.press(/^Roll/);
    await sofa.sees(/You say Roll/);
    await sofa.picture('team-sofa');
    const rolled = house.live(made.code).episode.entries.length;
    await ida.press(/^Roll/);
    await expect.poll(() => house.live(made.code).episode.entries.length, { timeout: 60_000 }).toBe(rolled + 1);
    expect(await decide('vote')).toMatchObject({ ok: true });
    for (const member of [jo, kim, ida]) {
      await member.sees('Most votes win. What do you say?');
      if (member === ida) await ida.picture('team-votes');
      await member.press(/^Bank/);
    }
    await ann.press(/^Roll/);
    await expect.poll(() => house.live(made.code).over, { timeout: 60_000 }).toBe(true);
    const advised = house
      .live(made.code)
      .episode.entries.flatMap(({ advice }) => (advice === undefined ? [] : [advice]));
    expect(advised).toEqual([{ roll: 2 }, { bank: 3 }]);
    const { table } = (await house.get(`/api/episodes/${made.code}/room`)).body as RoomFacts;
    expect(table).toHaveLength(4);
    for (const member of [jo, kim, sofa]) {
      await member.sees(/Team Red/);
      await member.picture('team-over');
    }
    for (const visitor of [ida, jo, kim, ann, sofa])
      expect([visitor.name, await visitor.complaints()]).toEqual([visitor.name, []]);
  });
}
