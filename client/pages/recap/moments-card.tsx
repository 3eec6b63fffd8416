/** The best moments. A press on one plays it again. */
import { approx, parseFraction } from '../../../shared/odds/fraction.ts';
import { type Highlight, highlightsIn } from '../../../shared/recap/highlights.ts';
import { recap as words } from '../../../shared/words/en/recap.ts';
import { scoreText } from '../../controls/index.ts';
import { Button } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { lineAt, type RecapProps } from './moment-lines.ts';

const { moments: texts } = words;

export const MomentsCard = ({ story, lines, tell, onSeek }: RecapProps) => {
  const found = highlightsIn(story);
  const last = story.moments.at(-1);
  if (found.length === 0 || last === undefined) return null;
  const title = ({ kind, seat, amount, chance }: Highlight): string => {
    const name = seat < 0 ? '' : tell.name(seat);
    // Bonus rounds pay dollars, whatever the show's unit.
    const sum = kind === 'bonus' ? tell.money(amount) : scoreText(amount, { view: last.view, tell });
    return kind === 'rare' ? texts.kinds.rare(name, approx(parseFraction(chance))) : texts.kinds[kind](name, sum);
  };
  /** Of the end only what it says of the winner. */
  const said = ({ kind, seat, entry }: Highlight): string => {
    const ofWinner = kind === 'end' && seat >= 0;
    const line = ofWinner ? lines.get(entry)?.findLast(({ text }) => text.includes(tell.name(seat))) : undefined;
    return line?.text ?? lineAt(lines, entry);
  };
  return (
    <section class="page-card recap-moments">
      <h2>{texts.title}</h2>
      <ol>
        {found.map(one => (
          <li class="across gap-3" key={one.entry}>
            {one.seat >= 0 && <Emblem seat={one.seat} size="34px" />}
            <div class="flex-1 min-w-0">
              <h3>{title(one)}</h3>
              {/* The title of a sum says all of it. */}
              {one.amount === 0 && (
                <p class="in-ink-2 t3" dir="auto">
                  {said(one)}
                </p>
              )}
            </div>
            <Button aria-label={`${texts.seek}: ${title(one)}`} onClick={() => onSeek(one.entry)}>
              {texts.seek}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
};
