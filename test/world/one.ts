/**
 * One world in a process of its own: `node test/world/one.ts`, with `{ plan, slips }` as JSON on standard input. The last line that
 * it writes is the outcome as JSON. A world begins with a process as it ends with it, so that its seed alone says how it goes.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { enter, takeOver } from './globals.ts';
import { Chances } from './luck.ts';
import { hook, type Slip } from './modules.ts';
import { Wires } from './network.ts';
import type { Plan } from './plan.ts';
import { Owner, Timeline } from './timeline.ts';

const { plan, slips } = JSON.parse(readFileSync(0, 'utf8')) as { readonly plan: Plan; readonly slips: readonly Slip[] };

// In memory where the machine has such a folder: every commit is synced.
const memory = '/dev/shm';
const shared = mkdtempSync(join(globSync(memory).length > 0 ? memory : tmpdir(), 'boxcars-world-'));
process.on('exit', () => rmSync(shared, { recursive: true, force: true }));

const root = join(import.meta.dirname, '../..');
// Words that the server loads when somebody first asks would come in the machine's time and not in the world's.
for (const file of globSync('shared/{words,shows/*/words}/*/*.ts', { cwd: root })) await import(join(root, file));

takeOver();
Object.assign(globalThis, { WebSocket });
// What prepares a world has the time and the chance of none.
const timeline = new Timeline(new Owner('before'));
const chances = new Chances('before');
enter({ timeline, chances, wires: new Wires(timeline, chances) });
hook(slips);

const { makeTemplate } = await import('./ground.ts');
const { World } = await import('./world.ts');
const world = new World(plan, await makeTemplate(shared), shared);
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, error => world.uncaught(error));
const outcome = await world.run();
const { user, system } = process.cpuUsage();
writeSync(1, `\n${JSON.stringify({ ...outcome, cpu: (user + system) / 1000 })}\n`);
process.exit(0);
