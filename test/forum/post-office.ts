/** A real mail server on this machine: it keeps what comes, and refuses what it is told to. */
import type { AddressInfo } from 'node:net';
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

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Headers by name, and what follows them with quoted-printable lines put together. */
const partOf = (source: string): Part => {
  const [head = '', ...rest] = source.split('\n\n');
  const headers = new Map(
    head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const),
  );
  const raw = rest.join('\n\n');
  if (headers.get('content-transfer-encoding') !== 'quoted-printable') return { headers, body: raw };
  const bytes = raw
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, body: Buffer.from(bytes, 'latin1').toString('utf8') };
};

/** What a reader sees: the plain text, the page of the same words, and the mail's headers. */
export const readMail = ({ source }: Received) => {
  const { headers, body } = partOf(source.replaceAll('\r\n', '\n'));
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '') ?? [];
  const parts = body.split(`--${boundary}`).map(part => partOf(part.replace(/^\n/, '')));
  const of = (type: string) =>
    parts.find(part => part.headers.get('content-type')?.startsWith(type) === true)?.body ?? '';
  return { headers, text: of('text/plain'), html: of('text/html') };
};
