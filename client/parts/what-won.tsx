/** What won, above the winner's name: the faces of a throw, or words on open tiles. */
import './letter-tile.css';
import './what-won.css';
import type { ComponentChildren } from 'preact';
import type { Above } from '../../shared/engine/moments.ts';

interface Props {
  readonly what: Above;
  /** How they look. */
  readonly dice: (faces: readonly number[]) => ComponentChildren;
}

export const WhatWon = ({ what, dice }: Props) => {
  if (typeof what !== 'string') return <p class="what-won">{dice(what)}</p>;
  const words = what.split(' ').map(word => [...word]);
  return (
    <p
      class="what-won word-tiles"
      role="img"
      aria-label={what}
      style={{ '--letters': [...what].length, '--longest': Math.max(...words.map(({ length }) => length)) }}
    >
      {words.map((word, place) => (
        <span key={place} class="flex">
          {word.map((letter, at) => (
            <i key={at} class="letter-tile open">
              {letter}
            </i>
          ))}
        </span>
      ))}
    </p>
  );
};
