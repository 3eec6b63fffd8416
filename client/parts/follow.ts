/** When a show goes on with the same people, its pages go there: each finds its seat, its desk or its screen again. */
import { useEffect } from 'preact/hooks';
import { Declined, getNext } from '../api.ts';
import type { Connection } from '../connection.ts';

/** Milliseconds between two tries where the server does not answer. */
const patience = 2000;

const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** What this page holds in the next show; "" for nothing. */
const tokenThere = async (code: string, token: string): Promise<string> => {
  if (token === '') return '';
  for (;;) {
    try {
      return (await getNext(code, token)).token;
    } catch (error) {
      // What opens nothing any more opens nothing there.
      if (error instanceof Declined && [403, 404].includes(error.status)) return '';
      await wait(patience);
    }
  }
};

/** `token`: what the page holds of this show. What it was shown with, a delay for one, stays. */
export const useFollow = (connection: Connection, token: () => string): void => {
  const next = connection.shell.value?.next ?? '';
  useEffect(() => {
    if (next === '') return;
    let gone = false;
    const follow = async () => {
      const held = await tokenThere(connection.code, token());
      if (gone) return;
      const { pathname, search } = location;
      const there = pathname.replace(connection.code, next);
      // Back leads to where one came from, not to what is over and leads here again.
      location.replace(`${there}${search}${held === '' ? '' : `#${held}`}`);
    };
    void follow();
    return () => {
      gone = true;
    };
  }, [next]);
};
