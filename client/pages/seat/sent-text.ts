/** What this seat sent and nobody else sees yet: a number, a text, a guess with its number, or a pass; "" for nothing. */
import type { Json } from '../../../shared/engine/json.ts';
import type { View } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { words } from '../../../shared/words/index.ts';
import { controlsOf } from '../../controls/index.ts';

export const sentText = (view: View, tell: Narrator): string => {
  const { sentText: ofShow } = controlsOf(view.show, view.act);
  if (ofShow !== undefined) return ofShow({ view, tell });
  const sent = view.own?.sent;
  if (typeof sent === 'number' || typeof sent === 'string') return String(sent);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return '';
  const { text, buzz, passed } = sent as { readonly text?: Json; readonly buzz?: Json; readonly passed?: Json };
  if (passed === true) return words().pages.play.sentPass;
  return typeof text === 'string' && typeof buzz === 'number' ? words().pages.play.sentGuess(text, buzz) : '';
};
