/**
 * `npm run world`: worlds from a fresh seed for a minute, or `--minutes 60`. `npm run world -- SEED`: one world again, and its story.
 * A world that fails is cut down to the events that it needs, and told. `--slip NAME`: with a fault put into the code on purpose
 * (slips.ts); `--whole`: without cutting down.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { planOf, told } from './plan.ts';
import { slips } from './slips.ts';
import { cutDown, type Run, runWorld, runWorlds, type Totals } from './worlds.ts';

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    slip: { type: 'string' },
    whole: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const chosen = values.slip === undefined ? [] : [slips[values.slip]].flatMap(slip => slip ?? []);
if (values.slip !== undefined && chosen.length === 0) {
  console.error(`There is no slip “${values.slip}”. These are: ${Object.keys(slips).join(', ')}.`);
  process.exit(2);
}

const thousands = (number: number): string => Math.round(number).toLocaleString('en');

const summed = ({ worlds, shows, moves, states, steps, lasted, cpu }: Totals): string =>
  [
    `${worlds} worlds: ${thousands(shows)} shows, ${thousands(moves)} moves, ${thousands(states)} states at pages,`,
    `${thousands(steps)} events in ${thousands(lasted / 1000)} s of theirs and ${thousands(cpu / 1000)} s of a core`,
    `(${thousands((shows * 3_600_000) / Math.max(1, cpu))} shows an hour)`,
  ].join(' ');

const tell = async (run: Run): Promise<void> => {
  console.log(`\nSeed ${run.seed}: ${run.found}`);
  const plan = planOf(run.seed);
  if (values.whole) {
    console.log(run.story.join('\n'));
  } else {
    console.log('Cutting it down …');
    const smallest = await cutDown(plan, run.found ?? '', chosen, 40);
    const again = await runWorld(smallest, chosen);
    console.log(
      `${smallest.storm.length} of ${plan.storm.length} events are left, and ${smallest.parties.length} parties:`,
    );
    for (const event of smallest.storm) console.log(`  at ${(event.at / 1000).toFixed(1)} s ${told(event)}`);
    console.log(again.story.join('\n'));
    console.log(`Found: ${again.found ?? 'nothing this time'}`);
  }
  console.log(`Again: npm run world -- ${run.seed}${values.slip === undefined ? '' : ` --slip ${values.slip}`}`);
};

const [seed] = positionals;
if (seed !== undefined) {
  const run = await runWorld(planOf(seed), chosen);
  console.log(run.story.join('\n'));
  if (run.found === undefined)
    console.log(`Seed ${seed}: all holds. ${thousands(run.moves)} moves, ${thousands(run.steps)} events.`);
  else await tell(run);
  process.exit(run.found === undefined ? 0 : 1);
}

const base = randomBytes(4).toString('hex');
console.log(`Seed ${base}, ${values.minutes} minutes`);
const { failed, totals } = await runWorlds(
  base,
  { clock: Number(values.minutes) * 60_000 },
  {
    slips: chosen,
    told: ({ seed: name, shows, moves, cpu }) =>
      console.log(`${name}: ${shows} shows, ${moves} moves, ${(cpu / 1000).toFixed(1)} s of a core`),
  },
);
console.log(summed(totals));
if (failed !== undefined) await tell(failed);
process.exit(failed === undefined ? 0 : 1);
