/** A field of letters in boxes: what is known stands there, the player types what is missing. */
import './letter-gaps.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Filled, fillGaps, type Known } from './gaps.ts';

interface Props {
  readonly known: readonly (Known & { readonly blocked?: boolean })[];
  readonly value: Filled;
  readonly onChange: (value: Filled) => void;
  /** What the field is called. */
  readonly label: string;
  /** How a missing letter sounds. */
  readonly gap: string;
}

/** Boxes on a line at most; longer words go on in the next. */
const lineOfBoxes = 12;

export const LetterGaps = ({ known, value, onChange, label, gap }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  // At once, in the touch that opened it: later a phone does not bring up its keyboard.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const words: { readonly at: number; readonly open: boolean; readonly char: string; readonly blocked?: boolean }[][] =
    [[]];
  known.forEach((cell, at) => {
    if (cell.open && cell.char.trim() === '') words.push([]);
    else words.at(-1)?.push({ ...cell, at });
  });
  const longest = Math.min(lineOfBoxes, Math.max(1, ...words.map(word => word.length)));
  const soFar = known.map(({ char, open }) => (open ? char : gap)).join(' ');
  return (
    <label class="letter-gaps" style={{ '--longest': String(longest) }}>
      <span class="unseen">
        {label}: {soFar}
      </span>
      <span class="boxes" aria-hidden="true">
        {words.map(word => (
          <span key={word[0]?.at ?? -1} class="word">
            {word.map(({ at, open, char, blocked }) => {
              if (open && !/[\p{L}\p{N}]/u.test(char))
                return (
                  <i key={at} class="sign">
                    {char}
                  </i>
                );
              const kind = open ? 'known' : at === value.next ? 'next' : value.chars[at] === '' ? 'missing' : 'typed';
              return (
                <i key={at} class={`${kind} ${blocked ? 'blocked' : ''}`}>
                  {value.chars[at] || (blocked ? '?' : '')}
                </i>
              );
            })}
          </span>
        ))}
      </span>
      <input
        ref={field}
        type="text"
        dir="auto"
        autocomplete="off"
        autocorrect="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="send"
        value={value.typed}
        onInput={event => {
          const filled = fillGaps(known, event.currentTarget.value);
          // What has no place is not typed.
          event.currentTarget.value = filled.typed;
          onChange(filled);
        }}
      />
    </label>
  );
};
