/** Was neben einer Frage steht: Bild und Ton, was mit der Antwort erzählt wird, und was nur der Host liest. */
import type { beside as english } from '../en/beside.ts';
import type { Translated } from '../translated.ts';

export const beside: Translated<typeof english> = {
  told: 'Gut zu wissen',
  source: source => `Quelle: ${source}`,
  host: {
    note: 'Nur für dich',
    explain: 'Mit der Antwort erzählt',
    category: 'Kategorie',
    difficulty: level => ['', 'leicht', 'mittel', 'schwer'][level] ?? '',
  },
};
