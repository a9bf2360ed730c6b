// Runs every check, stage by stage, and ends with the number of tests.
// `npm test -- lint:code browser` runs the named stages alone.
import {spawn} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {ensureTestTools} from './ensure-test-tools.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * The stages in order; neighbours that use one core each run side by side. A stage's
 * closing lines are counted where it prints any ("3 passed", "1 failed"); another stage
 * counts as one test.
 */
const stages = [
  // First, because the unit tests ask the built search index.
  {name: 'build', command: 'npm run -s build'},
  {name: 'lint:code', command: 'npm run -s lint:code', oneCore: true},
  {name: 'unit', command: 'npx vitest run', counts: /^\s*Tests\s.*$/m, oneCore: true},
  {name: 'types', command: 'npm run -s types', oneCore: true},
  {name: 'lint:text', command: 'npm run -s lint:text', oneCore: true},
  {name: 'format', command: 'npm run -s format:check', oneCore: true},
  {name: 'dead-code', command: 'npm run -s dead-code', oneCore: true},
  {name: 'listings', command: 'npm run -s prove', counts: /^\d+ passed, \d+ failed$/m},
  {
    name: 'browser',
    command: 'npx playwright test',
    counts: /(^ {2}\d+ (passed|failed|flaky|did not run).*$\n?)+/gm,
  },
];

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @param isAlone whether the output is shown at once; that of neighbours would mix. */
function runStage({name, command}, env, isAlone) {
  return new Promise((resolve) => {
    const begun = Date.now();
    const child = spawn(command, {cwd: root, shell: true, env: {...process.env, ...env}});
    let output = '';
    for (const stream of ['stdout', 'stderr']) {
      child[stream].on('data', (data) => {
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

/** Tests passed and failed, from a stage's closing lines and its exit status. */
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

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const known = stages.map(({name}) => name).join(', ');
  console.error(`There is no stage "${unknown[0]}"; stages: ${known}`);
  process.exit(1);
}

const {compiler, chromium} = ensureTestTools();
console.log(`C++ compiler: ${compiler}; browser: ${chromium}`);

let [passed, failed] = [0, 0];
const broken = [];
const left = stages.filter(({name}) => wanted.length === 0 || wanted.includes(name));

/** Runs stages from the front of the list until the next is not one of `these`. */
async function work(these, isAlone) {
  while (left.length > 0 && these(left[0])) {
    const stage = left.shift();
    const counted = tally(stage, await runStage(stage, {CHROMIUM_PATH: chromium}, isAlone));
    passed += counted.passed;
    failed += counted.failed;
    if (counted.failed > 0) {
      broken.push(stage.name);
    }
  }
}

const oneCore = (stage) => stage.oneCore === true;
while (left.length > 0) {
  await Promise.all(Array.from({length: os.availableParallelism()}, () => work(oneCore, false)));
  await work((stage) => !oneCore(stage), true);
}
if (broken.length > 0) {
  console.log(`\nFailed: ${broken.join(', ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
