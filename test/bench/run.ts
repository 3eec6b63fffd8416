/** `node test/bench/run.ts PART`: measures one part and prints its figures as JSON; without a part, the names of all. */
import { parts } from './parts.ts';

const [name] = process.argv.slice(2);
if (name === undefined) process.stdout.write(JSON.stringify(Object.keys(parts)));
else {
  const part = parts[name];
  if (part === undefined) throw new Error(`there is no part ${name}`);
  process.stdout.write(JSON.stringify(await (await part())()));
  process.exit(0);
}
