import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {codeKeys, loadedCode} from '../../build/codeKeys';
import {engineFlags} from '../../build/engineFlags';
import {compilingKeys, recordingKeys} from '../../build/keys';
import {modulesDir} from '../../build/packageFiles';
import {proofKeys} from '../proofKeys';

/** The modules that make cached files, by kind. */
const makers = {
  process: 'build/compileProcess',
  shared: 'build/runtime',
  modules: 'build/compileModule',
  bundle: 'build/makeCompilerBundle',
  traces: 'build/recordTraces',
  costs: 'build/recordCosts',
  openings: 'build/hunts',
  judging: 'verify/jobs',
  harness: 'verify/harness',
} as const;

type Kind = keyof typeof makers;
type Maker = (typeof makers)[Kind];

const kinds = Object.keys(makers) as Kind[];

/** The kinds that are cached: not a process, which loads the modules that make most kinds. */
const kept = kinds.filter((kind) => kind !== 'process');

// A copy of the package, so that tests can edit its files and dependencies.
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'listings-keys-'));
const src = path.join(copy, 'src');
const installed = {
  '@yowasp/clang': {version: '1.0.0'},
  'web-tree-sitter': {version: '1.0.0'},
  'tree-sitter-cpp': {version: '1.0.0', dependencies: {'tree-sitter-c': '*'}},
  'tree-sitter-c': {version: '1.0.0'},
  yaml: {version: '1.0.0'},
};

const allKeys = async (): Promise<Record<Kind, string>> => ({
  ...(await compilingKeys(src)),
  ...(await recordingKeys(src)),
  ...(await proofKeys(src)),
});

let before: Record<Kind, string>;
let loaded: Record<Maker, {readonly files: readonly string[]}>;

beforeAll(async () => {
  fs.cpSync(path.join(modulesDir, '../package.json'), path.join(copy, 'package.json'));
  fs.cpSync(modulesDir, src, {recursive: true});
  for (const [name, manifest] of Object.entries(installed)) {
    const folder = path.join(copy, 'node_modules', name);
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  }
  before = await allKeys();
  loaded = await loadedCode(Object.values(makers), src);
});

/** Functions that undo the edits of a test. */
const undo: (() => void)[] = [];

afterEach(() => {
  undo.splice(0).forEach((act) => act());
});

afterAll(() => {
  fs.rmSync(copy, {recursive: true});
});

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(copy, file);
  const text = fs.readFileSync(target, 'utf8');
  fs.writeFileSync(target, change(text));
  undo.push(() => fs.writeFileSync(target, text));
}

/** Returns the kinds whose keys differ from those before all edits. */
async function changed(): Promise<Kind[]> {
  const after = await allKeys();
  return kept.filter((kind) => after[kind] !== before[kind]);
}

const addCode = (text: string) => `${text}\nglobalThis.name = 'edited';\n`;

/** Returns all files below `src` whose names match. */
const filesOf = (ending: RegExp) =>
  fs
    .readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => ending.test(file))
    .map((file) => file.split(path.sep).join('/'));

describe('the cache keys', () => {
  it('change only with the files whose code makes the cached files', async () => {
    const makersOf = new Map<string, Kind[]>();
    for (const kind of kinds) {
      for (const file of loaded[makers[kind]].files) {
        makersOf.set(file, [...(makersOf.get(file) ?? []), kind]);
      }
    }
    expect(makersOf.size).toBeGreaterThan(50);
    const all = Object.values(makers);
    const unedited = await codeKeys(all, src);
    for (const [file, made] of makersOf) {
      edit(`src/${file}`, addCode);
      const edited = await codeKeys(all, src);
      const others = kinds.filter((kind) => edited[makers[kind]] !== unedited[makers[kind]]);
      expect([file, ...others]).toEqual([file, ...made]);
      undo.splice(0).forEach((act) => act());
    }
  });

  it.each(kept)('change with the code that makes the cached files: %s', async (kind) => {
    const file = `${makers[kind]}.ts`;
    edit(`src/${file}`, addCode);
    expect(await changed()).toEqual(
      kept.filter((other) => loaded[makers[other]].files.includes(file)),
    );
  });

  // Otherwise the first test would still pass if a file were missing from the lists.
  it.each([
    ['build/compileModule.ts', ['modules']],
    ['build/compileProofs.ts', ['modules']],
    ['toolchain/splitProof.ts', ['modules']],
    ['toolchain/toolchain.ts', ['shared', 'modules', 'bundle']],
    ['toolchain/instrument/loops.ts', ['modules']],
    ['toolchain/pack.ts', ['bundle']],
    ['toolchain/compilerBundle.ts', ['bundle']],
    ['build/tar.ts', ['shared', 'modules', 'bundle']],
    ['run/printer.ts', ['traces', 'costs', 'openings', 'judging']],
    ['run/runModule.ts', ['traces', 'costs', 'openings', 'judging']],
    ['run/judge.ts', ['openings', 'judging']],
    ['run/judgeBounds.ts', ['judging']],
    ['model/bounds.ts', ['openings', 'judging']],
    ['model/inputs.ts', ['judging']],
    ['verify/tryCases.ts', ['judging']],
    ['verify/countCosts.ts', ['judging']],
    ['verify/trials.ts', ['judging']],
    ['verify/nativeBuilder.ts', ['judging']],
    ['verify/groupByIncludes.ts', ['judging']],
    ['verify/compilers.ts', ['judging', 'harness']],
  ] satisfies [string, Kind[]][])('change with %s for these kinds: %j', (file, made) => {
    expect(kept.filter((kind) => loaded[makers[kind]].files.includes(file))).toEqual(made);
  });

  it('stay the same if files that make no cached file are edited', async () => {
    const used = new Set(Object.values(loaded).flatMap(({files}) => files));
    const others = filesOf(/\.tsx?$/).filter((file) => !used.has(file));
    for (const file of ['model/highlight.ts', 'components/Listing/index.tsx', 'index.ts']) {
      expect(others).toContain(file);
    }
    expect(others).toContain('verify/__tests__/keys.integration.test.ts');
    others.forEach((file) => edit(`src/${file}`, addCode));
    expect(await changed()).toEqual([]);
  });

  it('stay the same if comments and types are edited', async () => {
    for (const file of filesOf(/(?<!\.d)\.ts$/)) {
      edit(
        `src/${file}`,
        (text) => `/** Edited. */\n${text}\n\n// Edited.\ninterface Edited { to: string }\n`,
      );
    }
    expect(await changed()).toEqual([]);
  });

  it.each([
    ['wasm/heap.cpp', ['shared', 'modules', 'bundle']],
    ['wasm/sort.hpp', ['shared', 'modules', 'bundle']],
    ['wasm/assertion_handler', ['shared', 'modules', 'bundle']],
    ['native/meter.hpp', ['judging', 'harness']],
    ['native/main.cpp', ['judging', 'harness']],
    ['common/random.hpp', ['shared', 'modules', 'bundle', 'judging', 'harness']],
  ] satisfies [string, Kind[]][])(
    'change with the C++ of %s for these kinds: %j',
    async (file, made) => {
      edit(`src/cpp/${file}`, (text) => `${text}// Edited.\n`);
      expect(await changed()).toEqual(made);
    },
  );

  it('stay the same if a C++ file appears that no other file includes', async () => {
    const file = path.join(src, 'cpp/wasm/notes.hpp');
    fs.writeFileSync(file, 'int edited;\n');
    undo.push(() => fs.rmSync(file));
    expect(await changed()).toEqual([]);
  });

  it.each([
    ['@yowasp/clang', ['shared', 'modules', 'bundle']],
    ['web-tree-sitter', ['modules', 'bundle', 'judging']],
    ['tree-sitter-cpp', ['modules', 'bundle', 'judging']],
    ['tree-sitter-c', ['modules', 'bundle', 'judging']],
    ['yaml', []],
  ] satisfies [string, Kind[]][])(
    'change with the version of %s for these kinds: %j',
    async (name, made) => {
      edit(`node_modules/${name}/package.json`, (text) => text.replace('1.0.0', '1.0.1'));
      expect(await changed()).toEqual(made);
    },
  );

  it('change for a compiling process with its packages and its C++', async () => {
    for (const file of ['node_modules/@yowasp/clang/package.json', 'src/cpp/wasm/heap.cpp']) {
      edit(file, (text) => text.replace('1.0.0', '1.0.1').replace('//', '// Edited.'));
      expect((await allKeys()).process).not.toBe(before.process);
      undo.splice(0).forEach((act) => act());
    }
  });

  it('change with the engine for kinds that run modules', async () => {
    const {versions} = process;
    Object.defineProperty(process, 'versions', {value: {...versions, v8: '0.0'}});
    undo.push(() => Object.defineProperty(process, 'versions', {value: versions}));
    expect(await changed()).toEqual(['traces', 'costs', 'openings', 'judging']);
  });

  it('change with the flags of the engine for kinds that record runs', async () => {
    const flags = engineFlags as string[];
    flags.push('--stack-size=2000');
    undo.push(() => flags.pop());
    expect(await changed()).toEqual(['traces', 'costs', 'openings']);
  });
});

/** Files whose functions are never called, so that esbuild leaves them out of the loaded code. */
const uncalled =
  /^((content|model)\/highlight|content\/(listFiles|regions)|model\/(article|costs|valuesIn)|run\/(recordTrace|findSequences|rawStep|stretch)|build\/(keyOf|engineFlags)|toolchain\/instrument\/\w+)\.ts$/;

describe('the loaded code of a module', () => {
  it('consists of the files that Node loads of this package, without code that is never called', () => {
    const script = `
      const path = require('node:path');
      const [src, ...names] = process.argv.slice(1);
      const filesOf = (module, found = new Set()) => {
        if (module?.filename.startsWith(src) && !found.has(module.filename)) {
          found.add(module.filename);
          module.children.forEach((child) => filesOf(child, found));
        }
        return [...found].map((file) => path.relative(src, file).split(path.sep).join('/'));
      };
      const loaded = names.map((name) => {
        const file = require.resolve(path.join(src, name));
        require(file);
        return [name, filesOf(require.cache[file])];
      });
      console.log(JSON.stringify(Object.fromEntries(loaded)));
      process.exit();
    `;
    const args = ['--require', require.resolve('tsx/cjs'), '-e', script];
    const answer = execFileSync(process.execPath, [...args, modulesDir, ...Object.values(makers)]);
    const byNode = JSON.parse(answer.toString()) as Record<Maker, string[]>;
    for (const maker of Object.values(makers)) {
      const {files} = loaded[maker];
      expect(files).toContain(`${maker}.ts`);
      expect(byNode[maker]).toEqual(expect.arrayContaining([...files]));
      const left = byNode[maker].filter((file) => !files.includes(file) && !uncalled.test(file));
      expect([maker, ...left]).toEqual([maker]);
    }
  });

  // The key of a maker does not cover the code of its callers. These callers only pass data, which
  // the names of the cached files cover.
  it.each([
    [
      'verify/prove',
      ['verify/jobs'],
      ['build/atomicFile', 'build/codeKeys', 'build/proofRecord'].concat([
        ...['build/recordSchemas', 'build/records'],
        ...[
          'content/listFiles',
          'content/problems',
          'content/requireCode',
          'content/withoutComments',
          'content/yamlFile',
          'model/problem',
          'model/speed',
          'verify/chooseByPrefix',
          'verify/passedTrials',
          'verify/proofKeys',
        ],
        ...['verify/prove', 'verify/recordProofs', 'verify/runJobs', 'verify/withTemporaryFolder'],
      ]),
    ],
    [
      'build/compileProcess',
      ['build/runtime', 'build/compileModule', 'build/makeCompilerBundle'].concat([
        ...['build/recordTraces', 'build/recordCosts', 'build/hunts'],
      ]),
      ['build/cacheFault', 'build/caches', 'build/codeKeys', 'build/compileProcess'].concat([
        ...['build/keyOf', 'build/keys'],
        ...['build/recordArticle', 'build/saysDiskIsFull'],
        ...['content/listings', 'content/proofs', 'content/starters'],
      ]),
    ],
    [
      'build/buildListings',
      ['build/compileProcess', 'build/recordTraces', 'build/recordCosts', 'build/hunts'],
      ['build/articles', 'build/buildListings', 'build/compilePool'].concat(
        ...['build/distinctMessages', 'build/engineFlags', 'model/inputs'],
      ),
    ],
  ])('covers all code that %s calls to make cached files', async (caller, called, givesData) => {
    const code = await loadedCode([caller, ...called]);
    const inKeys = new Set(called.flatMap((maker) => code[maker]?.files ?? []));
    const others = (code[caller]?.files ?? []).filter((file) => !inKeys.has(file));
    expect(others.sort()).toEqual(givesData.map((name) => `${name}.ts`));
  });
});
