/**
 * Mails that come back (RFC 3464): hours after a mail server took one of ours, another one found that nobody gets it. What comes back
 * quotes the headers of our mail, and with them the link that ends it, which nobody else knows. Both the report and the quoted
 * headers are plain lines by their standards, whatever is around them. So nothing is unpacked, and a long mail costs no more than it has bytes.
 */
import { unaddressed } from './sender.ts';

interface Bounce {
  /** Of the target, and of the page that ends it. */
  readonly id: string;
  readonly key: string;
  /** What the mail server said. */
  readonly problem: string;
}

/** Bytes: a mail of ours as a whole, and what mail servers add. */
export const longestBounce = 128 * 1024;

/** Undefined for any mail but one that says that ours reaches nobody. What is only late or full may come through (4.x.x). */
export const readBounce = (source: Buffer): Bounce | undefined => {
  const text = source.toString('latin1').replaceAll('\r\n', '\n');
  const [, id, key] = /^List-Unsubscribe:\s*<\S*\/mail\/([\w-]+)\/([\w-]+)>/im.exec(text) ?? [];
  const [, status] = /^Status:[ \t]*(5\.\d+\.\d+)/im.exec(text) ?? [];
  if (id === undefined || key === undefined || status === undefined || !/^Action:[ \t]*failed\b/im.test(text))
    return undefined;
  const [, said = status] = /^Diagnostic-Code:[ \t]*(?:smtp;)?[ \t]*(.+(?:\n[ \t].*)*)/im.exec(text) ?? [];
  return { id, key, problem: unaddressed(said.replace(/\s+/g, ' ')) };
};
