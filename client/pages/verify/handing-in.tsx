/** Where a record is uploaded: as a file, by dropping it anywhere on the page, or by the code of its show. */
import { useEffect, useState } from 'preact/hooks';
import { verify as words } from '../../../shared/words/en/verify.ts';
import { Button } from '../../parts/button.tsx';
import { Form } from '../../parts/fields.tsx';
import { codeOf, isCode } from '../../paths.ts';

const { drop, problem } = words;

interface Props {
  /** There is a server with records. */
  readonly online: boolean;
  readonly busy: boolean;
  /** A record was uploaded, so the result matters now. */
  readonly done: boolean;
  readonly onFile: (file: File) => void;
  readonly onCode: (code: string) => void;
  readonly onProblem: (problem: string) => void;
}

const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** The whole page accepts a dropped file. Otherwise the browser would open it and leave the page. */
const useDropping = (onFile: (file: File) => void): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) onFile(file);
    };
    addEventListener('dragover', hover);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', hover);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onFile]);
  return over;
};

export const HandingIn = ({ online, busy, done, onFile, onCode, onProblem }: Props) => {
  const over = useDropping(onFile);
  const [typed, setTyped] = useState('');
  const submit = () => {
    const code = codeOf(typed);
    if (isCode(code)) onCode(code);
    else onProblem(problem.noCode);
  };
  return (
    <section class={`as-grid items-center page-card verify-drop ${over ? 'over' : ''} ${done ? 'done' : ''}`}>
      <label class="verify-file block centred bold pointer">
        <input
          class="unseen"
          type="file"
          accept=".json,application/json"
          onChange={event => {
            const file = event.currentTarget.files?.[0];
            // The same file may be chosen again after a correction.
            event.currentTarget.value = '';
            if (file !== undefined) onFile(file);
          }}
        />
        <span class="hero go">{done ? drop.again : drop.choose}</span>
        <span class="verify-or">{over ? drop.letGo : drop.orDrop}</span>
      </label>
      {online ? (
        <Form class="verify-code" onSend={submit}>
          <label class="bold" for="verify-code">
            {drop.code}
          </label>
          <div class="flex gap-2">
            <input
              id="verify-code"
              class="text-field"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              value={typed}
              onInput={event => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" disabled={busy}>
              {drop.open}
            </Button>
          </div>
          <p role="status" class="note">
            {busy ? drop.loading : ''}
          </p>
        </Form>
      ) : null}
    </section>
  );
};
