/** Which way imports may point (docs/architecture.md). Types count as well. `npm run check` holds all sources to it. */
const sides = ['client', 'server'];

/** Folders of server/, from the top. Each imports only from those below it, and from the files beside the folders. */
const layers = [
  'http',
  'cluster',
  'creation',
  'computing',
  'forum',
  'records',
  'rooms',
  'colyseus',
  'peers',
  'web',
  '(packs|seasons|store)',
];

export default {
  forbidden: [
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    ...sides.map(side => ({
      name: `shared does not know ${side}`,
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^${side}/` },
    })),
    ...sides.map(side => ({
      name: `${side} does not know the other side`,
      severity: 'error',
      from: { path: `^${side}/` },
      to: { path: `^${sides.filter(other => other !== side)}/` },
    })),
    {
      name: 'nothing that serves imports a tool or a test',
      severity: 'error',
      from: { path: '^(shared|client|server)/' },
      to: { path: '^(tools|test)/' },
    },
    {
      name: 'shared needs nothing but itself and hashes',
      severity: 'error',
      from: { path: '^shared/', pathNot: '^shared/packs/files/' },
      to: { pathNot: '^(shared|node_modules/@noble/hashes)/' },
    },
    {
      name: 'files of others are read by libraries',
      severity: 'error',
      from: { path: '^shared/packs/files/' },
      to: { pathNot: '^(shared|node_modules/(fflate|fzstd|htmlparser2|papaparse|@types/papaparse))/' },
    },
    ...layers.slice(1).map((layer, i) => ({
      name: `${layer} imports only from below`,
      severity: 'error',
      from: { path: `^server/${layer}/` },
      to: { path: `^server/(${layers.slice(0, i + 1).join('|')})/` },
    })),
    {
      name: 'what is imported is there',
      severity: 'error',
      // It is installed by hand, once in years.
      from: { pathNot: '^tools/fonts/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
