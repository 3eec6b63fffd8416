/** Right or wrong: the host's decision. */
import { opinionIn } from '../../../shared/engine/judge.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import type { Desk, SentAnswer } from './desk.ts';

const JudgeButtons = (desk: Desk) => {
  const { desk: texts } = words().pages;
  const answers = (desk.view.own?.sent ?? []) as unknown as readonly SentAnswer[];
  const last = answers.at(-1);
  const opinion = opinionIn(desk.view);
  return (
    <section class="judge centred on-white r5" aria-label={texts.judge}>
      <h2 class="t7 mb-3">
        {last === undefined ? (
          texts.judge
        ) : (
          <>
            {texts.judgeTitle(desk.tell.name(last.seat))} <q dir="auto">{last.text}</q>
          </>
        )}
      </h2>
      {opinion !== undefined && <p class="mb-3">{texts.opinion[opinion]}</p>}
      <div class="judge-buttons as-grid gap-3">
        <Button class="hero go" disabled={desk.busy} onClick={() => void desk.move('judge', { correct: true })}>
          ✓ {texts.right}
        </Button>
        <Button class="hero" disabled={desk.busy} onClick={() => void desk.move('judge', { correct: false })}>
          ✗ {texts.wrong}
        </Button>
      </div>
    </section>
  );
};

export default JudgeButtons;
