import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {inputKinds} from '../../model/costs';
import {runPlain, runTraced} from '../../run/runModule';
import {readProblem} from '../../content/problems';
import {buildLive} from '../buildListings';
import type {BuiltListing} from '../built';
import {buildCache, clearBuildCache} from '../caches';
import {readOrRecordTraces} from '../recordTraces';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'live-modules-'));
const listingsDir = path.join(siteDir, 'listings');
const file = 'countdown/aloud.cpp';
const limits = {maxSteps: 100_000, maxRecordedSteps: 100};

let built: BuiltListing;
let drawing: BuiltListing;
let inFolder: BuiltListing;
let plain: WebAssembly.Module;
let traced: WebAssembly.Module;

// In the site's cache, because it already has the headers and objects that all modules share.
const build = () =>
  buildLive({
    listingsDir,
    cacheDir: buildCache(),
    problems: [readProblem(listingsDir, 'countdown').data],
    onProgress: () => undefined,
  });

/** Moves a listing of the article to its own folder. */
function moveToFolder(name: string): void {
  const at = (place: string) => path.join(listingsDir, 'countdown', place);
  fs.mkdirSync(at('ways'));
  fs.renameSync(at(name), at(`ways/${name}`));
  const problem = fs.readFileSync(at('problem.yaml'), 'utf8');
  fs.writeFileSync(at('problem.yaml'), problem.replace(name, `ways/${name}`));
}

beforeAll(async () => {
  fs.cpSync(path.join(__dirname, '../__fixtures__'), listingsDir, {recursive: true});
  moveToFolder('kept.cpp');
  const {listings} = await build();
  const found = listings.get(file);
  const drawn = listings.get('countdown/drawn.cpp');
  const moved = listings.get('countdown/ways/kept.cpp');
  if (!found || !drawn || !moved) {
    throw new Error(`${file} was not built`);
  }
  [built, drawing, inFolder] = [found, drawn, moved];
  const load = (module: string) => new WebAssembly.Module(new Uint8Array(fs.readFileSync(module)));
  plain = load(found.modules.plain);
  traced = load(found.modules.traced);
}, 300_000);

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

/** Returns the outcomes of both modules of the listing on an input. */
const outcomes = (input: string) => [
  runPlain(plain, 0, input),
  runTraced(traced, 0, input, limits),
];

describe('a listing that prints', () => {
  it('records its output from streams and from printf next to its answer', () => {
    const printed = {text: '3\n2\n1\nlift-off\n', omittedCharacters: 0};
    expect(built.live.trace).toMatchObject({answer: '3', printed});
    for (const outcome of outcomes('3')) {
      expect(outcome).toMatchObject({answer: '3', printed});
    }
  });

  it('records the beginning of a long output, and counts the characters of the rest', () => {
    for (const {answer, printed} of outcomes('4000')) {
      expect(answer).toBe('4000');
      expect(printed?.text).toHaveLength(10_000);
      expect(printed?.text.slice(0, 10)).toBe('4000\n3999\n');
      const all = Array.from({length: 4000}, (_, index) => `${index + 1}\n`).join('');
      expect(printed?.omittedCharacters).toBe(`${all}lift-off\n`.length - 10_000);
    }
  });

  it('is stopped when it prints endlessly', () => {
    const outcome = runPlain(plain, 0, '-1');
    expect(outcome.failure).toMatchObject({
      kind: 'endless',
      message: 'it was stopped after it had printed more than 10,000,000 bytes',
    });
    expect(outcome.printed?.text.slice(0, 6)).toBe('-1\n-2\n');
  });

  it('records its output up to the point where it is stopped for another reason', () => {
    const {failure, printed} = runTraced(traced, 0, '-1', {maxSteps: 1000, maxRecordedSteps: 0});
    expect(failure).toMatchObject({kind: 'endless', line: expect.any(Number) as number});
    expect(printed?.text.slice(0, 6)).toBe('-1\n-2\n');
  });
});

describe('an input that the proof calls unfit', () => {
  it('is refused with the proof’s own message', () => {
    for (const outcome of outcomes('13')) {
      expect(outcome).toMatchObject({failure: {kind: 'refused', message: '13 is unlucky.'}});
    }
  });
});

describe('a listing that fills memory before a variable refers to it', () => {
  it('has all its reads and writes counted, even many', () => {
    const {counts} = runTraced(traced, 1, '4000', limits);
    expect(counts).toMatchObject({reads: 4000, writes: 8000});
  });
});

describe('a listing in its own folder', () => {
  it('is counted on the same kinds of input as the others', () => {
    const kindsOf = ({costs}: BuiltListing) =>
      inputKinds.filter((kind) => Object.keys(costs[kind]).length > 0);
    expect(kindsOf(built)).toContain('average');
    expect(kindsOf(inFolder)).toEqual(kindsOf(built));
  });
});

describe('an access outside a block of memory', () => {
  it('is reported with its start and size, or as a range that ends before it begins', () => {
    const words = (input: string) => runTraced(traced, 1, input, limits).failure?.message;
    expect(words('-2')).toBe(
      'a write of 20 bytes that starts 12 bytes before the end of a block of 12 bytes',
    );
    expect(words('-3')).toBe('the range to copy, move or compare ends before it begins');
  });
});

describe('an allocation that fails', () => {
  it('gives a null pointer if the program uses std::nothrow', () => {
    for (const run of [runPlain(plain, 1, '-5'), runTraced(traced, 1, '-5', limits)]) {
      expect(run).toMatchObject({answer: '0'});
    }
  });
});

describe('a very large or very small number', () => {
  it('is shown with all its digits, or in scientific notation', () => {
    const {steps} = runTraced(traced, 1, '-4', limits);
    const locals = steps.at(-1)?.calls.at(-1)?.locals;
    expect(locals).toContainEqual({
      name: 'wide',
      value: {kind: 'big', digits: String(-4n * 2n ** 120n)},
    });
    expect(locals).toContainEqual({name: 'real', value: {kind: 'words', words: '-1.25e+300'}});
    expect(locals).toContainEqual({name: 'tiny', value: {kind: 'words', words: '-1e-9'}});
  });
});

describe('a run with a limit on recorded steps', () => {
  it('lacks only its last step when the limit is one step too low', () => {
    const whole = runTraced(traced, 0, '3', limits);
    const {steps} = whole.counts ?? {steps: NaN};
    expect(whole).toMatchObject({omittedSteps: 0, steps: {length: steps + 1}});
    const cut = runTraced(traced, 0, '3', {...limits, maxRecordedSteps: steps});
    expect(cut).toMatchObject({omittedSteps: 1, steps: {length: steps}});
  });
});

describe('a listing that draws random numbers', () => {
  const example = {problem: 'countdown', example: '3'};
  const unit = {
    name: 'countdown',
    listings: ['aloud', 'kept', 'drawn'].map((name) => ({
      ...example,
      file: `countdown/${name}.cpp`,
      shown: `listings/countdown/${name}.cpp`,
    })),
  };

  it('draws the same numbers in the recordings of every build', () => {
    const {modules, live} = drawing;
    const again = readOrRecordTraces(unit, modules.traced, path.join(listingsDir, 'again.json'));
    expect(again[live.entry]?.printed?.text).toMatch(/^\d+\n$/);
    expect(again[live.entry]).toEqual(live.trace);
  });

  it('draws different numbers each time that a reader runs it', () => {
    const printed = () => runTraced(traced, drawing.live.entry, '3', limits).printed?.text;
    expect(printed()).not.toBe(printed());
  });
});

describe('the modules of earlier builds', () => {
  it('are marked as in use, so that they are not removed as unused', async () => {
    const {modules} = built;
    // Not older than the cache keeps unused files, because other copies of the site clear the same
    // folder.
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    fs.utimesSync(modules.plain, daysAgo(7), daysAgo(7));
    await build();
    expect(fs.statSync(modules.plain).mtime.getTime()).toBeGreaterThan(daysAgo(1).getTime());
  });

  it('stay until clearBuildCache runs, so that all parts of a build can first mark the files that they use', async () => {
    const cacheDir = fs.mkdtempSync(path.join(listingsDir, 'cache-'));
    const ofAnotherPart = path.join(cacheDir, 'compiler');
    fs.writeFileSync(ofAnotherPart, '');
    fs.utimesSync(ofAnotherPart, 0, 0);
    await buildLive({listingsDir, cacheDir, problems: [], onProgress: () => undefined});
    expect(fs.existsSync(ofAnotherPart)).toBe(true);
    clearBuildCache(cacheDir);
    expect(fs.existsSync(ofAnotherPart)).toBe(false);
  });
});
