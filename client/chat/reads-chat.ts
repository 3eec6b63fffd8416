/** A page of the host's that reads the chat while it shows this. */
import { useEffect } from 'preact/hooks';
import type { Connection } from '../connection.ts';
import { readChat } from './reading.ts';

interface Props {
  readonly connection: Connection;
  readonly token: string;
  readonly shell: { readonly chat: string };
}

const ReadsChat = ({ connection, token, shell: { chat } }: Props) => {
  useEffect(() => {
    readChat(connection, token, chat);
    return () => readChat(connection, token, '');
  }, [connection, token, chat]);
  return null;
};

export default ReadsChat;
