import { expect, test } from 'vitest';
import { advisedIn, calledIn, typedFor } from '../../shared/crowd/chat.ts';
import { joinedIn, typedToJoin } from '../../shared/crowd/chat-teams.ts';
import type { Task } from '../../shared/crowd/task.ts';

const answer = (...choices: readonly string[]): Task => ({
  key: 'question 1.0',
  seats: [0],
  kind: 'answer',
  ask: 'Which capital?',
  pattern: '',
  choices,
});
const turn: Task = {
  key: 'entry 7',
  seats: [1],
  kind: 'choice',
  options: [
    { value: 'roll', do: 'roll' },
    { value: 'pass', do: 'pass' },
  ],
};
const numbers: Task = {
  key: 'entry 8',
  seats: [1],
  kind: 'number',
  options: [4, 42].map(number => ({ value: `pick number=${number}`, do: 'pick', input: ['number', number] })),
};
const letters: Task = {
  key: 'entry 9',
  seats: [0],
  kind: 'number',
  options: ['E', 'A'].map(letter => ({ value: `letter letter="${letter}"`, do: 'letter', input: ['letter', letter] })),
};
const guess: Task = { key: 'guess 1', seats: [0, 1], kind: 'guess', ask: 'How many?' };
const german = (value: string) => ({ roll: 'Würfeln', pass: 'Passen' })[value] ?? value;

test.each<readonly [line: string, task: Task, called: string | undefined]>([
  ['!a', answer('Lima', 'Oslo'), 'Lima'],
  ['b', answer('Lima', 'Oslo'), 'Oslo'],
  ['!c', answer('Lima', 'Oslo'), undefined],
  ['!answer  oslo', answer('Lima', 'Oslo'), 'Oslo'],
  ['!OSLO', answer('Lima', 'Oslo'), 'Oslo'],
  // What is written on a choice comes before its letter.
  ['b', answer('B', 'A'), 'B'],
  ['oslo', answer('Lima', 'Oslo'), undefined],
  ['!answer Lima', answer(), 'Lima'],
  ['!Antwort  São Paulo', answer(), 'São Paulo'],
  ['!a', answer(), undefined],
  ['what a show', answer(), undefined],
  ['!roll', turn, 'roll'],
  ['!PASS', turn, 'pass'],
  ['!würfeln', turn, 'roll'],
  ['b', turn, 'pass'],
  ['roll it!', turn, undefined],
  ['!42', numbers, 'pick number=42'],
  ['4', numbers, 'pick number=4'],
  ['!5', numbers, undefined],
  ['!a', letters, 'letter letter="A"'],
  ['e', letters, 'letter letter="E"'],
  ['!42', guess, '42'],
  ['3,5', guess, '3.5'],
  ['!guess', guess, undefined],
])('“%s” in the chat', (line, task, called) => {
  expect(calledIn(line, task, german)).toBe(called);
});

test('whatever an overlay says to type means what it stands beside', () => {
  for (const task of [answer('Lima', 'Oslo', 'B'), turn, numbers, letters]) {
    const values = 'options' in task ? task.options.map(({ value }) => value) : 'choices' in task ? task.choices : [];
    for (const [place, value] of values.entries())
      expect(calledIn(typedFor(value, place, task), task, german)).toBe(value);
  }
});

const named = (...names: readonly string[]) => names.map((name, i) => ({ seat: 2 * i, name }));
const colours = named('Team Red', 'Team Blue', 'Die Füchse');

test.each<readonly [line: string, seat: number | undefined]>([
  ['!join red', 0],
  ['!RED', 0],
  ['!join Team Blue', 2],
  ['!team blue', 2],
  ['!join 3', 4],
  ['!join b', 2],
  ['!füchse', 4],
  ['!join', -1],
  // A letter or a number alone is a call, and a word of several names is nobody’s.
  ['!b', undefined],
  ['!2', undefined],
  ['!team', -1],
  ['!join 4', undefined],
  ['!join green', undefined],
  ['red', undefined],
])('“%s” joins a team', (line, seat) => {
  expect(joinedIn(line, colours)).toBe(seat);
});

test('whatever an overlay says to type joins the team that it stands beside', () => {
  for (const teams of [colours, named('Team 1', 'Team 2'), named('Ann & Ben', 'Ann & Cid'), named('A', 'Join')])
    for (const team of teams) expect(joinedIn(typedToJoin(team, teams), teams)).toBe(team.seat);
});

test('a team is advised in the chat as on its pages: numbers of its range, answers, and moves in their place', () => {
  const pass = { value: '(pass)', do: 'pass' };
  const key = 'team 0 7';
  const buzz = { key, task: { ...guess, ask: '' }, moves: [], range: [1, 100] as const };
  expect(['!42', '7', '!0', '!101', '!4.5'].map(line => advisedIn(line, buzz, german))).toEqual([
    '42',
    '7',
    undefined,
    undefined,
    undefined,
  ]);
  const answers = { key, task: answer(), moves: [pass] };
  expect(['!answer Lima', '!pass', '!passen', 'pass', 'p'].map(line => advisedIn(line, answers, german))).toEqual([
    'Lima',
    '(pass)',
    undefined,
    undefined,
    undefined,
  ]);
});
