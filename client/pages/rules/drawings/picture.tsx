/** A board or device of a show, drawn, with a description for screen readers. */
import type { ComponentType } from 'preact';
import type { RuleWords } from '../../../../shared/words/en/rules.ts';
import { type PictureName, pictureText } from '../../../../shared/words/rule-book.ts';
import { Medals, RollList, ScoredDice, TenLamps } from './devices.tsx';
import type { Drawing } from './parts.tsx';
import { NearerNumber, NearestGuesses } from './scales.tsx';
import { ClueRows, DoubleBoard, LuckyLetters, NameCells, NumberedTiles, SixFaces, SixNumbers } from './tiles.tsx';

/** `set`: whose colors it has, if not those of the surrounding show. */
const drawings: Readonly<Record<PictureName, { readonly Drawn: ComponentType<Drawing>; readonly set?: string }>> = {
  'six-numbers': { Drawn: SixNumbers },
  'nearer-number': { Drawn: NearerNumber },
  medals: { Drawn: Medals, set: 'show-main-event' },
  'numbered-tiles': { Drawn: NumberedTiles },
  'roll-list': { Drawn: RollList },
  'double-board': { Drawn: DoubleBoard },
  'name-cells': { Drawn: NameCells },
  'clue-rows': { Drawn: ClueRows },
  'six-faces': { Drawn: SixFaces },
  'lucky-letters': { Drawn: LuckyLetters },
  'scored-dice': { Drawn: ScoredDice },
  'ten-lamps': { Drawn: TenLamps },
  'nearest-guesses': { Drawn: NearestGuesses },
};

interface Props {
  readonly name: PictureName;
  readonly pictured?: readonly string[] | undefined;
  readonly words: RuleWords;
}

export const Picture = ({ name, pictured = [], words }: Props) => {
  const { Drawn, set } = drawings[name];
  const { caption, description } = words.pictures[name];
  return (
    <figure class={`rules-picture ${set ?? ''}`}>
      <div class="rules-drawing" role="img" aria-label={pictureText(description, pictured)}>
        <Drawn labels={words.labels} pictured={pictured} />
      </div>
      <figcaption class="in-ink-2 t3 mt-2">{pictureText(caption, pictured)}</figcaption>
    </figure>
  );
};
