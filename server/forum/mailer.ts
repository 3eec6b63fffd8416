/** Sends reminders by e-mail, through the mail server that the operator names (SMTP_URL). */
import { createTransport } from 'nodemailer';
import { type Answer, Undeliverable } from './sender.ts';

/** A mail, in plain text and as a page of the same words. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The page on which a press ends the mails, and where a mail program's own button posts to (RFC 8058). */
  readonly ends: string;
  /** Names the reminder: one that is sent twice comes under the same name. */
  readonly id: string;
}

/** Milliseconds. */
const timeout = 10_000;

/** Mails that are under way at the same time: providers count connections. */
const connections = 2;

interface SmtpError extends Error {
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

export interface MailerOptions {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  readonly url: string;
  /** Whom mails come from. */
  readonly from: string;
}

export class Mailer {
  readonly #from: string;
  readonly #transport;

  constructor({ url, from }: MailerOptions) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: connections,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    });
  }

  /** Rejects with `Undeliverable` where the address is refused for good, and with another error where trying again may help. */
  async send({ to, subject, text, html, ends, id }: Mail): Promise<Answer> {
    try {
      await this.#transport.sendMail({
        from: { name: 'Boxcars', address: this.#from },
        // As an object it is one address, whatever is written in it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${this.#from.split('@')[1]}>`,
        // Nobody's out-of-office reply answers it.
        headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        list: { unsubscribe: { url: ends, comment: '' } },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { status: 200, wait: 0 };
    } catch (error) {
      const { responseCode = 0, response, command, message } = error as SmtpError;
      // What is refused before the recipient was named, such as our password, is no fault of the address.
      if (responseCode >= 500 && command === 'RCPT TO') throw new Undeliverable(response ?? message);
      throw error;
    }
  }

  close(): void {
    this.#transport.close();
  }
}
