// Bundles the components, writes the files that their pages fetch, and serves both.
import fs from 'node:fs';
import path from 'node:path';
import type {BugHuntData} from '../../packages/docusaurus-plugin-cpp-listings/src/model/bugHunt';
import type {
  ApproachCosts,
  CostsData,
} from '../../packages/docusaurus-plugin-cpp-listings/src/model/costs';
import {
  encodeTrace,
  type EncodedListing,
} from '../../packages/docusaurus-plugin-cpp-listings/src/model/encodedTrace';
import type {Trace} from '../../packages/docusaurus-plugin-cpp-listings/src/model/trace';
import {protectSite} from '../../packages/docusaurus-plugin-strict-csp/src/protect';
import {
  policyDataFile,
  type PolicyData,
} from '../../packages/docusaurus-plugin-strict-csp/src/shared';
import {loadStemmer} from '../../packages/docusaurus-theme-local-search/src/server/languages';
import {makeIndex} from '../../packages/docusaurus-theme-local-search/src/server/makeIndex';
import {writeIndex} from '../../packages/docusaurus-theme-local-search/src/server/writeIndex';
import {
  currentVersion,
  indexMetaName,
} from '../../packages/docusaurus-theme-local-search/src/shared';
import {serve} from '../../harness/host';
import {componentsPort, hostedPort} from './address';
import {bundle} from './bundle';
import {
  approaches,
  exercise,
  hints,
  listing,
  pitfall,
  reversalTrace,
  source,
  speeds,
} from './listings';
import {scriptedModule} from './modules';
import type {Provider} from './provider';
import {searchPages} from './searchPages';

const cache = path.resolve('node_modules/.cache/component-tests');

const trace = reversalTrace([1, 2, 3, 4, 5], 2);

/** Returns a listing as a page fetches it. */
const live = (file: string, of: Trace, text: string): Omit<EncodedListing, 'modules'> => ({
  file,
  source: text,
  entry: 0,
  trace: encodeTrace(of),
  caller: {before: '', after: ''},
  cases: exercise.cases,
});

/** Returns steps as an instrumented program reports them, with a variable that grows. */
const counting = (last: number) =>
  Array.from({length: last + 1}, (_, index) => ({
    l: index === last ? 0 : (index % 3) + 1,
    c: [
      [
        'rotate_left',
        1,
        (index % 3) + 1,
        [
          ['left', index],
          ['a', {'@': 64, s: 4, e: [5, 6, 7, 8]}],
        ],
      ],
    ],
    ...(index === 2 && {a: [72, -76]}),
  }));

const costsAt = (factor: number) =>
  Object.fromEntries(
    Array.from({length: 7}, (_, power) => {
      const n = 2 ** power;
      const work = factor * n;
      return [
        n,
        {work, steps: work, reads: n, writes: n, comparisons: n, allocations: 0, bytes: 0},
      ];
    }),
  );

const approachCosts: ApproachCosts = {
  worst: costsAt(8),
  average: costsAt(6),
  best: costsAt(4),
};

const costs: Omit<CostsData, 'modules'> = {
  approaches,
  inputs: listing.inputs ?? [],
  costs: Object.fromEntries(approaches.map(({file}) => [file, approachCosts])),
  entries: [0, 1],
};

type WithoutModule<Program> = Omit<Program, 'module'>;

const hunt: Omit<BugHuntData, 'pitfall' | 'correct'> & {
  readonly pitfall: WithoutModule<BugHuntData['pitfall']>;
  readonly correct: WithoutModule<BugHuntData['correct']>;
} = {
  fails: 'wrong answer',
  baseline: {pitfall: 6, correct: 6},
  inputs: listing.inputs?.slice(0, 1) ?? [],
  output: 'the largest sum',
  hints,
  startInput: '[1, 2]',
  breakingInput: '[-3, -1, -2]',
  pitfall: {file: pitfall.file, source: pitfall.code, entry: 0},
  correct: {file: 'sum/kadane.cpp', source, entry: 0, title: 'Kadane'},
};

const answering = scriptedModule({answer: '[3, 1, 2]', steps: counting(4), accesses: 6});

/** The length of an input that breaks the pitfall. Shorter inputs do not break it. */
const breaking = 12;

const files: Readonly<Record<string, string | Buffer>> = {
  'reversal.json': JSON.stringify(live(listing.file, trace, source)),
  'reversal.plain.wasm': answering,
  'reversal.traced.wasm': answering,
  'library.json': JSON.stringify(
    live('turn/library.cpp', {...trace, steps: trace.steps.slice(0, 1)}, 'using Turned = int;'),
  ),
  'library.plain.wasm': answering,
  'library.traced.wasm': answering,
  'exercise.json': JSON.stringify({
    ...live('turn/practice-turned-by/solution.cpp', trace, source),
    starter: '#include <span>\n\nint turned_by(std::span<const int> a) {\n  return 0;\n}',
  }),
  'exercise.plain.wasm': answering,
  'exercise.traced.wasm': answering,
  'printing.wasm': scriptedModule({answer: '1', steps: counting(4), prints: 'one line\n'}),
  'speeds.json': JSON.stringify(speeds),
  'costs.json': JSON.stringify(costs),
  'costs.plain.wasm': answering,
  'costs.traced.wasm': answering,
  'hunts.json': JSON.stringify({[pitfall.file]: hunt}),
  'pitfall.wasm': scriptedModule(
    {answer: '3', steps: counting(3), accesses: 6},
    {large: {answer: '0', wrong: 'expected -1', steps: counting(3), accesses: 6}, from: breaking},
  ),
  'correct.wasm': scriptedModule(
    {answer: '3', steps: counting(5), accesses: 6},
    {large: {answer: '-1', steps: counting(5), accesses: 6}, from: breaking},
  ),
};

/** The origins that the pages of a provider may connect to. Each test has its own service. */
const services: Readonly<Record<Provider, readonly string[]>> = {
  local: [],
  hosted: ['http://localhost:*', 'http://127.0.0.1:*'],
};

/** Bundles the pages with a search provider, and serves them. */
async function serveWith(provider: Provider, port: number): Promise<void> {
  const folder = path.join(cache, provider);
  await bundle(folder, provider);
  fs.mkdirSync(path.join(folder, 'fixtures'), {recursive: true});
  for (const [name, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, 'fixtures', name), content);
  }
  const made = makeIndex(currentVersion, searchPages, loadStemmer('english'));
  const index = writeIndex(path.join(folder, 'search-index'), currentVersion, made);
  const page = `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="${indexMetaName}" content="${currentVersion}:${index}">
<title>Components</title>
<link rel="stylesheet" href="/assets/css/main.css">
<script defer src="/assets/js/main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
  const paths = [
    '.',
    'bug-hunt',
    'complexity',
    'exercise',
    'folded',
    'own-steps',
    'race',
    'search',
    'search-privacy',
    'stepper',
  ];
  for (const each of [...paths, ...searchPages.map((found) => `.${found.path}`)]) {
    fs.mkdirSync(path.join(folder, each), {recursive: true});
    fs.writeFileSync(path.join(folder, each, 'index.html'), page);
  }
  fs.writeFileSync(path.join(folder, '404.html'), page);
  const policyPath = path.join(folder, policyDataFile);
  fs.mkdirSync(path.dirname(policyPath), {recursive: true});
  fs.writeFileSync(
    policyPath,
    JSON.stringify({
      baseUrl: '/',
      origin: 'http://localhost',
      connectTo: services[provider],
    } satisfies PolicyData),
  );
  protectSite(folder, folder);
  await serve(folder, port);
}

async function main(): Promise<void> {
  // Playwright starts the tests when the local server answers, so start that server last.
  await serveWith('hosted', hostedPort);
  await serveWith('local', componentsPort);
}

void main();
