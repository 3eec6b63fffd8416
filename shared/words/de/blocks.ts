import type { BlockWords } from '../en/blocks.ts';
import type { Translated } from '../translated.ts';

export const blocks: Translated<BlockWords> = {
  blockedHere: 'Wer diesen Server betreibt, hat dein Netz hier gesperrt.',
  notANetwork: such => `Das ist weder eine IP-Adresse noch ein Netz wie ${such}.`,
  tooWide: least => `Das ist ein großer Teil des Internets. Ein Netz braucht eine Länge von mindestens /${least}.`,
  blocksServer: 'Das ist der Server selbst. Ohne seine eigene Adresse kann er nicht arbeiten.',
  blocksYou:
    'Das ist dein eigenes Netz: Nur diese Seite ginge für dich noch auf. Mit „sure“ gesendet, wird es trotzdem gesperrt.',
  blocksFull: most => `Die Liste ist voll: Sie fasst ${most}. Hebe erst einige Sperren auf.`,
};
