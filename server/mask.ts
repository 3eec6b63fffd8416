/** Removes links, tokens, seeds and answers from log lines. */

const hidden = '[secret]';

/** Fields whose values are never logged. */
const secretField = /(?:token|tokens|password|passphrase|secret|secrets|seed|seeds|authorization|cookie|pledge|hash)$/i;
/** Fields whose text is not logged: links give access, and values and texts are answers of players. */
const closedText = /^(?:key|links?|part|value|text)$/i;

/**
 * Patterns that reveal a secret in any text: addresses, headers, settings, data quoted in an error. They are bounded, because
 * strangers decide how long a line is.
 */
const masks: readonly (readonly [RegExp, string])[] = [
  // A field with its value: as JSON, as JavaScript prints it, in a query, or as a setting.
  [
    /((?:(?:token|password|passwd|secret|seed)s?|sessionId|authorization|cookie)(?:\\{0,8}["'])?\s?[:=]\s?)(?:\\{0,8}"(?:[^"\\]|\\[^"])*\\{0,8}"|'[^']*'|(?:Bearer |Basic )?[^\s,;&"'{}[\]]+)/gi,
    `$1${hidden}`,
  ],
  [/(["'](?:key|links?|part|value|text)(?:\\{0,8}["'])\s?:\s?)\\{0,8}"(?:[^"\\]|\\[^"])*\\{0,8}"/gi, `$1${hidden}`],
  [/([?&]key=)[^\s&#"']+/gi, `$1${hidden}`],
  [/\b((?:Bearer|Basic)\s+)[\w.~+/=-]+/gi, `$1${hidden}`],
  // The password of a database or a Redis, up to the last @, because people forget to write one as %40.
  [/([a-z][\w+.-]{0,20}:\/\/[^\s:/@]*:)\S{1,300}@/gi, `$1${hidden}@`],
  [/([a-z][\w+.-]{0,20}:\/\/)[^\s:/@]{1,300}@/gi, `$1${hidden}@`],
  // A link to a desk, a seat, a season or an overlay: what follows # gives access.
  [/(\/[^\s"'<>#]{0,200}(?:#|%23))[\w-]+/gi, `$1${hidden}`],
  // The key that signs webhooks, and an address that lets anybody write to a channel.
  [/(whsec_)[\w+/=]+/g, `$1${hidden}`],
  [/(\/webhooks\/[\w-]+\/)[\w-]+/gi, `$1${hidden}`],
];

const maskedText = (text: string): string =>
  masks.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);

const maskedField = (field: string, value: unknown): unknown => {
  if (secretField.test(field) && value !== null && value !== '') return hidden;
  if (typeof value !== 'string') return value;
  return closedText.test(field) && value !== '' ? hidden : maskedText(value);
};

/** A log line (JSON or text) with everything secret masked. */
export const masked = (line: string): string => {
  try {
    return `${JSON.stringify(JSON.parse(line, maskedField))}\n`;
  } catch {
    return maskedText(line);
  }
};
