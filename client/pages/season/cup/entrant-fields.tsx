/** Who enters a cup, as its host types or takes it. */
import { useState } from 'preact/hooks';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { Button } from '../../../parts/button.tsx';
import { Form, TextArea, TextField } from '../../../parts/fields.tsx';

/** One name a line. */
export const namesIn = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

interface TakeProps {
  readonly busy: boolean;
  readonly onTake: (request: object) => void;
}

/** The best of those who qualified. The others stay on the list. */
export const FromList = ({ busy, qualified, onTake }: TakeProps & { readonly qualified: number }) => {
  const [top, setTop] = useState(String(qualified));
  return (
    <Form class="season-form stack" onSend={() => onTake({ list: true, top: Number(top) })}>
      <TextField
        label={texts.desk.fromListTop(qualified)}
        help={texts.desk.fromListHelp}
        type="number"
        min={1}
        max={qualified}
        required
        value={top}
        onType={setTop}
      />
      <p>
        <Button type="submit" disabled={busy}>
          {texts.desk.fromList}
        </Button>
      </p>
    </Form>
  );
};

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

export const FromSeasons = ({ busy, onTake }: TakeProps) => {
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
