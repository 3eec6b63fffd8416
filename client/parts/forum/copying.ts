/** Text to the clipboard in one press, also over plain http, where there is no clipboard for pages. */

/** The old way: what is marked in a field of the page. */
const copyMarked = (field: HTMLTextAreaElement | null): boolean => {
  if (field === null) return false;
  field.focus();
  field.select();
  field.scrollTop = 0;
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
};

/**
 * Copies a text that is still on its way. `show` puts it into a field of the page and gives the field back; there it stays
 * marked, if nothing else works. Rejects when the text cannot be had.
 */
export const copyText = async (
  text: Promise<string>,
  show: (text: string) => Promise<HTMLTextAreaElement | null>,
): Promise<boolean> => {
  if (isSecureContext && 'clipboard' in navigator && 'ClipboardItem' in window) {
    // Begun within the press, or browsers refuse it.
    const blob = text.then(loaded => new Blob([loaded], { type: 'text/plain' }));
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return true;
    } catch {
      // Then the old way.
    }
  }
  return copyMarked(await show(await text));
};
