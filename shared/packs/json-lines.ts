const deepest = 40;
/** Far more values than the longest pack has. The rest counts as being on the line where this ends. */
const maxValues = 100_000;

/** The same limit for the length of all paths together: long nested names make a small text expensive. */
const maxLetters = 10_000_000;

/** The line of a JSON text on which each value begins, by path: `questions[3].answer`. The text must be valid JSON. */
export const linesOfJson = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  let letters = 0;

  const skip = (accepts: RegExp): void => {
    while (at < text.length && accepts.test(text[at] ?? '')) {
      if (text[at] === '\n') line += 1;
      at += 1;
    }
  };
  const blanks = () => skip(/\s/);

  const string = (): string => {
    const from = at;
    at += 1;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at += 1;
    return JSON.parse(text.slice(from, at)) as string;
  };

  const members = (close: string, member: () => void): void => {
    at += 1;
    blanks();
    while (text[at] !== close) {
      member();
      blanks();
      if (text[at] === ',') at += 1;
      blanks();
    }
    at += 1;
  };

  const value = (path: string, depth = 0): void => {
    if (depth > deepest) throw new RangeError('nested more deeply than any pack');
    letters += path.length;
    if (lines.size >= maxValues || letters > maxLetters) throw new RangeError('longer than any pack');
    blanks();
    lines.set(path, line);
    if (text[at] === '{') {
      members('}', () => {
        const key = string();
        blanks();
        at += 1;
        value(path === '' ? key : `${path}.${key}`, depth + 1);
      });
    } else if (text[at] === '[') {
      let i = 0;
      members(']', () => value(`${path}[${i++}]`, depth + 1));
    } else if (text[at] === '"') string();
    else skip(/[^\s,\]}]/);
  };

  try {
    value('');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return lines;
};

/** The line and column that JSON.parse complained about, if it says so. Lines count from 1. */
export const lineOfError = (text: string, error: Error): number => {
  const place = /position (\d+)/.exec(error.message)?.[1];
  return place === undefined ? text.split('\n').length : text.slice(0, Number(place)).split('\n').length;
};
