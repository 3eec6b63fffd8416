/** Every throw of the show, and the commentary as text. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Story } from '../../../shared/recap/story.ts';
import { dice as diceWords } from '../../../shared/words/en/dice.ts';
import { recap as words } from '../../../shared/words/en/recap.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { Emblem, Name } from '../../parts/emblem.tsx';
import { saveFile } from '../../parts/files.ts';
import { FlatDie } from '../../parts/flat-die.tsx';
import { Seal } from '../../parts/seal.tsx';
import { canCopy } from '../desk/copy-button.tsx';
import { type Lines, lineAt, type RecapProps } from './moment-lines.ts';

/** `house`: all are house throws. */
export const ThrowsCard = ({ story, lines, tell, onSeek, house }: RecapProps & { readonly house: boolean }) => {
  const { throws: texts } = words;
  if (story.throws.length === 0) return null;
  const checked = story.throws.some(({ check }) => check !== '');
  return (
    <section class="page-card recap-throws col-all">
      <h2>
        {texts.title} {house && <span class="tag">{diceWords.houseDice}</span>}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section class="recap-scroll inset scroll" tabIndex={0} aria-label={texts.title}>
        <table class="data-table">
          <thead>
            <tr>
              <th scope="col">{texts.number}</th>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.dice}</th>
              <th scope="col">{texts.total}</th>
              <th scope="col">{texts.what}</th>
              {checked && <th scope="col">{texts.code}</th>}
            </tr>
          </thead>
          <tbody>
            {story.throws.map(({ entry, seat, dice, check, gone }, i) => (
              <tr key={i} class={gone ? 'gone' : ''}>
                <th scope="row">
                  <Button aria-label={texts.seek(i + 1)} onClick={() => onSeek(entry)}>
                    {i + 1}
                  </Button>
                </th>
                <td>
                  <span class="recap-who row">
                    {seat >= 0 && <Emblem seat={seat} size="22px" />}
                    <Name name={seat >= 0 ? tell.name(seat) : ''} />
                  </span>
                </td>
                <td>
                  <span class="recap-dice row" role="img" aria-label={dice.join(', ')}>
                    {dice.map((face, j) => (
                      <FlatDie key={j} face={face} body="#17110d" pips="#fff6e3" />
                    ))}
                  </span>
                </td>
                <td class="font-board t4">{dice.reduce((all, face) => all + face, 0)}</td>
                <td>
                  {gone && <i>({texts.gone}) </i>}
                  <span dir="auto">{lineAt(lines, entry)}</span>
                </td>
                {checked && <td>{check !== '' && <Seal label={catalogue().pages.check} code={check} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
};

/** The whole commentary, line by line, under the names and the code of the show. */
const asText = ({ moments }: Story, lines: Lines, head: string): string =>
  [head, '', ...moments.map(({ entry }) => lineAt(lines, entry)).filter(text => text !== '')].join('\n');

export const CommentaryCard = ({
  story,
  lines,
  head,
  at,
  seen,
  onSeek,
}: RecapProps & { readonly head: string; readonly at: number; readonly seen: number }) => {
  const { commentary: texts } = words;
  const copied = useSignal(false);
  const shown = story.moments[at]?.entry;
  const list = useRef<HTMLElement>(null);
  // The entry on the stage stays visible in the list, as soon as it is there, without scrolling the page.
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (box === null || line == null) return;
    const top = line.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + line.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 3;
  }, [shown, seen]);
  return (
    <section class="page-card recap-commentary down">
      <h2>{texts.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={list} class="recap-scroll inset scroll flex-1 min-h-0" tabIndex={0} aria-label={texts.title}>
        <ol>
          {story.moments.slice(0, seen + 1).map(({ entry, gone }) => {
            const text = lineAt(lines, entry);
            return text === '' ? null : (
              <li key={entry} class={gone ? 'gone' : ''}>
                <button
                  class="block text-left weight-5 lh-12 no-border no-ground tap p-2-3"
                  type="button"
                  aria-current={entry === shown ? 'step' : undefined}
                  onClick={() => onSeek(entry)}
                >
                  <span dir="auto">{text}</span>
                </button>
              </li>
            );
          })}
        </ol>
      </section>
      <p class="row">
        {canCopy() && (
          <Button
            onClick={() =>
              void navigator.clipboard.writeText(asText(story, lines, head)).then(() => {
                copied.value = true;
                setTimeout(() => {
                  copied.value = false;
                }, 2000);
              })
            }
          >
            {copied.value ? texts.copied : texts.copy}
          </Button>
        )}
        <Button onClick={() => saveFile(texts.file(story.code), asText(story, lines, head), 'text/plain')}>
          {texts.download}
        </Button>
      </p>
    </section>
  );
};
