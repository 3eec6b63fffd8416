/** In public shows anyone can report something offensive. */
import './report.css';
import { useSignal } from '@preact/signals';
import { order } from '../../shared/words/en/order.ts';
import { getEpisode, reportShow } from '../api.ts';
import { Button } from './button.tsx';
import { useLoaded } from './task.ts';

const { report: texts } = order;

const reasons = ['name', 'title', 'questions', 'other'] as const;

const Report = ({ code }: { readonly code: string }) => {
  const open = useSignal(false);
  const answer = useSignal('');

  const isPublic = useLoaded(() => getEpisode(code), [code])?.public === true;

  const send = async (why: (typeof reasons)[number]) => {
    answer.value = await reportShow(code, why).then(
      () => texts.thanks,
      () => texts.failed,
    );
  };

  if (!isPublic) return null;
  if (!open.value) {
    return <Button onClick={() => (open.value = true)}>{texts.open}</Button>;
  }
  return (
    <fieldset class="row report min-w-0">
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
