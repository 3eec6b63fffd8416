import { describe, expect, test } from 'vitest';
import { Match } from './match-script.ts';

const [ann, ben] = [0, 1];

describe('the toss-up', () => {
  test('LN-05 LN-06 LN-A20: the nearer number is called, by plain distance, over or under', () => {
    expect(Match.on(10).ask(98).buzz(ann, 1).buzz(ben, 90).board).toMatchObject({
      called: ben,
      secret: 98,
      buzz: [1, 90],
    });
    expect(Match.on(10).ask(40).buzz(ann, 49).buzz(ben, 30).board.called).toBe(ann);
    expect(Match.on(10).refused(ann, 'buzz', { number: 50 })).toBe('not-now');
    expect(Match.on(10).ask(1).refused(ann, 'buzz', { number: 101 })).toBe('bad-input');
    expect(Match.on(10).ask(1).refused(ann, 'buzz', { number: 0 })).toBe('bad-input');
  });

  test('LN-04: question and both numbers are posted together, and nothing of them before', () => {
    const match = Match.on(10).ask(57).buzz(ann, 50);
    expect(match.board).toMatchObject({ question: 'Question 1?', buzz: [0, 0], secret: 0, called: -1 });
    expect(JSON.stringify(match.view(ben))).not.toContain('"sent":50');
    expect(match.view(ann).own).toEqual({ sent: 50 });
    expect(match.buzz(ben, 90).board).toMatchObject({ buzz: [50, 90], secret: 57 });
  });

  test('LN-08: a right answer wins the question and a roll', () => {
    const match = Match.on(10).ask(50).buzz(ann, 50).buzz(ben, 99).answer(ann, ' ciudad  DE LOS reyes ');
    expect(match.phase).toBe('roll');
    expect(match.board.control).toBe(ann);
  });

  test('LN-02: with codes up front each player seals 20, used one a round, and again only by the same round', () => {
    const codes = (first: number) => Array.from({ length: 20 }, (_, i) => first + i);
    const match = new Match({ buzzcodes: 'upfront' }).start();
    expect(match.phase).toBe('buzzcodes');
    expect(match.refused(ann, 'buzzcodes', { numbers: codes(1).slice(1) })).toBe('bad-input');
    match.move(ben, 'buzzcodes', { numbers: codes(60) });
    expect(match.refused(ben, 'buzzcodes', { numbers: codes(60) })).toBe('not-now');
    match.move(ann, 'buzzcodes', { numbers: codes(1) });
    match.openGame(10).ask(1);
    expect(match.phase).toBe('answer');
    expect(match.board).toMatchObject({ buzz: [1, 60], called: ann });
    match.answer(ann).roll(ann, 1, 3).ask(61);
    expect(match.board).toMatchObject({ buzz: [2, 61], called: ben });
  });

  test('LN-03 LN-A14: every round opens with a question; the count runs on over games', () => {
    const match = Match.on(10).question(ann).roll(ann, 4, 6);
    expect(match.phase).toBe('ready');
    expect(match.refused(ann, 'roll')).toBe('not-now');
    expect(match.openGame(4).question(ben).board.round).toBe(2);
  });
});

describe('deadlines', () => {
  test('LN-A17: with no number at all the question is replaced in the same round', () => {
    const match = Match.on(10).ask(50).expire();
    expect(match.phase).toBe('ready');
    expect(match.board).toMatchObject({ round: 1, secret: 0 });
    expect(match.ask(7).board).toMatchObject({ round: 1, question: 'Question 2?' });
  });

  test('LN-A18: a roll or a choice that is late is rolled', () => {
    const match = Match.on(10).question(ann).expire(1, 3);
    expect(match.owner(4)).toBe(ann);
    match.question(ann).roll(ann, 3, 4).question(ben).expire(6, 4);
    expect(match.scores).toEqual([0, 1500]);
  });

  test('LN-36: ended while the dice are in hand, nobody controls them and nothing at risk is credited', () => {
    const rolling = Match.on(10).question(ann);
    expect(rolling.board.control).toBe(ann);
    const { pot } = rolling.board;
    rolling.move('host', 'end', { winner: 1 });
    expect(rolling.board).toMatchObject({ control: -1, winner: 1, pot });
    expect(rolling.scores).toEqual([0, 0]);
    rolling.move('host', 'undo');
    expect(rolling.board).toMatchObject({ control: ann, winner: -1 });
  });
});
