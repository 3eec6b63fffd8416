/** The caption rail: what happened, what is at stake, what is asked. Readers of the screen follow the show here. */

import type { Prompt } from '../../../shared/words/en/stage.ts';
import { stage as words } from '../../../shared/words/en/stage.ts';

/** Letters that one line of the rail holds at full size, and two at the smaller one. */
const room = { line: 102, two: 240 } as const;

interface Props {
  readonly said: readonly string[];
  readonly prompt: Prompt;
  /** What the lamp says: ON AIR. */
  readonly lamp: string;
  readonly speaks: boolean;
  /** Check code of the throw on the table (fairness.md 8), "" for none. */
  readonly check: string;
}

export const Rail = ({ said, prompt, lamp, speaks, check }: Props) => {
  const asked = (prompt.stake?.length ?? 0) + (prompt.ask?.length ?? 0);
  const length = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length + 1, asked);
  let first = 0;
  while (first < said.length - 1 && length(said.slice(first)) > room.two) first++;
  const lines = said.slice(first);
  const size = length(lines) > room.line ? 'two' : 'one';
  return (
    <div class="rail">
      <div class="mic">{lamp}</div>
      <p class={size} aria-live={speaks ? 'polite' : 'off'}>
        {lines.map((line, index) => (
          <span key={`${first + index} ${line}`}>{line} </span>
        ))}
        {prompt.stake !== undefined && <em key={prompt.stake}>{prompt.stake} </em>}
        {prompt.ask !== undefined && <span key={prompt.ask}>{prompt.ask}</span>}
      </p>
      {check !== '' && <code>{words.check(check)}</code>}
    </div>
  );
};
