/** What a reminder by e-mail says, and the page that every one of them links to. */
import { type ReminderFacts, reminderText } from '../../shared/forum/reminders.ts';
import type { ForumWords } from '../../shared/words/en/forum.ts';
import type { Target } from '../store/reminders.ts';
import type { Vault } from '../vault.ts';
import type { Mail } from './mailer.ts';

/** What is sealed of whoever gets mails: their address, and the token that opens their seat or desk. */
export interface MailSecret {
  readonly to: string;
  readonly token: string;
}

/** `format` of a target until whoever reads the mail has agreed, and from then on. */
export const mailFormats = { asked: 'asked', on: 'mail' } as const;

/** The same for an address in every show, and tells nobody the address. */
export const addressMark = (vault: Pick<Vault, 'secretFor'>, address: string): string =>
  vault.secretFor(`mail to ${address.toLowerCase()}`).slice(0, 32);

/** Opens the page of one target: only its mails hold it. */
export const mailKey = (vault: Pick<Vault, 'secretFor'>, id: string): string =>
  vault.secretFor(`mails of ${id}`).slice(0, 32);

/** `address`: what links begin with. Nothing in the subject is a secret: mail programs show it on locked screens. */
export const mailOf = (
  id: string,
  { id: target, format }: Pick<Target, 'id' | 'format'>,
  { to, token }: MailSecret,
  facts: ReminderFacts,
  words: ForumWords,
  vault: Pick<Vault, 'secretFor'>,
  address: string,
): Mail => {
  const { mail } = words;
  const ends = `${address}/mail/${target}/${mailKey(vault, target)}`;
  const show = facts.name === '' ? facts.title : `${facts.title}: ${facts.name}`;
  if (format === mailFormats.asked)
    return {
      to,
      id,
      ends,
      subject: mail.ask(facts.title),
      text: lines(mail.asked(show), `${mail.agree} ${ends}`, mail.ignore),
    };
  const { title, body } = reminderText(facts, words);
  const opens = facts.event === 'result' ? facts.link : `${facts.link}#${token}`;
  const own = facts.event === 'result' ? mail.watch : mail.open;
  return {
    to,
    id,
    ends,
    subject: title,
    text: lines(
      title,
      facts.name,
      body,
      `${own} ${opens}`,
      facts.event === 'result' ? '' : mail.keep,
      `${mail.end} ${ends}`,
    ),
  };
};

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.filter(text => text !== '').join('\n\n')}\n`;
