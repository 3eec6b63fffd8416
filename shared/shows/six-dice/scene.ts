import { brass, type Look } from '../../forum/picture/looks.ts';
import { defineSketch, type Tile } from '../../forum/scene.ts';
import type { SixDiceBoard } from './board.ts';
import type { scene } from './words/en/scene.ts';

type Words = typeof scene;

export const sixDice = defineSketch<SixDiceBoard, Words>((board, view, { number }, texts) => {
  const thrown: readonly Tile[] = board.dice.map((face, i) => ({
    head: String(face),
    ...(board.held.includes(i + 1) ? { under: texts.kept, mark: 'lit' as const } : {}),
  }));
  return {
    crest: { label: texts.risk, value: number(board.points) },
    plates: [
      ...(board.target > 0 ? [texts.target(number(board.target))] : []),
      ...(board.turn >= 0 ? [texts.inHand(board.inHand)] : []),
      ...(board.bonus > 0 ? [texts.bonus(number(board.bonus))] : []),
      ...(board.lastTurn ? [texts.lastTurn] : []),
    ],
    parts: [
      ...(thrown.length === 0 ? [] : [{ part: 'tiles' as const, label: texts.thrown, tiles: thrown }]),
      ...(board.aside.length === 0
        ? []
        : [{ part: 'facts' as const, facts: [[texts.aside, board.aside.join(' ')]] as const }]),
    ],
    control: board.turn,
    notes: view.seats.map((_, seat) => (seat === board.turn ? texts.turn : '')),
    // The board shows them already.
    dice: [],
  };
});

export const look: Look = {
  title: 'Alfa Slab One',
  wall: ['#6a3a1c', '#4b260f', '#241006'],
  glow: '#ffc46b',
  felt: ['#23493f', '#10261f'],
  sign: '#2a1408',
  signInk: '#ffe0a6',
  tile: ['#f4dfb4', '#d9b877'],
  tileInk: '#3a1c08',
  metal: brass,
};
