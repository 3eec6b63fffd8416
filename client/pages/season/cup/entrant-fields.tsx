/** Who enters a cup, as its host types or takes it. */
import { useState } from 'preact/hooks';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { Button } from '../../../parts/button.tsx';
import { TextArea, TextField } from '../../../parts/fields.tsx';

/** One name a line. */
export const namesIn = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

interface SeasonsProps {
  readonly seasons: string;
  readonly top: string;
  readonly onSeasons: (typed: string) => void;
  readonly onTop: (typed: string) => void;
}

export const SeasonFields = ({ seasons, top, onSeasons, onTop }: SeasonsProps) => (
  <>
    <TextArea
      label={texts.make.seasons}
      help={texts.make.seasonsHelp}
      autocapitalize="none"
      value={seasons}
      onType={onSeasons}
    />
    <TextField label={texts.make.top} type="number" min={1} max={64} value={top} onType={onTop} />
  </>
);

export const takenFrom = (seasons: string, top: string): object => ({ seasons: namesIn(seasons), top: Number(top) });

export const FromSeasons = ({
  busy,
  onTake,
}: {
  readonly busy: boolean;
  readonly onTake: (request: object) => void;
}) => {
  const [seasons, setSeasons] = useState('');
  const [top, setTop] = useState('1');
  return (
    <div class="season-form stack">
      <SeasonFields seasons={seasons} top={top} onSeasons={setSeasons} onTop={setTop} />
      <p>
        <Button disabled={busy || namesIn(seasons).length === 0} onClick={() => onTake(takenFrom(seasons, top))}>
          {texts.desk.takeSeasons}
        </Button>
      </p>
    </div>
  );
};
