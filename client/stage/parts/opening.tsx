/** The title sequence of a show and the entrance of an act: the sign lights up, and the players come on. */
import './curtain.css';
import './opening.css';
import { Emblem } from '../../parts/emblem.tsx';

interface Props {
  readonly kind: 'titles' | 'entrance';
  /** The text of the sign. */
  readonly title: string;
  /** The players: seat and name. */
  readonly players: readonly (readonly [seat: number, name: string])[];
  readonly portrait: boolean;
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

/** Up to this many players come on one by one. More of them come together. */
const fewPlayers = 4;

export const Opening = ({ kind, title, players, portrait }: Props) => (
  <section class={`opening-screen ${kind}`}>
    <div class="curtain-rays absolute round" />
    <div class="opening-sign relative">
      <span class="opening-bulbs absolute" aria-hidden="true">
        {places.map(([left, top], bulb) => (
          <i key={bulb} style={{ left: `${left}%`, top: `${top}%`, animationDelay: `${1400 + bulb * 34}ms` }} />
        ))}
      </span>
      <h2 style={{ '--letters': Math.max(6, title.length) }}>{title}</h2>
    </div>
    <ul class={`opening-players ${players.length > fewPlayers ? 'many' : ''}`}>
      {players.map(([seat, name], place) => (
        <li
          key={seat}
          class={`player-plate wide-stripes seat-${seat % 8} ${seat % 2 === 0 ? 'from-left' : 'from-right'}`}
          style={{ '--place': place, '--letters': Math.max(10, name.length) }}
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
