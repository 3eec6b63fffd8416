import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '../../server/metrics.ts';
import { commandOf, stagesOf, wordsOf } from './dockerfile.ts';
import { composeOf, faultsOf } from './faults.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every panel of the dashboard asks for figures that there are, by labels that they have', async () => {
  const metrics = createMetrics({ process: true, disk: async () => 1 });
  metrics.entries.inc({ show: 'six-dice' });
  const text = await metrics.registry.metrics();
  const dashboard = JSON.parse(read('deploy/grafana.json')) as {
    panels: { title: string; targets: { expr: string; legendFormat?: string }[] }[];
  };
  expect(dashboard.panels.length).toBeGreaterThan(10);
  const asked = new Set<string>();
  for (const { title, targets } of dashboard.panels) {
    for (const { expr, legendFormat = '' } of targets) {
      const names = expr.match(/\b(?:boxcars|nodejs|process)_\w+/g) ?? [];
      expect(names.length, title).toBeGreaterThan(0);
      for (const name of names) {
        asked.add(name);
        expect(text, `${title}: ${name}`).toMatch(new RegExp(`^${name}(\\{| )`, 'm'));
        const labels = [...`${expr} ${legendFormat}`.matchAll(/by \((\w+)\)/g)].map(([, label]) => label);
        for (const label of labels)
          expect(text, `${title}: ${label} of ${name}`).toMatch(new RegExp(`^${name}\\{[^}]*${label}="`, 'm'));
      }
    }
  }
  // Nothing that is measured is forgotten.
  const own = [...text.matchAll(/^# TYPE (boxcars_\w+) (\w+)/gm)].map(([, name, type]) =>
    type === 'histogram' ? `${name}_bucket` : name,
  );
  expect(own.filter(name => !asked.has(name ?? ''))).toEqual([]);
});

test('what Dockerfile and compose.yaml name is there', () => {
  const stages = stagesOf(read('Dockerfile'));
  const engine = JSON.parse(read('package.json')) as { dependencies: { node: string } };
  for (const { image, steps } of stages) {
    expect(image.startsWith(`node:${engine.dependencies.node.split('.')[0]}`)).toBe(true);
    for (const { name, text } of steps) {
      const { flags, words } = wordsOf(text);
      // What the first image made does not lie here.
      if (name === 'COPY' && flags.from !== undefined && !/node_modules|dist/.test(words[0] ?? ''))
        expect(existsSync(join(root, (words[0] ?? '').replace('/app/', ''))), text).toBe(true);
      const [file, script = ''] = name === 'CMD' ? commandOf(text) : [];
      if (file === 'node') expect(existsSync(join(root, script)), text).toBe(true);
    }
  }
  const { services } = composeOf(read('compose.yaml'));
  const main = read('server/main.ts');
  for (const name of Object.keys(services.boxcars?.environment ?? {})) expect(main, name).toContain(name);
  for (const name of Object.keys(services.boxcars?.depends_on ?? {})) expect(services).toHaveProperty(name);
});

test.each([
  ['Dockerfile', 'USER node', '', 'the image runs as root'],
  ['Dockerfile', /HEALTHCHECK.*/, '', 'the image has no healthcheck'],
  ['Dockerfile', 'VOLUME /data', '', 'DATA_DIR is no volume'],
  ['Dockerfile', 'EXPOSE 2567', 'EXPOSE 3000', 'other ports than exposed'],
  ['Dockerfile', 'NODE_ENV=production ', '', 'the image does not run in production'],
  ['compose.yaml', 'data:/data', 'data:/elsewhere', 'the key is on no volume'],
  ['compose.yaml', 'data:/data', 'dta:/data', 'boxcars: no volume dta:/data'],
  ['compose.yaml', /redis:\n {8}condition/, 'postgres2:\n        condition', 'boxcars does not wait for redis'],
  ['compose.yaml', /(POSTGRES_PASSWORD): .*/, '$1: boxcars', 'postgres starts without a password in POSTGRES_PASSWORD'],
])('a mistake in the %s is noticed: %s → %s', (file, good, bad, fault) => {
  const texts = ['Dockerfile', 'compose.yaml'].map(name => [name, read(name)] as const);
  const [dockerfile = '', composeFile = ''] = texts.map(([name, text]) =>
    name === file ? text.replace(good, bad) : text,
  );
  for (const whole of ['compose.yaml', 'compose.small.yaml'])
    expect(faultsOf(read('Dockerfile'), read(whole)), whole).toEqual([]);
  expect(faultsOf(dockerfile, composeFile)).toEqual([fault]);
});
