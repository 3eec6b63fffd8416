/** BCP 47: wie Zahlen, Geld, Tage und Listen geschrieben werden. */
export const language: string = 'de-DE';
