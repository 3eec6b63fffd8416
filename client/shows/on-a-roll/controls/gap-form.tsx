/** A guess that is typed into the gaps of what is already open. */
import { useState } from 'preact/hooks';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { playing } from '../../../../shared/words/en/playing.ts';
import { fillGaps, type Known } from '../../../parts/gaps.ts';
import { LetterGaps } from '../../../parts/letter-gaps.tsx';

const texts = onARoll.phone;

interface GapFormProps {
  readonly known: readonly (Known & { readonly blocked?: boolean })[];
  readonly go: (text: string) => void;
  readonly label: string;
  readonly small?: string | undefined;
  readonly sending: boolean;
  readonly start?: string;
  readonly other?: { readonly label: string; readonly small?: string; readonly press: () => void };
}

/** Letters in boxes, and the button that sends them. */
export const GapForm = ({ known, go, label, small, sending, start = '', other }: GapFormProps) => {
  const [value, setValue] = useState(() => fillGaps(known, start));
  const gaps = value.chars.filter(char => char === '').length;
  return (
    <form
      class="gap-form down flex-1 gap-3"
      onSubmit={event => {
        event.preventDefault();
        if (value.text !== '' && !sending) go(value.text);
      }}
    >
      <LetterGaps known={known} value={value} onChange={setValue} label={texts.yourGuess} gap={texts.gap} />
      <div class="buttons">
        <button type="submit" class="hero go" disabled={sending || value.text === ''}>
          {sending ? playing.sending : value.text === '' ? texts.fewerGaps(gaps) : label}
          {value.text !== '' && small !== undefined && <small>{small}</small>}
        </button>
        {other !== undefined && (
          <button type="button" class="hero pale" disabled={sending} onClick={other.press}>
            {other.label}
            {other.small !== undefined && <small>{other.small}</small>}
          </button>
        )}
      </div>
    </form>
  );
};
