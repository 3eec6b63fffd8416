/** Prizes that nobody has named, by their name in options and records: pages and the television's narrator both say them. */
export const prizes: Readonly<Record<string, string>> = {
  'bronze prize': 'the bronze prize',
  'silver prize': 'the silver prize',
  'gold prize': 'the gold prize',
};
