/** What a reminder by e-mail says, and the page that every one of them links to. */
import { type ReminderFacts, reminderText } from '../../shared/forum/reminders.ts';
import type { ForumWords } from '../../shared/words/en/forum.ts';
import type { Target } from '../store/reminders.ts';
import type { Vault } from '../vault.ts';
import { escaped } from '../web/documents.ts';
import { theHost } from './due-reminders.ts';
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

/** A line of a mail, and the link that it leads to; "" for none. */
interface Paragraph {
  readonly text: string;
  readonly link?: string;
}

/** `address`: what links begin with. Nothing in the subject is a secret: mail programs show it on locked screens. */
export const mailOf = (
  id: string,
  { id: target, format, about, language }: Pick<Target, 'id' | 'format' | 'about' | 'language'>,
  { to, token }: MailSecret,
  facts: ReminderFacts,
  words: ForumWords,
  vault: Pick<Vault, 'secretFor'>,
  address: string,
): Mail => {
  const { mail } = words;
  const ends = `${address}/mail/${target}/${mailKey(vault, target)}`;
  const show = facts.name === '' ? facts.title : `${facts.title}: ${facts.name}`;
  const letter = (subject: string, ...paragraphs: readonly Paragraph[]) => ({
    ...{ to, id, ends, subject },
    text: plain(paragraphs),
    html: page(paragraphs, language, subject),
  });
  if (format === mailFormats.asked)
    return letter(
      mail.ask(facts.title),
      { text: mail.asked(show) },
      { text: mail.agree, link: ends },
      { text: mail.ignore },
    );
  const { title, body } = reminderText(facts, words);
  const isOver = facts.event === 'result';
  const own = isOver ? mail.watch : about === theHost ? mail.desk : mail.open;
  return letter(
    title,
    { text: title },
    { text: facts.name },
    { text: body },
    { text: own, link: isOver ? facts.link : `${facts.link}#${token}` },
    { text: isOver ? '' : mail.keep },
    { text: mail.end, link: ends },
  );
};

const said = (paragraphs: readonly Paragraph[]) => paragraphs.filter(({ text }) => text !== '');

const plain = (paragraphs: readonly Paragraph[]): string =>
  `${said(paragraphs)
    .map(({ text, link }) => (link === undefined ? text : `${text} ${link}`))
    .join('\n\n')}\n`;

/** The simplest page, in which mail programs use letters and colors of their own. */
const page = (paragraphs: readonly Paragraph[], language: string, title: string): string => {
  const lines = said(paragraphs).map(({ text, link }) =>
    link === undefined
      ? `<p>${escaped(text)}</p>`
      : `<p>${escaped(text)}<br>\n<a href="${escaped(link)}">${escaped(link)}</a></p>`,
  );
  return [
    `<!doctype html>\n<html lang="${language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title></head>`,
    // Links are longer than a phone is wide.
    ...['<body style="overflow-wrap:anywhere">', ...lines, '</body>', '</html>'],
  ].join('\n');
};
