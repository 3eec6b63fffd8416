/** A process that opens and closes the store of each folder it is given, and answers with the error, or ''. */
import { openSqlite } from '../../server/store/sqlite.ts';

process.on('message', async (folder: string) => {
  try {
    const store = await openSqlite(folder);
    await store.check();
    await store.close();
    process.send?.('');
  } catch (error) {
    process.send?.(String(error));
  }
});
