/**
 * In every engine, on the smallest phone: a host's week by post, private words to and fro, reminders by mail asked for, agreed to and
 * ended, and what a season remembers: a player's page, the hall, names merged and parted, somebody forgotten. No page complains.
 */
import { expect, onTestFinished, test } from 'vitest';
import { PostOffice, readMail } from '../../forum/post-office.ts';
import { fixedDice, Playhouse, until } from '../../rooms/playhouse.ts';
import { HostedSeason } from '../../seasons/hosted-season.ts';
import { engines } from '../engines.ts';
import { Visitor } from '../visitor.ts';
import { watchedPages } from '../watched-pages.ts';

/** Nothing is wider than the page or cut off in its dialog. */
const fits = `[document.scrollingElement, ...document.querySelectorAll('dialog[open], .page-card')].every(
  one => one.scrollWidth <= one.clientWidth + 1
)`;

const open = (text: string) =>
  `[...document.querySelectorAll('details')].some(one => one.querySelector('summary').textContent.includes(${JSON.stringify(text)}) && (one.open = true))`;

/** Presses what begins so until its dialog is there: WebKit’s driver misses what a page moves as it settles, or
 * what lies under a bar. */
const opens = (text: string) =>
  `(() => {
    [...document.querySelectorAll('button')].find(one => one.textContent.trim().startsWith('${text}'))?.click();
    return document.querySelector('dialog[open]') !== null;
  })()`;

/** Chooses in the nth list of names, as a person does. */
const choose = (nth: number, name: string) =>
  `(() => {
    const list = document.querySelectorAll('.season-desk details[open] select')[${nth}];
    list.value = ${JSON.stringify(name)};
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  })()`;

for (const [engineName, launch] of Object.entries(engines)) {
  test(`${engineName}: a week by post, and what a season remembers`, async () => {
    const office = await PostOffice.open();
    let day = 0;
    const house = await Playhouse.open({
      dist: watchedPages(),
      source: () => fixedDice(7),
      now: () => Date.now() + day * 86_400_000,
      reminders: { anywhere: true, mail: { url: office.url, from: 'boxcars@dice.example.org' } },
    });
    const season = await HostedSeason.start(house, 'friday', ['Ann', 'Ben', 'Cal', 'Annie', 'Dot']);
    for (const [winner, score] of [
      [0, 5000],
      [0, 6000],
      [1, 7000],
    ] as const) {
      await season.close(await season.game(30, winner, score));
      day += 1;
    }
    const { code, seats, token, host } = await season.begin(3, { clock: 86_400 });
    const engine = await launch({ webgl: false });
    onTestFinished(() => engine.close());
    const phone = await Visitor.at(engine, 'by-post', 'small');
    const at = (path: string) => phone.tab.goto(`${house.url}${path}`);
    const looks = async (moment: string) => {
      await phone.holds(fits, `${moment} fits`);
      await phone.picture(moment);
    };

    await at('/season/friday/players/Ann');
    await phone.sees('Best moments');
    await phone.sees('From the records of 3 of 3 games.');
    await phone.holds(open('Game by game'), 'luck and decisions by game');
    await phone.holds(open('Be forgotten'), 'being forgotten');
    await phone.press('Ask the host to forget Ann');
    await phone.sees('The host has been asked');
    await looks('player');

    await at(`/season/friday#${season.token}`);
    await phone.sees('Longest streak: 2 wins');
    await phone.holds(open('Players and names'), 'names');
    await phone.press('Dismiss');
    await phone.holds(choose(0, 'Cal'), 'a name');
    await phone.holds(choose(1, 'Ben'), 'another one');
    await phone.press('Count them as one');
    await phone.sees('Cal is also Ben');
    await looks('names');
    await phone.press('Part them');
    await phone.holds(choose(2, 'Ben'), 'whom to forget');
    await phone.press(/^Forget Ben$/);
    await phone.press('This can’t be undone. Press again to do it.');
    await phone.sees('Player 1');
    expect(JSON.stringify(await season.lines())).not.toContain('"Ben"');

    await phone.press('The week by post');
    await phone.sees('Roll');
    await phone.press('BBCode');
    await phone.holds(`document.querySelector('textarea')?.value.includes('[b]')`, 'the post');
    await looks('week');

    // Whoever owes a move has both beside it.
    const own = seats[host.state.waiting[0]!]!.link.split('#')[1]!;
    await at(`/e/${code}#${own}`);
    await phone.holds(opens('Messages'), 'messages');
    await phone.type('dialog input', 'May I roll on Wednesday?');
    await phone.press('Close');
    await phone.holds(opens('Messages'), 'messages, with what was typed');
    await phone.press('Send');
    await phone.holds(`document.querySelector('.words-list .mine')`, 'what was written');
    await looks('words');
    await phone.press('Close');
    await phone.holds(opens('Forum'), 'the forum');
    await phone.type('dialog input[type="email"]', 'ann@example.org');
    await phone.press('Remind me by e-mail');
    await phone.sees('We wrote to a…@example.org');
    await looks('mail');
    await until(() => office.received.length > 0, 'a mail');
    const [, link = ''] = /(\/mail\/\S+)/.exec((await readMail(office.received[0]!)).text) ?? [];
    await at(link);
    await phone.press('Yes, remind me');
    await phone.sees('Mails about this show come to this address.');
    await looks('agreed');
    await phone.press('No more mails');
    await phone.sees('No mails about this show come to this address.');

    await at(`/e/${code}/host#${token}`);
    await phone.press(/^People/);
    await phone.press('Messages (1 new)');
    await phone.sees('May I roll on Wednesday?');
    await phone.press('Report');
    await phone.press('Show it to the people who run this server?');
    await phone.sees('Thanks.');
    await looks('reported');

    // A host's way back from the lobby, where a show has a long name.
    const { made, host: other } = await house.gather({
      show: 'six-dice',
      clock: 86_400,
      name: 'Sundays at the kitchen table',
    });
    expect(await other.move('start')).toMatchObject({ ok: true });
    const saved = JSON.stringify([{ code: made.code, token: made.token, links: {} }]);
    await phone.holds(`localStorage.setItem('boxcars:shows', ${JSON.stringify(saved)}) === undefined`, 'a saved show');
    await at('/');
    await phone.holds(open('All my shows at once'), 'all shows');
    await looks('lobby');
    await phone.holds(opens('The week by post'), 'the week');
    await phone.sees('Sundays at the kitchen table');
    await phone.sees('Ann: Roll');
    await looks('all-shows');
    expect([phone.name, await phone.complaints()]).toEqual([phone.name, []]);
  });
}
