/** A real mail server on this machine: it keeps what comes, and refuses what it is told to. */
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** As sent, headers first. */
  readonly source: string;
}

export class PostOffice {
  readonly received: Received[] = [];
  /** By address: the code and text with which it is refused. */
  readonly refuses = new Map<string, readonly [number, string]>();
  readonly #server: SMTPServer;

  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    await new Promise<void>(resolve => office.#server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>(resolve => office.#server.close(resolve)));
    return office;
  }

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        const [code, text] = this.refuses.get(address) ?? [0, ''];
        done(code === 0 ? null : Object.assign(new Error(text), { responseCode: code }));
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          this.received.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString('utf8'),
          });
          done();
        });
      },
    });
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }
}

/** As a mail program shows it: header fields by name in small letters, encoded words and lines put together, text and page. */
export const readMail = async ({ source }: Received) => {
  const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(source);
  return { headers: new Map(headers.map(({ key, value }) => [key, value])), subject, text, html };
};
