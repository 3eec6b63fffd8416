/** BCP 47: how numbers, money, dates and lists are written. */
export const language: string = 'en-US';
