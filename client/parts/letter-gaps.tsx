/** A field of letters in boxes: known letters are filled in, and the player types the missing ones. */
import './letter-gaps.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Filled, fillGaps, type Known } from './gaps.ts';

interface Props {
  readonly known: readonly (Known & { readonly blocked?: boolean })[];
  readonly value: Filled;
  readonly onChange: (value: Filled) => void;
  /** Label of the field. */
  readonly label: string;
  /** What a screen reader says for a missing letter. */
  readonly gap: string;
}

/** Most boxes on a line. Longer words continue on the next. */
const lineOfBoxes = 12;

export const LetterGaps = ({ known, value, onChange, label, gap }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  // Within the touch that opened it, because a phone does not open its keyboard later.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const words: { readonly at: number; readonly open: boolean; readonly char: string; readonly blocked?: boolean }[][] =
    [[]];
  known.forEach((cell, at) => {
    if (cell.open && cell.char.trim() === '') words.push([]);
    else {
      words.at(-1)?.push({ ...cell, at });
      // After a hyphen a line may end.
      if (cell.open && /[-‐–—/]/u.test(cell.char)) words.push([]);
    }
  });
  const longest = Math.min(lineOfBoxes, Math.max(1, ...words.map(word => word.length)));
  const soFar = known.map(({ char, open }) => (open ? char : gap)).join(' ');
  return (
    <label class="letter-gaps block relative r3" style={{ '--longest': String(longest) }}>
      <span class="unseen">
        {label}: {soFar}
      </span>
      <span class="boxes across wrap tap" aria-hidden="true">
        {words.map(word => (
          <span key={word[0]?.at ?? -1} class="word">
            {word.map(({ at, open, char, blocked }) => {
              if (open && !/[\p{L}\p{N}]/u.test(char))
                return (
                  <i key={at} class="sign middle roman upper font-board lh-10 in-ink on-field r1">
                    {char}
                  </i>
                );
              const kind = open ? 'known' : at === value.next ? 'next' : value.chars[at] === '' ? 'missing' : 'typed';
              return (
                <i
                  key={at}
                  class={`middle roman upper font-board lh-10 in-ink on-field r1 ${kind} ${blocked ? 'blocked' : ''}`}
                >
                  {value.chars[at] || (blocked ? '?' : '')}
                </i>
              );
            })}
          </span>
        ))}
      </span>
      <input
        class="cover w-full h-full no-border p-0 t3"
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
          // Letters without a place are dropped.
          event.currentTarget.value = filled.typed;
          onChange(filled);
        }}
      />
    </label>
  );
};
