/** Props of every box of the host's desk. */
import { hostStep, leading } from '../../../shared/engine/asides.ts';
import type { DeskMessage } from '../../../shared/engine/desk-message.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Own, Shell } from '../../../shared/engine/protocol.ts';
import type { View } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { Connection } from '../../connection.ts';
import type { Line } from '../../parts/commentary.ts';

export interface Desk {
  readonly connection: Connection;
  readonly token: string;
  readonly shell: Shell;
  readonly own: Own;
  /** The host's view. */
  readonly view: View;
  readonly tell: Narrator;
  /** Lines of commentary since the desk was opened, oldest first. */
  readonly lines: readonly Line[];
  readonly title: string;
  /** The show's options; {} until they are known. */
  readonly options: Readonly<Record<string, Json>>;
  /** How they differ from the original rules. */
  readonly rules: Readonly<Record<string, Json>>;
  /** A request is pending, or the connection is lost. */
  readonly busy: boolean;
  /** Both resolve to whether it worked. The desk itself shows errors. */
  readonly move: (move: string, inputs?: Readonly<Record<string, Json>>, seat?: number) => Promise<boolean>;
  readonly manage: (message: DeskMessage) => Promise<boolean>;
}

/** The next step, and the alternatives to it. */
export const nextSteps = (desk: Desk) => {
  const moves = leading(desk.own.legal);
  const next = hostStep(desk.own.legal, desk.shell.waiting);
  return { next, others: next === undefined ? moves : moves.slice(1) };
};

export const mayDo = ({ own }: Desk, move: string): boolean => own.legal.some(item => item.do === move);

/** What a seat has sent, as far as the host may see it: `own.sent` of the host's view. */
export interface SentAnswer {
  readonly seat: number;
  readonly text: string;
}

/** What the big button does. */
export interface Press {
  readonly label: string;
  readonly small: string;
  readonly press?: () => void;
  /** Asked before it is pressed, after a countdown; left out for a button that may be pressed. */
  readonly ask?: string;
}

/** The host's card of a question. */
export type CardFacts = Readonly<Record<string, Json | undefined>>;

export const isFacts = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
export const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];

/** The question and the answer, whatever a show calls them. */
export const questionOf = (card: CardFacts) =>
  text(card.ask) || text(card.hint) || text(card.category) || text(card.kind);
export const answerOf = (card: CardFacts) =>
  text(card.answer) || text(card.solution) || text(card.name) || text(card.subject) || text(card.word);
