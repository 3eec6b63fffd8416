/**
 * The title sequence of a show and the entrance of an act: the sign lights up, and the players come on. At the titles two dice
 * knock the last bulbs on, and the names leave for their desks when the set opens.
 */
import './curtain.css';
import './opening.css';
import type { Skin } from '../../../shared/drawings/dice.ts';
import { DicePicture } from '../../parts/dice-picture.tsx';
import { Emblem } from '../../parts/emblem.tsx';

interface Props {
  readonly kind: 'titles' | 'entrance';
  /** The text of the sign. */
  readonly title: string;
  /** The players: seat and name. */
  readonly players: readonly (readonly [seat: number, name: string])[];
  readonly portrait: boolean;
  /** The dice of the show, at its titles. */
  readonly dice?: readonly number[];
  readonly skin?: Skin;
  /** After so many milliseconds the set is seen again. */
  readonly lasts?: number;
}

/** Number of bulbs along the sides of the sign: top and bottom, left and right. */
const [across, down] = [13, 5] as const;

/** Positions around the sign, clockwise from the upper left corner, in percent. */
const places: readonly (readonly [left: number, top: number])[] = [
  ...Array.from({ length: across }, (_, i) => [(100 * i) / across, 0] as const),
  ...Array.from({ length: down }, (_, i) => [100, (100 * i) / down] as const),
  ...Array.from({ length: across }, (_, i) => [100 - (100 * i) / across, 100] as const),
  ...Array.from({ length: down }, (_, i) => [0, 100 - (100 * i) / down] as const),
];

/** When the dice strike the sign, milliseconds (see opening.css), and how many bulbs each of them knocks on. */
export const knocks = [2300, 2650] as const;
const knockedOn = 4;

/** When a bulb lights up. */
const bulbAt = (bulb: number): number => {
  const last = Math.floor((places.length - 1 - bulb) / knockedOn);
  return knocks[knocks.length - 1 - last] ?? 900 + bulb * 40;
};

/** Where somebody else takes the sign down, it stays. */
const never = 1e6;

/** Up to this many players come on one by one. More of them come together. */
const fewPlayers = 4;

/**
 * The outermost come from their sides, a single one from that of the own desk. All others come where they stand, so that nobody
 * passes over anybody.
 */
const sideOf = (seat: number, place: number, players: number): string => {
  const left = players === 1 ? seat % 2 === 0 : place === 0;
  if (players > fewPlayers || (!left && place < players - 1)) return 'from-here';
  return left ? '' : 'from-right';
};

/** In the order of their seats: three or four in the time of two. */
const turnOf = (place: number, players: number): number =>
  players === 3 || players === 4 ? place / (players - 1) : place;

export const Opening = ({ kind, title, players, portrait, dice = [], skin = 'ivory', lasts = never }: Props) => (
  <section class={`opening-screen ${kind}`} style={{ '--lasts': `${lasts}ms` }}>
    <div class="curtain-rays absolute round" />
    <div class="opening-sign relative">
      <span class="opening-bulbs absolute" aria-hidden="true">
        {places.map(([left, top], bulb) => (
          <i key={bulb} style={{ left: `${left}%`, top: `${top}%`, animationDelay: `${bulbAt(bulb)}ms` }} />
        ))}
      </span>
      {dice.slice(0, 2).map((face, die) => (
        <DicePicture key={die} class={`opening-die absolute die-${die}`} values={[face]} skin={skin} />
      ))}
      <h2 style={{ '--letters': Math.max(6, title.length) }}>{title}</h2>
    </div>
    <ul class={`opening-players ${players.length > fewPlayers ? 'many' : ''}`}>
      {players.map(([seat, name], place) => (
        <li
          key={seat}
          class={`player-plate wide-stripes seat-${seat % 8} ${sideOf(seat, place, players.length)}`}
          style={{ '--place': turnOf(place, players.length), '--letters': Math.max(10, name.length) }}
        >
          {seat >= 0 && <Emblem seat={seat} size={portrait ? 52 : players.length > fewPlayers ? 56 : 92} />}
          <bdi class="one-line" dir="auto">
            {name}
          </bdi>
        </li>
      ))}
    </ul>
  </section>
);
