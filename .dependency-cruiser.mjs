// The rooms of the project and their allowed imports. ARCHITECTURE.md shows them as a map.

/**
 * The rooms of the listings' package along its pipeline, each with the rooms that it may import
 * from.
 */
const listingRooms = {
  model: [],
  run: ['model'],
  content: ['model'],
  markdown: ['model', 'content'],
  toolchain: ['model'],
  build: ['model', 'run', 'content', 'toolchain'],
  'options.ts': [],
  verify: ['model', 'run', 'content', 'toolchain', 'build', 'options.ts'],
  mutants: ['model', 'content', 'toolchain', 'build', 'options.ts', 'verify'],
  speed: ['model', 'content', 'build', 'options.ts', 'verify'],
  workers: ['model', 'run', 'toolchain'],
  components: ['model', 'run', 'workers', 'generated.d.ts'],
  theme: ['components'],
};

/** The rooms of the search's package. */
const searchRooms = {
  'shared.ts': [],
  'headingsFile.ts': ['shared.ts'],
  words: ['shared.ts'],
  server: ['shared.ts', 'headingsFile.ts', 'options.ts', 'words'],
  'serviceRules.ts': [],
  'serviceVersion.ts': [],
  push: ['shared.ts', 'headingsFile.ts', 'serviceRules.ts', 'serviceVersion.ts'],
  client: ['shared.ts', 'headingsFile.ts', 'words'],
  theme: ['shared.ts', 'client'],
  hostedTheme: ['shared.ts', 'client', 'theme'],
};

/** The rooms of the package for offline reading. */
const offlineRooms = {
  model: [],
  store: ['model'],
  'options.ts': [],
  build: ['model', 'store', 'options.ts'],
  worker: ['model', 'store'],
  client: ['model', 'store'],
  theme: ['model', 'client'],
};

/** The rooms of the page-loading package. Each inline script is put into pages as separate text. */
const loadingRooms = {
  inline: [],
  'options.ts': [],
  'pageTemplate.ts': [],
  'laterChunks.ts': [],
  'bundles.ts': ['laterChunks.ts'],
  'prose/proseFile.ts': [],
  prose: ['pageTemplate.ts'],
  client: ['inline', 'laterChunks.ts', 'prose/proseFile.ts'],
  theme: ['inline', 'client', 'prose/proseFile.ts'],
  'index.ts': [
    'inline',
    'options.ts',
    'pageTemplate.ts',
    'bundles.ts',
    'prose',
    'requireModules.ts',
    'unusedNavbarItems.ts',
  ],
};

/** The rooms of the package for the content security policy. */
const policyRooms = {
  inline: [],
  'options.ts': [],
  'shared.ts': [],
  'headers.ts': [],
  'policy.ts': [],
  'loadsRefused.ts': [],
  'readScripts.ts': ['loadsRefused.ts', 'policy.ts'],
  'index.ts': ['inline', 'options.ts', 'shared.ts'],
  'protect.ts': ['inline', 'shared.ts', 'headers.ts', 'policy.ts', 'readScripts.ts'],
};

const tests = '/__(tests|fixtures)__/';

/** Returns one rule for each room: it imports only from the named rooms of its package. */
function roomRules(folder, rooms) {
  const base = `^packages/${folder}/src/`;
  return Object.entries(rooms).map(([room, allowed]) => ({
    name: `${folder}: ${room}`,
    comment: `${room} imports from ${allowed.join(', ') || 'no other room'} alone`,
    severity: 'error',
    from: {path: `${base}${room}`, pathNot: tests},
    to: {path: base, pathNot: [room, ...allowed].map((name) => `${base}${name}`)},
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {name: 'no circle', severity: 'error', from: {}, to: {circular: true}},
    {
      name: 'no circle of folders',
      severity: 'error',
      scope: 'folder',
      from: {path: '^packages/[^/]+/src/[^/]+$'},
      to: {circular: true, path: '^packages/[^/]+/src/[^/]+$'},
    },
    {
      name: 'site: entry points alone',
      comment: 'The site imports a package by its name, which leads to a declared entry point',
      severity: 'error',
      from: {path: '^(src|[^/]+\\.ts$)', pathNot: tests},
      to: {path: '^packages/', pathNot: '/src/(index|remark|components/index)\\.ts$'},
    },
    {
      name: 'packages know no site',
      severity: 'error',
      from: {path: '^packages/'},
      to: {path: '^(src|docs|blog|listings|static|harness|e2e|benchmarks|scripts)/'},
    },
    {
      name: 'packages know no other package',
      severity: 'error',
      from: {path: '^packages/([^/]+)/'},
      to: {path: '^packages/', pathNot: '^packages/($1|oramacore-client)/'},
    },
    {
      name: 'the search alone asks a service',
      comment:
        'Its client is tested against a fake of the service, and its types are checked in a stock site',
      severity: 'error',
      from: {
        pathNot: [
          '^packages/(docusaurus-theme-local-search|oramacore-client)/',
          '^e2e/hosted/__tests__/',
          '^e2e/fixtures/stock-site/',
        ],
      },
      to: {path: '^packages/oramacore-client/'},
    },
    {
      name: 'the search asks by entry points alone',
      severity: 'error',
      from: {path: '^packages/docusaurus-theme-local-search/'},
      to: {
        path: '^packages/oramacore-client/',
        pathNot: '/src/(index|search|answers|analytics|manager)\\.ts$',
      },
    },
    {
      name: 'a search alone loads neither answers nor management',
      severity: 'error',
      from: {path: '^packages/oramacore-client/src/search\\.ts$'},
      to: {
        path: '^packages/oramacore-client/src/(answers|analytics|manager)\\.ts$',
        reachable: true,
      },
    },
    {
      name: 'nothing imports tests in a browser',
      severity: 'error',
      from: {pathNot: '^e2e/'},
      to: {path: '^e2e/'},
    },
    {
      name: 'nothing imports benchmarks',
      severity: 'error',
      from: {pathNot: '^benchmarks/'},
      to: {path: '^benchmarks/'},
    },
    {
      name: 'tests and benchmarks alone import scripts',
      severity: 'error',
      from: {pathNot: '^(scripts|e2e|benchmarks)/'},
      to: {path: '^scripts/'},
    },
    {
      name: 'the harness knows neither the site nor packages',
      severity: 'error',
      from: {path: '^harness/'},
      to: {path: '^(src|packages|listings)/'},
    },
    {
      name: 'pages know nothing of Node',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src/(client|components|hostedTheme|inline|theme|worker|workers)/',
        pathNot: tests,
      },
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'workers know neither React nor the theme',
      severity: 'error',
      from: {path: '[wW]orker\\.ts$', pathNot: tests},
      to: {path: '(^|/)(react|react-dom|@theme)(/|$)', reachable: true},
    },
    ...roomRules('docusaurus-plugin-cpp-listings', listingRooms),
    ...roomRules('docusaurus-theme-local-search', searchRooms),
    ...roomRules('docusaurus-plugin-offline', offlineRooms),
    ...roomRules('docusaurus-plugin-page-loading', loadingRooms),
    ...roomRules('docusaurus-plugin-strict-csp', policyRooms),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|\\.docusaurus)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default'],
    },
  },
};
