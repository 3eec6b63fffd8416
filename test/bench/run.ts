/** `node test/bench/run.ts PART`: measures one part and prints its figures as JSON; without a part, the names of all. */
import { parts } from './parts.ts';

// What libraries say goes elsewhere: on standard output are the figures, and nothing else.
console.log = console.info = console.debug = console.error;

/** Milliseconds; the longest parts take half of it: Lighthouse visits eight pages five times. */
const longest = 1_200_000;

const [name] = process.argv.slice(2);
if (name === undefined) process.stdout.write(JSON.stringify(Object.keys(parts)));
else {
  const part = parts[name];
  if (part === undefined) throw new Error(`there is no part ${name}`);
  setTimeout(() => {
    process.stderr.write(`Boxcars: ${name} was not done after ${longest / 60_000} minutes\n`);
    process.exit(1);
  }, longest).unref();
  process.stdout.write(JSON.stringify(await (await part())()));
  process.exit(0);
}
