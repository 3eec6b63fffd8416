import type { prizes as english } from '../en/prizes.ts';

export const prizes: typeof english = {
  'bronze prize': 'Bronzepreis',
  'silver prize': 'Silberpreis',
  'gold prize': 'Goldpreis',
};
