/** What the pages can be read in, by the name of its folder here, in its own words. English is what the others are measured by. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
