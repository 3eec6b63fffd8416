import type { stamps as english } from '../en/stamps.ts';

export const stamps: typeof english = {
  right: 'RICHTIG!',
  wrong: 'FALSCH',
  silent: 'KEINE ANTWORT',
  danger: 'GEFAHR!',
  bust: 'ALLES WEG!',
  busted: 'ALLES WEG!',
  double: 'PASCH!',
  wild: 'JOKER!',
  late: 'ZEIT UM!',
  tie: 'GLEICHSTAND!',
};
