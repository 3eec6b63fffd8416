/** What the server says of its ways in: `GET /api/networks`. */

/** Why no phone can come in: the server listens to its own machine alone, or the machine is in no network; "" for no reason. */
export type NoWayIn = '' | 'only-here' | 'no-network';

export interface Networks {
  /** What links begin with, without a slash at the end. */
  readonly address: string;
  /** One for each network of the machine, where the page was opened on the machine itself; which of them is used is its choice. */
  readonly ways: readonly { readonly name: string; readonly address: string }[];
  readonly noWay: NoWayIn;
  /** Whether people come in over the machine's own network, where a firewall or a guest network may be in the way. */
  readonly home: boolean;
}
