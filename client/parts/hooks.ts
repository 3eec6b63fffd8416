import { useEffect, useState } from 'preact/hooks';
import type { JoinOptions } from '../../shared/engine/protocol.ts';
import { Connection } from '../connection.ts';

/** The connection of a page, for as long as the page lives. `delay`: of the page, milliseconds. */
export const useConnection = (code: string, options: () => JoinOptions, delay = () => 0): Connection => {
  const [connection] = useState(() => new Connection(code, options(), delay()));
  useEffect(() => () => connection.close(), [connection]);
  return connection;
};
