/** When a show continues with the same people, its pages move there, each to its seat, its desk or its screen. */
import { useEffect } from 'preact/hooks';
import { Declined, getNext } from '../api.ts';
import type { Connection } from '../connection.ts';
import { paths } from '../paths.ts';
import { pause } from '../requests.ts';

/** Milliseconds between two attempts while the server does not answer. */
const patience = 2000;

/** This page's token in the next show, "" for none. */
const tokenThere = async (code: string, token: string): Promise<string> => {
  if (token === '') return '';
  for (;;) {
    try {
      return (await getNext(code, token)).token;
    } catch (error) {
      // A token that is no longer valid here has none there.
      if (error instanceof Declined && [403, 404].includes(error.status)) return '';
      await pause(patience);
    }
  }
};

/** `token`: of this page in this show. Parameters of the page, such as a delay, are kept. */
export const useFollow = (connection: Connection, token: () => string): void => {
  const next = connection.shell.value?.next ?? '';
  useEffect(() => {
    if (next === '') return;
    let gone = false;
    const follow = async () => {
      const held = await tokenThere(connection.code, token());
      if (gone) return;
      const { pathname, search } = location;
      // Whoever had a seat and has none there watches: in a season the beaten player leaves.
      const there = held === '' && token() !== '' ? paths.watch(next) : pathname.replace(connection.code, next);
      // The back button should not lead to a show that is over and would lead here again.
      location.replace(`${there}${search}${held === '' ? '' : `#${held}`}`);
    };
    void follow();
    return () => {
      gone = true;
    };
  }, [next]);
};
