/** Colours and letters of a show in a still picture: the values of tokens.css that it needs. Each show has its own. */
export interface Look {
  /** Family of the title's letters. */
  readonly title: string;
  readonly wall: readonly [string, string, string];
  readonly glow: string;
  readonly felt: readonly [string, string];
  readonly sign: string;
  readonly signInk: string;
  readonly tile: readonly [string, string];
  readonly tileInk: string;
  /** High light, body, low light, edge. */
  readonly metal: readonly [string, string, string, string];
}

export const brass = ['#fff0b8', '#e0a83a', '#8a5713', '#4f2e08'] as const;
export const chrome = ['#ffffff', '#b9c3cc', '#56616b', '#1f262c'] as const;
