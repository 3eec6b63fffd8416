/** Suggests what the host can say now, in the show's own voice. It is shown above the next button, and one press hides it. */
import { useSignal } from '@preact/signals';
import { desk as texts, won } from '../../../shared/words/en/script.ts';
import { lineFor, withJoy } from '../../../shared/words/script.ts';
import { Button } from '../../parts/button.tsx';
import { fetched } from '../../parts/lazy.ts';
import { useLoaded } from '../../parts/task.ts';
import { saveLinesChoice, showsLines } from '../../saved-links.ts';
import { scriptsOf } from '../../stage/house-lines.ts';
import { type Desk, mayDo, nextSteps } from './desk.ts';

const Say = (desk: Desk) => {
  const { show, act } = desk.view;
  const scripts = useLoaded(() => fetched(() => scriptsOf(show, act)), [show, act]) ?? [];
  const shown = useSignal(showsLines());
  const turn = () => {
    shown.value = !shown.value;
    saveLinesChoice(shown.value);
  };
  const move = mayDo(desk, 'judge') ? 'judge' : (nextSteps(desk).next?.do ?? '');
  const scene = { view: desk.view, tell: desk.tell };
  const line = withJoy(lineFor(scripts, move, scene), desk.connection.frames.value.at(-1)?.frame, scene, won);
  // Nobody owes a move and there is none to make: the show tells something, and speaks for itself.
  const tells = move === '' && desk.shell.waiting.length === 0 && desk.view.phase !== 'over';
  if (line === '' || tells || desk.shell.paused !== '') return null;
  if (!shown.value) {
    return (
      <Button class="small say-on" onClick={turn}>
        {texts.on}
      </Button>
    );
  }
  return (
    <section class="say flex items-start on-white r2 gap-2 p-2-3" aria-label={texts.say}>
      <p class="flex-1">
        <b>{texts.say}</b> <q>{line}</q>
      </p>
      <Button class="say-off" aria-label={texts.off} title={texts.off} onClick={turn}>
        ×
      </Button>
    </section>
  );
};

export default Say;
