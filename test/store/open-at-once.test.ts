import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../rooms/playhouse.ts';

const opener = fileURLToPath(new URL('./opener.ts', import.meta.url));

const openedBy = async (child: ChildProcess, folder: string): Promise<unknown> => {
  child.send(folder);
  const [answer] = await once(child, 'message');
  return answer;
};

test('processes that open a new SQLite file at the same moment wait for each other', async () => {
  const children = Array.from({ length: 4 }, () => fork(opener, { execArgv: [] }));
  onTestFinished(() => {
    for (const child of children) child.kill();
  });
  // One is up when it answers; from then on they are asked at the same moment.
  await Promise.all(children.map(child => openedBy(child, freshFolder())));
  const answers: unknown[] = [];
  for (let i = 0; i < 15; i++) {
    const folder = freshFolder();
    answers.push(...(await Promise.all(children.map(child => openedBy(child, folder)))));
  }
  expect(answers.filter(answer => answer !== '')).toEqual([]);
});
