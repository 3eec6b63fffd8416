/** Files that are chosen and saved. */

/** Kinds of files that may hold a pack. */
export const packFiles = '.json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values,text/plain';

/** Throws Unreadable, which says in its message what to do. */
export const textOfFile = async (file: Blob): Promise<string> => {
  const { textOfBytes } = await import('../../shared/packs/files/bytes.ts');
  return textOfBytes(new Uint8Array(await file.arrayBuffer()));
};

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
