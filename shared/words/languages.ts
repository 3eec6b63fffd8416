/** What the pages can be read in, by the name of its folder here, in its own words. English is what the others are measured by. */
export const languages = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as readonly Language[];

export const isLanguage = (wanted: unknown): wanted is Language => languageNames.some(language => language === wanted);
