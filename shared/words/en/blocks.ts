/** Refusals about whom the operator keeps away. Only the server has these at hand, so no page pays for them. */
export const blocks = {
  blockedHere: 'Whoever runs this server keeps your network away from it.',
  notANetwork: (such: string) => `That’s neither an IP address nor a network such as ${such}.`,
  tooWide: (least: number) => `That’s a large part of the internet. A network needs a length of at least /${least}.`,
  blocksServer: 'That’s the server itself. Without its own address it can’t work.',
  blocksYou:
    'That’s your own network: only this page would still open for you. Send it with “sure” to block it anyway.',
  blocksFull: (most: number) => `The list is full: it holds ${most}. Lift some blocks first.`,
};

export type BlockWords = typeof blocks;
