// The table of `npm run bench` in docs/benchmarks.md: one line for each figure that has a goal, with its day.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

const [begin, end] = ['<!-- npm run bench: begin -->', '<!-- npm run bench: end -->'];
const head = [
  '| part | what | value | reference | ratio | goal | day |',
  '| --- | --- | ---: | ---: | ---: | --- | --- |',
];

const number = value => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 1 });

/** The unit and the reference, as in "ms (raw ws)". */
const lineOf = ({ part, name, value, reference, ratio, unit, goal }, day) => {
  const [, own, other] = /^(.*?)(?: \((.*)\))?$/.exec(unit) ?? [];
  const beside = other === undefined ? number(reference) : `${number(reference)} ${other}`;
  return `| ${part} | ${name} | ${number(value)} ${own} | ${beside} | ${number(ratio)} | ${goal} | ${day} |`;
};

const machine = () => {
  const all = cpus();
  return `${all.length} × ${all[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
};

/** Parts that were not measured this time keep their lines. */
export const writeTable = figures => {
  const file = join(root, 'docs/benchmarks.md');
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < 0) throw new Error('docs/benchmarks.md lacks the marks between which the table is written');
  const measured = new Set(figures.map(({ part }) => part));
  const before = text
    .slice(from, to)
    .split('\n')
    .filter(line => line.startsWith('| ') && !head.includes(line) && !measured.has(line.split(' | ')[0].slice(2)));
  const day = new Date().toISOString().slice(0, 10);
  const fresh = figures.filter(({ goal }) => goal !== '').map(figure => lineOf(figure, day));
  const table = [begin, `Measured on ${machine()}.`, '', ...head, ...before, ...fresh, ''].join('\n');
  writeFileSync(file, `${text.slice(0, from)}${table}${text.slice(to)}`);
};
