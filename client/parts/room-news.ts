/** What the state says of the crowd. */
import type { RoomNews } from '../../shared/crowd/messages.ts';

let last: { readonly text: string; readonly news: RoomNews } | undefined;

/** null while nobody plays along. Several parts of a page ask for the same text. */
export const roomNews = (text: string): RoomNews | null => {
  if (text === '') return null;
  if (last?.text !== text) last = { text, news: JSON.parse(text) as RoomNews };
  return last.news;
};

/** Something can be called, and somebody has: the stage counts them. */
export const isCounting = ({ task, calls }: RoomNews): boolean => task !== null && calls > 0;
