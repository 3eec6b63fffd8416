/** Bytes that lie in a text. */

/** Undefined for a text that is not base64. */
export const bytesOf = (base64: string): Uint8Array | undefined => {
  try {
    const text = atob(base64.replace(/\s+/g, ''));
    return text === '' ? undefined : Uint8Array.from(text, char => char.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/** A text in UTF-8 that lies in another one; undefined if it does not. */
export const textOfBase64 = (base64: string): string | undefined => {
  const bytes = bytesOf(base64);
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
