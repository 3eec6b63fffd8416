/** In public shows anyone can report something offensive. */
import './report.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { orderWords } from '../../shared/words/order.ts';
import { getEpisode, reportShow } from '../api.ts';

const reasons = ['name', 'title', 'questions', 'other'] as const;

const Report = ({ code }: { readonly code: string }) => {
  const { report: texts } = orderWords();
  const isPublic = useSignal(false);
  const open = useSignal(false);
  const answer = useSignal('');

  useEffect(() => {
    let wanted = true;
    getEpisode(code).then(
      facts => {
        if (wanted) isPublic.value = facts.public;
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [code]);

  const send = (why: (typeof reasons)[number]) =>
    reportShow(code, why).then(
      () => {
        answer.value = texts.thanks;
      },
      () => {
        answer.value = texts.failed;
      },
    );

  if (!isPublic.value) return null;
  if (!open.value) {
    return (
      <button type="button" class="small" onClick={() => (open.value = true)}>
        {texts.open}
      </button>
    );
  }
  return (
    <fieldset class="row report">
      <legend class={answer.value === '' ? '' : 'unseen'}>{texts.title}</legend>
      <p role="status">{answer.value}</p>
      {answer.value === '' &&
        reasons.map(why => (
          <button key={why} type="button" class="small" onClick={() => void send(why)}>
            {texts.reasons[why]}
          </button>
        ))}
      <button
        type="button"
        class="small"
        onClick={() => {
          open.value = false;
          answer.value = '';
        }}
      >
        {texts.close}
      </button>
    </fieldset>
  );
};

export default Report;
