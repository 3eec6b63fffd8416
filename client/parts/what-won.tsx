/** What won, above the winner's name: the faces of a throw, or words on open tiles. */
import './letter-tile.css';
import './what-won.css';
import type { ComponentChildren } from 'preact';
import type { Above } from '../../shared/engine/moments.ts';
import { FlatDie } from './flat-die.tsx';

interface Props {
  readonly what: Above;
  /** Other dice than those of small print. */
  readonly dice?: (faces: readonly number[]) => ComponentChildren;
}

const flat = (faces: readonly number[]) =>
  faces.map((face, die) => <FlatDie key={die} face={face} body="#fffaf0" pips="#1a1208" />);

export const WhatWon = ({ what, dice = flat }: Props) => {
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
