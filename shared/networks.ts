/** The networks over which people can join. */

/** Why no phone can join: the server listens on its own machine only, or the machine is in no network; "" for no reason. */
export type NoWayIn = '' | 'only-here' | 'no-network';

/** How people can reach the server: `GET /api/networks`. */
export interface Networks {
  /** What links begin with, without a slash at the end. */
  readonly address: string;
  /** One for each network of the machine, if the page was opened on that machine. Only there one of them can be chosen. */
  readonly ways: readonly { readonly name: string; readonly address: string }[];
  readonly noWay: NoWayIn;
  /** Whether people join over the machine's own network, where a firewall or a guest network may be in the way. */
  readonly home: boolean;
}
