/**
 * A whole match of Lucky Numbers as people play it: a host at a desk, two players on phones, a spectator and a television.
 * Everything is clicked and typed, over plain http under a name that is not localhost.
 */
import { expect, test } from 'vitest';
import { Playhouse } from '../../rooms/playhouse.ts';
import { codeOf, oneBrowser, plainDice, pressNext, Script, takeSeat } from '../evening.ts';
import { dist, plainHost, Screen } from '../studio-pages.ts';

const browser = oneBrowser(...plainDice);

/** Answers that appear nowhere else, so that one of them in a frame is a leak. */
const answers = Array.from({ length: 12 }, (_, i) => `Zorb${'aeiou'[i % 5]}lqix${String.fromCharCode(97 + i)}`);
const asks = answers.map((_, i) => `Question number ${i + 1}, what is it?`);
const pack = {
  questions: asks.map((ask, i) => ({ ask, answer: answers[i] })),
  tieBreakers: [
    { ask: 'One more?', answer: 'Wuxtry' },
    { ask: 'And one more?', answer: 'Vexol' },
  ],
};

const lastRound = 8;

/** The throws of the evening, in order. */
const dice = [
  [3, 3], // round 1: Ann takes the 6
  [1, 5], // round 2: Ben steals it
  [1, 1],
  [6, 5],
  [4, 5], // round 3: Ann throws two wilds and takes the 9
  [6, 3], // round 4: Ann repeats the 9
  [3, 4], // round 5: Ben opens the danger zone
  [2, 3], // round 6: Ann passes, Ben has to roll and takes the 5
  [4, 6], // round 7: the luckiest number for Ann
  [5, 5], // round 8: Ben takes the 10 of the second game, then the buzzer
  [3, 3],
  [1, 1],
  [1, 6],
  [4, 5],
  [2, 3], // The Main Event
];

/** Numbers in the order drawn: the last round, the luckiest of game 1, seven secrets, the luckiest of game 2, a secret. */
const numbers = [lastRound, 6, 50, 50, 50, 50, 50, 50, 50, 1, 50];

test('a whole match, by clicking and typing, is the same on every page', async () => {
  const script = new Script({ dice, numbers });
  const house = await Playhouse.open({ dist, source: () => script });
  const address = `http://${plainHost}:${house.app.port}`;
  const host = await Screen.open(browser(), 'host', 'desk');
  const ann = await Screen.open(browser(), 'ann', 'phone');
  const ben = await Screen.open(browser(), 'ben', 'phone');
  const watcher = await Screen.open(browser(), 'watcher', 'phone');
  const tv = await Screen.open(browser(), 'tv', 'tv');
  const screens = [host, ann, ben, watcher, tv];
  const players = [ann, ben] as const;

  await host.page.goto(address);
  await host.sees('Open the show');
  await host.look('whole-match/lobby');
  await host.page.getByRole('button', { name: 'Options' }).click();
  await host.page.getByLabel('Name of the show').fill('Kitchen table');
  await host.page.getByRole('group', { name: 'Time per turn' }).getByRole('button', { name: 'Off' }).click();
  await host.press('My own');
  await host.page.getByLabel('Your questions').fill(JSON.stringify(pack));
  await host.sees(/14 items, ready to play/);
  await host.page.getByText('House rules', { exact: true }).click();
  await host.page.getByText('How long, and how it ends').click();
  const rounds = host.page.getByRole('group', { name: /buzzer sounds/ }).getByRole('spinbutton');
  for (const i of [0, 1]) {
    await rounds.nth(i).fill(String(lastRound));
    await rounds.nth(i).blur();
  }
  await host.look('whole-match/options');
  await host.press('Done');
  await host.press('Open the show');
  await host.page.waitForURL(/\/e\/[0-9A-Z]{8}\/host#/);
  const code = codeOf(host.page.url());

  await watcher.page.goto(`${address}/e/${code}/watch`);
  await tv.page.goto(`${address}/e/${code}/tv`);
  for (const [seat, name] of (['Ann', 'Ben'] as const).entries()) {
    await takeSeat(players[seat]!, host, `${address}/e/${code}`, name, async () => {
      if (seat === 0) await ann.look('whole-match/join');
    });
  }

  // What every throw looks like is looked at elsewhere: the host skips what the television shows.
  const skip = () => house.live(code).staging.skip();
  const next = async (label: string | RegExp) => {
    skip();
    await pressNext(host, label);
  };

  let left = script.left;
  /** The next question is asked; this seat comes nearer and answers. Nobody but the host has seen the answer by then. */
  let question = 0;
  const ask = async (seat: number, right = true) => {
    await next(/^Ask/);
    for (const [i, player] of players.entries()) {
      await player.sees(asks[question]!);
      for (const digit of i === seat ? '50' : '99') await player.press(digit);
      await player.press(/^Buzz with/);
    }
    const caller = players[seat]!;
    await caller.page.getByRole('textbox').waitFor();
    for (const screen of [ann, ben, watcher, tv]) {
      for (const answer of answers.slice(question))
        expect(screen.hasReceived(answer), `${screen.name} got ${answer}`).toBe(false);
    }
    await expect.poll(() => host.hasReceived(answers[question]!), { message: 'the host’s answer' }).toBe(true);
    await caller.page.getByRole('textbox').fill(right ? answers[question]! : 'no idea');
    if (question === 0) await caller.look('whole-match/answer');
    await caller.press('Answer');
    if (!right) await host.press(/Wrong/);
    question += 1;
  };
  const roll = async (seat: number) => {
    await players[seat]!.press(/^Roll/);
    // The dice of a throw that was asked for lie there at once.
    await expect.poll(() => script.left).toBeLessThan(left);
    left = script.left;
    skip();
  };

  await next(/^Start/);
  await next(/game/i);
  await ask(0);
  await ann.look('whole-match/roll');
  await roll(0);
  await tv.sees(/takes the 6/);
  await ask(1);
  await roll(1);
  await tv.sees(/steals the 6/);
  await tv.look('whole-match/tv-steal');
  await ask(0);
  await roll(0);
  await tv.sees(/the pot \$2,000/);
  await ann.page.reload();
  await roll(0);
  await tv.sees(/the pot \$2,500/);
  await roll(0);
  await tv.sees(/takes the 9/);
  await ask(0);
  await roll(0);
  await tv.sees(/into the pot: \$2,875/);
  await ask(1);
  await roll(1);
  await watcher.sees(/danger zone/i);
  await host.page.reload();
  await ask(0);
  await ann.look('whole-match/choice');
  await ann.press(/^Pass/);
  await tv.page.reload();
  await ben.look('whole-match/forced-roll');
  await roll(1);
  await watcher.sees(/takes the 5/);
  await ask(1, false);
  await roll(0);
  await watcher.sees(/wins the game/);
  await next(/game/i);
  await ask(1);
  await roll(1);
  await watcher.sees(/buzzer/i);
  await host.look('whole-match/desk-won');
  await next(/Main Event/);

  await roll(0);
  await roll(0);
  await ann.look('whole-match/claim');
  await ann.press(/8/);
  await roll(0);
  await ann.look('whole-match/offer');
  await tv.sees(/the offer to stop/);
  await tv.look('whole-match/tv-offer');
  await watcher.page.reload();
  await ann.press(/^Go on.*chance of a 7/s);
  await roll(0);
  await roll(0);
  await ann.press(/^Stop|Take/);
  // A click is not yet a move.
  await expect.poll(() => house.live(code).episode.over).toBe(true);

  const { body: record } = await house.get(`/api/episodes/${code}/record`, host.page.url().split('#')[1]);
  expect(record).toMatchObject({ show: 'lucky-numbers', seats: ['Ann', 'Ben'] });
  // fairness.md 2: the chains of the host's page and of each player's throw the dice.
  const value = expect.stringMatching(/^[0-9a-f]{64}$/);
  const names = ['host', 'player:0', 'player:1'];
  expect((record as { readonly sources: unknown }).sources).toEqual(names.map(name => ({ name, value })));
  // Which prizes there are is left to the house.
  const { prizes } = (record as { readonly options: { readonly prizes: readonly { readonly name: string }[] } })
    .options;
  const final = house.live(code).episode.view('audience');
  expect(final).toMatchObject({
    phase: 'over',
    seats: [
      { name: 'Ann', score: 1500 + 1000 + 375 + 375 },
      { name: 'Ben', score: 2000 },
    ],
    result: {
      winner: 0,
      bonus: { outcome: 'stopped', cash: 4000, prizes: prizes.slice(0, 2).map(({ name }) => name) },
      jackpot: 55000,
    },
  });
  // What is taken home: the score and the cash of the offer.
  for (const screen of screens) {
    await expect.poll(() => screen.text(), { message: screen.name }).toMatch(/7,250[\s\S]*2,000|2,000[\s\S]*7,250/);
    await screen.look(`whole-match/over-${screen.name}`);
  }
  expect(script.left, 'draws that nobody made').toBe(0);
  expect(screens.flatMap(({ complaints }) => complaints)).toEqual([]);
});
