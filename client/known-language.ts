/**
 * Some kiosks, and WebKitGTK without a locale, report the language `C`, which `Intl` refuses. Libraries such as the charts ask
 * for it on import and then fail. From here on the browser reports the language of the page.
 */
export const knownLanguage = (pageLanguage: string): void => {
  try {
    Intl.NumberFormat.supportedLocalesOf(navigator.language);
  } catch {
    Object.defineProperty(navigator, 'language', { value: pageLanguage, configurable: true });
  }
};
