import { useEffect, useState } from 'preact/hooks';
import type { JoinOptions } from '../../shared/engine/protocol.ts';
import { Connection } from '../connection.ts';

/** The connection of a page, for as long as the page lives. */
export const useConnection = (code: string, options: () => JoinOptions): Connection => {
  const [connection] = useState(() => new Connection(code, options()));
  useEffect(() => () => connection.close(), [connection]);
  return connection;
};
