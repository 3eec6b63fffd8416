/** Copies text in one press, even over plain http, where pages have no clipboard. */

/** The old way: copies the selection of a field. */
const copySelection = (field: HTMLTextAreaElement | null): boolean => {
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
 * Copies a text that is still being fetched. `show` puts it into a field of the page and returns the field, where it stays
 * selected if nothing else works. Rejects when the text cannot be fetched.
 */
export const copyText = async (
  text: Promise<string>,
  show: (text: string) => Promise<HTMLTextAreaElement | null>,
): Promise<boolean> => {
  if (isSecureContext && 'clipboard' in navigator && 'ClipboardItem' in window) {
    // Browsers allow it only within the press.
    const blob = text.then(loaded => new Blob([loaded], { type: 'text/plain' }));
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return true;
    } catch {
      // Then the old way.
    }
  }
  return copySelection(await show(await text));
};
