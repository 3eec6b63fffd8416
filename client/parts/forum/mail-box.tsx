/** Reminders by e-mail, where the server sends any. */
import { useEffect, useState } from 'preact/hooks';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { Button } from '../button.tsx';
import { Form, Problem } from '../fields.tsx';
import { askForMail, endMail, getMail, type MailNews } from './asking.ts';

interface Props {
  readonly code: string;
  /** Of the seat or desk whose moves the mails are about. */
  readonly token: string;
  readonly texts: ForumWords;
}

export const Mails = ({ code, token, texts: { box } }: Props) => {
  const [news, setNews] = useState<MailNews | undefined>();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    // Without an answer nothing is offered.
    getMail(code, token).then(setNews, () => undefined);
  }, [code, token]);
  if (news?.sends !== true) return null;
  const send = async () => {
    setProblem('');
    try {
      setNews(await askForMail(code, token, address.trim()));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const end = async () => {
    await endMail(code, token).catch(() => undefined);
    setNews(await getMail(code, token).catch(() => news));
  };
  if (news.state === 'asked' || news.state === 'on')
    return (
      <p class="row forum-reminders" role="status">
        {news.state === 'on' ? box.mailOn(news.address) : box.mailAsked(news.address)}{' '}
        <Button onClick={() => void end()}>{box.forget}</Button>
      </p>
    );
  return (
    <Form class="row forum-reminders" onSend={() => void send()}>
      <input
        class="text-field grow"
        type="email"
        required
        autocomplete="email"
        maxLength={200}
        placeholder={box.mailAddress}
        aria-label={box.mailAddress}
        value={address}
        onInput={event => setAddress(event.currentTarget.value)}
      />
      <button type="submit" class="small">
        {box.byMail}
      </button>
      <Problem text={problem !== '' ? problem : news.state === 'stopped' ? box.mailStopped(news.problem) : ''} />
    </Form>
  );
};
