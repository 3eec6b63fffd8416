/** The folder of the pages over moments in a language; see build.mjs. */
export const buildStudio: (language: string) => Promise<string>;
