/** The text of a chosen file. Spreadsheets write UTF-16 and Windows-1252 as well as UTF-8. */

/** Kinds of files that may hold a pack. */
export const packFiles = '.json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values,text/plain';

/** In UTF-16 every second byte of a Latin letter is 0. Returns the byte order by where they are, "" for another encoding. */
const wideEncoding = (bytes: Uint8Array): '' | 'utf-16le' | 'utf-16be' => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < head.length / 4) return '';
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/** Without the byte order mark. Whatever is not UTF-8 is read as Windows-1252, in which every byte is a character. */
export const textOfBytes = (bytes: Uint8Array): string => {
  const wide = wideEncoding(bytes);
  if (wide !== '') return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

export const textOfFile = async (file: Blob): Promise<string> => textOfBytes(new Uint8Array(await file.arrayBuffer()));

/** Hands a file to the browser to be saved. */
export const saveBlob = (name: string, file: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

/** The same with a text. */
export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
