/** The caption rail: what happened, what is at stake, what is asked. Readers of the screen follow the show here. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Prompt } from '../../../shared/words/en/stage.ts';
import { stage as words } from '../../../shared/words/en/stage.ts';

/** Letters that are read at a glance: two lines of the rail hold more, but what was said first has been read by then. */
const most = 190;

/** Sizes of the letters, largest first: one line, two, and three of the smallest. */
const sizes = ['one', 'two', 'three'] as const;

/** The largest size at which everything fits, measured: letters differ in width. Upright screens let the rail grow instead. */
const useSize = () => {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    const height = element?.parentElement?.clientHeight ?? 0;
    if (element === null) return;
    for (const size of sizes) {
      element.className = size;
      if (element.scrollWidth <= element.clientWidth + 1 && element.offsetHeight <= height) break;
    }
  });
  return line;
};

interface Props {
  readonly said: readonly string[];
  readonly prompt: Prompt;
  /** What the lamp says: ON AIR. */
  readonly lamp: string;
  readonly lit: boolean;
  readonly speaks: boolean;
  /** Check code of the throw on the table (fairness.md 8), "" for none. */
  readonly check: string;
}

export const Rail = ({ said, prompt, lamp, lit, speaks, check }: Props) => {
  const asked = (prompt.stake?.length ?? 0) + (prompt.ask?.length ?? 0);
  const length = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length + 1, asked);
  let first = 0;
  while (first < said.length - 1 && length(said.slice(first)) > most) first++;
  const lines = said.slice(first);
  const line = useSize();
  return (
    <div class="rail">
      <div class={`mic ${lit ? '' : 'dark'}`}>{lamp}</div>
      <p ref={line} aria-live={speaks ? 'polite' : 'off'}>
        {lines.map((text, index) => (
          <span key={`${first + index} ${text}`}>{text} </span>
        ))}
        {prompt.stake !== undefined && <em key={prompt.stake}>{prompt.stake} </em>}
        {prompt.ask !== undefined && <span key={prompt.ask}>{prompt.ask}</span>}
      </p>
      {check !== '' && <code>{words.check(check)}</code>}
    </div>
  );
};
