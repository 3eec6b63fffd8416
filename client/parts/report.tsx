/** In public shows anyone can report something offensive. */
import { Button } from './button.tsx';
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
    return <Button onClick={() => (open.value = true)}>{texts.open}</Button>;
  }
  return (
    <fieldset class="row report">
      <legend class={answer.value === '' ? '' : 'unseen'}>{texts.title}</legend>
      <p role="status">{answer.value}</p>
      {answer.value === '' &&
        reasons.map(why => (
          <Button key={why} onClick={() => void send(why)}>
            {texts.reasons[why]}
          </Button>
        ))}
      <Button
        onClick={() => {
          open.value = false;
          answer.value = '';
        }}
      >
        {texts.close}
      </Button>
    </fieldset>
  );
};

export default Report;
