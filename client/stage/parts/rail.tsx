/** The caption rail: what happened, what is at stake, what comes next. Screen readers follow the show here. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { CueFrame } from '../../../shared/engine/protocol.ts';
import { dice } from '../../../shared/words/en/dice.ts';
import type { Prompt } from '../../../shared/words/en/stage.ts';
import { stage as words } from '../../../shared/words/en/stage.ts';
import { onResize } from '../../parts/on-resize.ts';
import { firstShown } from '../standing.ts';

/** Font sizes, largest first: one line, two lines, two with the words of its neighbours hidden, and with its letters closer together. */
const sizes = ['one', 'two', 'two lean', 'two lean close'] as const;

/** On upright screens, whose rail is higher and has narrower lines. */
const upright = ['brief', '', 'three', 'three lean', 'three lean close'] as const;

/** The largest size at which everything fits, measured because letters differ in width. */
const fitInto = (line: HTMLParagraphElement | null, portrait: boolean) => {
  const height = line?.parentElement?.clientHeight ?? 0;
  if (line === null) return;
  for (const size of portrait ? upright : sizes) {
    line.className = size;
    if (line.scrollWidth <= line.clientWidth + 1 && line.offsetHeight <= height) break;
  }
};

/**
 * The line, and its neighbours, which change its width as they come, go or get their font. The rail keeps its height.
 * Each measurement lays out the whole stage, so there is none without a reason. `shown`: all that the line says.
 */
const useSize = (shown: string, portrait: boolean) => {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    fitInto(line.current, portrait);
  }, [shown, portrait]);
  useEffect(() => {
    const again = () => fitInto(line.current, portrait);
    const end = onResize([before.current, beside.current], again);
    // Letters of a fallback face are wider.
    document.fonts?.addEventListener('loadingdone', again);
    return () => {
      end();
      document.fonts?.removeEventListener('loadingdone', again);
    };
  }, [portrait]);
  return { line, before, beside };
};

interface Props {
  readonly lines: readonly string[];
  readonly prompt: Prompt;
  /** The text of the lamp: ON AIR. */
  readonly lamp: string;
  readonly lit: boolean;
  readonly speaks: boolean;
  /** Check code of the throw on the table (fairness.md 9), shown as a seal; "" for none. */
  readonly check: string;
  /** Whose lock is on it; undefined for no throw and for old shows. */
  readonly part: CueFrame['part'];
  /** All throws of this show are the house's: one standing mark says so. */
  readonly houseDice: boolean;
  /** The throw is the house's, and that is no news. */
  readonly expected: boolean;
  /** A notice of the page, beside the commentary. */
  readonly sign: ComponentChildren;
  readonly portrait: boolean;
}

export const Rail = ({ lines, prompt, lamp, lit, speaks, check, part, houseDice, expected, sign, portrait }: Props) => {
  const first = firstShown(lines, prompt);
  const shown = [...lines.slice(first), prompt.stake ?? '', prompt.ask ?? ''];
  // The seal takes some of the line's width.
  const seal = check !== '' || houseDice ? `${part} ${expected} ${houseDice}` : '';
  const { line, before, beside } = useSize([...shown, seal].join('\n'), portrait);
  return (
    <div class="rail across">
      <div ref={before} class={`bold-figure flex-none lh-11 in-bright t6 r2 mic ${lit ? '' : 'dark'}`}>
        {lamp}
      </div>
      <p ref={line} aria-live={speaks ? 'polite' : 'off'}>
        {/* A caption appears as a whole. Later additions appear at once. A line that was replaced at once is still heard. */}
        <span key={lines[0] ?? ''} class="caption">
          {lines.map((text, index) => (
            <span key={`${index} ${text}`} class={index < first ? 'unseen' : undefined}>
              {text}{' '}
            </span>
          ))}
          {prompt.stake !== undefined && (
            <em class="in-accent" key={prompt.stake}>
              {prompt.stake}{' '}
            </em>
          )}
          {prompt.ask !== undefined && <span key={prompt.ask}>{prompt.ask}</span>}
        </span>
      </p>
      {seal !== '' && (
        <span
          class={`flex-none nowrap end in-soft throw-seal across ${houseDice ? 'house' : (part ?? '')} ${expected || houseDice ? 'quiet' : ''}`}
        >
          <svg
            viewBox="0 0 24 24"
            role="img"
            aria-label={houseDice ? dice.seal.house : part === undefined ? words.check(check) : dice.seal[part]}
          >
            <circle cx="12" cy="12" r="11" />
            <path d={houseDice || part === 'house' ? 'M7 12h10' : 'M7 12.5 10.5 16 17 8.5'} />
          </svg>
          {houseDice ? <b>{dice.houseDice}</b> : part === 'house' && !expected && <b>{dice.houseThrow}</b>}
        </span>
      )}
      <div ref={beside} class="rail-sign">
        {sign}
      </div>
    </div>
  );
};
