import { chrome, type Look } from '../../forum/picture/looks.ts';
import { cardOf, defineSketch, type Part, type Tile, tossUpOf, type Voice } from '../../forum/scene.ts';
import type { BonusBoard, GameBoard } from './boards.ts';
import { spaceNamed } from './double-board.ts';
import type { HotDiceHouse } from './house.ts';
import type { scene } from './words/en/scene.ts';

type Words = typeof scene;

interface Doubles {
  readonly house: HotDiceHouse;
  readonly spaces: readonly string[];
  readonly take: number;
  readonly behind: readonly string[];
}

const spaceText = (name: string, million: number, { money }: Voice, texts: Words): string => {
  const space = spaceNamed(name, million);
  if (space === null) return '';
  const { kind, amount } = space;
  return texts.space(kind, kind === 'free-rolls' ? String(amount) : money(amount));
};

/** The six spaces, and what a double that awaits a decision offers. */
const doublesOf = ({ spaces, take, behind, house }: Doubles, voice: Voice, texts: Words): readonly Part[] => {
  const { money } = voice;
  const tiles = spaces.map((name, i): Tile => {
    const text = spaceText(name, house.mega.million, voice, texts);
    const head = `${i + 1}-${i + 1}`;
    return text === '' ? { head, mark: 'shut' } : { head, under: text, mark: name === 'bust' ? 'gone' : 'lit' };
  });
  const open = behind.map(name => spaceText(name, house.mega.million, voice, texts)).join(', ');
  return [
    { part: 'tiles', label: texts.board, tiles },
    ...(take > 0
      ? [
          {
            part: 'facts' as const,
            facts: [
              [texts.take, money(take)],
              [texts.behind, open],
            ] as const,
          },
        ]
      : []),
  ];
};

export const hotDice = defineSketch<GameBoard, Words>((board, view, voice, texts) => {
  const { money } = voice;
  return {
    crest: { label: texts.pot, value: money(board.pot) },
    plates: [
      ...(board.round === 0 ? [] : [board.tieBreak ? texts.tieBreak : texts.round(board.round, board.rounds)]),
      ...(board.position > 0 ? [texts.position(board.position)] : []),
    ],
    parts: [...doublesOf(board, voice, texts), ...cardOf(board.question, board.choices), ...tossUpOf(board, voice)],
    control: board.control,
    notes: view.seats.map((_, seat) => {
      const { wins, losses } = board.record[seat] ?? { wins: 0, losses: 0 };
      return [texts.record(wins, losses), seat === board.control ? texts.control : '']
        .filter(note => note !== '')
        .join(', ');
    }),
  };
});

export const bonusBonanza = defineSketch<
  BonusBoard & { readonly coins: number; readonly pot: number; position: number },
  Words
>((board, view, voice, texts) => {
  return {
    crest: { label: texts.pot, value: voice.money(board.pot) },
    plates: [
      ...(board.position > 0 ? [texts.position(board.position)] : []),
      ...(board.outcome === '' ? [] : [texts.outcome[board.outcome] ?? board.outcome]),
    ],
    parts: [...doublesOf(board, voice, texts), { part: 'facts', facts: [[texts.coinsLabel, String(board.coins)]] }],
    control: view.phase === 'over' ? -1 : board.seat,
    notes: view.seats.map((_, seat) => (seat === board.seat ? texts.coins(board.coins) : '')),
  };
});

export const megaRoll = defineSketch<BonusBoard, Words>((board, view, voice, texts) => {
  return {
    crest: { label: texts.prize, value: voice.money(board.house.mega.million) },
    plates: [...(board.outcome === '' ? [] : [texts.outcome[board.outcome] ?? board.outcome])],
    parts: doublesOf(board, voice, texts),
    control: view.phase === 'over' ? -1 : board.seat,
    notes: view.seats.map((_, seat) => (seat === board.seat ? texts.control : '')),
  };
});

export const look: Look = {
  title: 'Righteous',
  wall: ['#4a0d0d', '#2b0707', '#120303'],
  glow: '#ff3b1f',
  felt: ['#1d1a1c', '#0b090a'],
  sign: '#150505',
  signInk: '#ffb9a0',
  tile: ['#f2f4f6', '#b4bdc6'],
  tileInk: '#7a0a05',
  metal: chrome,
};
