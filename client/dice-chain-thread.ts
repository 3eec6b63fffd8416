/** The thread of `dice-chain.ts`: it is given what a chain starts from, and answers with all of its links. */
import { chainFrom } from '../shared/engine/chain.ts';
import { hexToBytes } from '../shared/engine/fair.ts';

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(chainFrom(hexToBytes(data)));
