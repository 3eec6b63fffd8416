/**
 * Some kiosks and WebKitGTK without a locale call their language `C`, which `Intl` refuses. Libraries ask for it as they are
 * loaded and never come up: the charts of a recap did not. From here on the browser says the language of the page.
 */
export const knownLanguage = (pageLanguage: string): void => {
  try {
    Intl.NumberFormat.supportedLocalesOf(navigator.language);
  } catch {
    Object.defineProperty(navigator, 'language', { value: pageLanguage, configurable: true });
  }
};
