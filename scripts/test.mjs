// Runs all checks, in parallel if cores are free, and prints the number of passed and failed tests.
// `npm test -- lint:code unit` runs only the named stages.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ensureChromium, ensureCompiler} from './ensure-test-tools.mjs';

const root = path.resolve(import.meta.dirname, '..');

const vitestCounts = /^\s*Tests\s.*$/m;
const playwrightCounts = /(^ {2}\d+ (passed|failed|flaky|did not run).*$\n?)+/gm;

/**
 * The stages. A stage starts when all stages in `after` have ended and enough of its `cores` are
 * free; the first such stage in the list starts first. If a stage in `after` has failed, the stage
 * is not run and counts as failed. `needs` names tools to install, or `site` if the stage reads the
 * built site. `counts` matches the stage's summary lines ("3 passed", "1 failed"); a stage without
 * them counts as one test. A stage with `takesHours` runs only if it is named.
 */
const stages = [
  {name: 'build', command: 'npm run -s build', cores: 1},
  {
    name: 'component',
    command: 'npx playwright test -c e2e/components/playwright.config.ts',
    counts: playwrightCounts,
    cores: 1,
    needs: ['chromium'],
  },
  {
    // Compiles with the build's caches, and reads the built site.
    name: 'integration',
    // By default Vitest leaves a core free.
    command: 'npx vitest run --project integration --maxWorkers=100%',
    counts: vitestCounts,
    cores: 2,
    after: ['build'],
    needs: ['site', 'compiler'],
  },
  {name: 'unit', command: 'npx vitest run --project unit', counts: vitestCounts, cores: 1},
  {name: 'lint:code', command: 'npm run -s lint:code', cores: 1},
  {name: 'lint:text', command: 'npm run -s lint:text', cores: 1},
  {name: 'format', command: 'npm run -s format:check', cores: 1},
  {name: 'dead-code', command: 'npm run -s dead-code', cores: 1},
  {
    name: 'size',
    command: 'npm run -s size',
    cores: 1,
    after: ['build'],
    needs: ['site', 'chromium'],
  },
  {
    name: 'listings',
    command: 'npm run -s prove',
    counts: /^\d+ passed, \d+ failed$/m,
    cores: 2,
    after: ['build'],
    needs: ['compiler'],
  },
  {
    name: 'journeys',
    command: 'npx playwright test',
    counts: playwrightCounts,
    cores: 2,
    after: ['build'],
    // The compiler runs the proofs of a site that uses the packages from their tarballs.
    needs: ['site', 'chromium', 'compiler'],
  },
  {
    // The journeys include a few tests of each kind.
    name: 'hostile',
    command: 'npx playwright test e2e/hostile --project pages --workers 1',
    counts: playwrightCounts,
    cores: 2,
    after: ['build'],
    needs: ['site', 'chromium'],
    takesHours: true,
  },
];

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * @param isAlone whether to print the output immediately; the output of parallel stages would mix.
 */
function runStage({name, command}, env, isAlone) {
  return new Promise((resolve) => {
    const begun = Date.now();
    const child = spawn(command, {cwd: root, shell: true, env: {...process.env, ...env}});
    let output = '';
    for (const stream of ['stdout', 'stderr']) {
      child[stream].setEncoding('utf8').on('data', (data) => {
        output += data;
        if (isAlone) {
          process[stream].write(data);
        }
      });
    }
    if (isAlone) {
      console.log(`\n── ${name} ──`);
    }
    child.on('close', (status) => {
      if (!isAlone) {
        console.log(`\n── ${name} ──\n${output}`);
      }
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(`── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
      resolve({status, output: output.replaceAll(escapes, '')});
    });
  });
}

/** Returns the numbers of passed and failed tests, from a stage's summary lines and exit status. */
function tally({counts}, {status, output}) {
  const closing = counts ? (output.match(counts) ?? []).join('\n') : '';
  const sum = (word) =>
    [...closing.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].reduce(
      (n, [, count]) => n + Number(count),
      0,
    );
  const passed = sum('passed') + sum('flaky');
  const failed = sum('failed') + sum('did not run');
  if (status === 0) {
    return {passed: Math.max(passed, 1), failed};
  }
  return {passed, failed: Math.max(failed, 1)};
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const known = stages.map(({name}) => name).join(', ');
  console.error(`There is no stage "${unknown[0]}"; stages: ${known}`);
  process.exit(1);
}
const wanted = stages.filter(({name, takesHours}) =>
  named.length === 0 ? !takesHours : named.includes(name),
);

const isBuilt =
  wanted.some(({name}) => name === 'build') || fs.existsSync(path.join(root, 'build/index.html'));
const reader = wanted.find(({needs = []}) => needs.includes('site'));
if (reader && !isBuilt) {
  console.error(
    `There is no built site in build/, which ${reader.name} reads: run the stage build, too.`,
  );
  process.exit(1);
}

const isNeeded = (tool) => wanted.some(({needs = []}) => needs.includes(tool));
const env = {};
if (isNeeded('compiler')) {
  console.log(`C++ compiler: ${ensureCompiler()}`);
}
if (isNeeded('chromium')) {
  env.CHROMIUM_PATH = ensureChromium();
  console.log(`Browser: ${env.CHROMIUM_PATH}`);
}

const isAlone = wanted.length === 1;
if (isAlone) {
  // By default Vitest leaves a core free, but no other stage runs.
  env.VITEST_MAX_WORKERS = String(os.availableParallelism());
}

/** The number of lines of a failed stage that are repeated at the end. */
const closingLines = 40;

let [passed, failed] = [0, 0];
/** The last lines of each failed stage, by name. */
const broken = new Map();
const left = [...wanted];
const running = new Map();
let freeCores = os.availableParallelism();

const isReady = ({cores, after = []}) =>
  (cores <= freeCores || running.size === 0) &&
  !after.some((name) => running.has(name) || left.some((stage) => stage.name === name));

async function run(stage) {
  const result = await runStage(stage, env, isAlone);
  const counted = tally(stage, result);
  passed += counted.passed;
  failed += counted.failed;
  if (counted.failed > 0) {
    broken.set(stage.name, result.output.trimEnd().split('\n').slice(-closingLines));
  }
  running.delete(stage.name);
  freeCores += stage.cores;
}

/**
 * Counts a stage that is not run as failed. It would test older results, such as the previous
 * build.
 */
function skip({name}, cause) {
  const line = `not run: ${cause} failed`;
  console.log(`── ${name}: ${line}`);
  failed += 1;
  broken.set(name, [line]);
}

while (left.length > 0 || running.size > 0) {
  for (let next = left.find(isReady); next; next = left.find(isReady)) {
    left.splice(left.indexOf(next), 1);
    const cause = next.after?.find((name) => broken.has(name));
    if (cause !== undefined) {
      skip(next, cause);
      continue;
    }
    freeCores -= next.cores;
    running.set(next.name, run(next));
  }
  if (running.size > 0) {
    await Promise.race(running.values());
  }
}
// Repeated at the end, because other stages may have printed thousands of lines since.
for (const [name, lines] of isAlone ? [] : broken) {
  console.log(`\n── ${name} failed; its last lines ──\n${lines.join('\n')}`);
}
if (broken.size > 0) {
  console.log(`\nFailed: ${[...broken.keys()].join(', ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
