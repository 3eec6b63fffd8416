/** Televisions that were paired with a show: what they may show, and what they and desks are told. */
import { choice, type Read } from './fields.ts';

/** The big screen, one part of it, or the board of its cup. All of them show what the audience may see. */
export const screenViews = ['tv', 'board', 'scores', 'cup'] as const;

export const screenView = choice(screenViews);
export type ScreenView = Read<typeof screenView>;

/** As a desk sees it. */
export interface ScreenFacts {
  readonly id: string;
  readonly name: string;
  readonly view: ScreenView;
  readonly connected: boolean;
}

/** What a television shows now. `known`: for its next request, which is answered once something else holds. */
export type ScreenNews = { readonly known: string } & (
  | { readonly pin: string }
  | {
      readonly code: string;
      readonly view: ScreenView;
      readonly name: string;
      readonly show: string;
      /** Of the show on the air, as its host named it; "" for none. */
      readonly title: string;
      /** The name of its season; "" for none. */
      readonly season: string;
    }
);
