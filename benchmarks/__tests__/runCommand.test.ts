import {afterEach, expect, it, vi} from 'vitest';
import {runCommand} from '../runCommand';

const {argv} = process;

afterEach(() => {
  process.argv = argv;
  process.exitCode = 0;
  vi.restoreAllMocks();
});

/** Runs a command that knows no option, and returns what it printed, its exit status and its runs. */
async function runWith(...args: readonly string[]) {
  process.argv = ['node', 'index.ts', ...args];
  const [log, error] = (['log', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockReturnValue(),
  );
  const run = vi.fn<() => Promise<void>>();
  const readOptions = ([option]: readonly string[]) => {
    throw new Error(`Unknown option '${option}'`);
  };
  await runCommand(readOptions, 'the usage', run);
  const runs = run.mock.calls.length;
  return {log: log?.mock.calls, error: error?.mock.calls, status: process.exitCode ?? 0, runs};
}

it('--help prints the usage of a measurement and ends without an error', async () => {
  expect(await runWith('--help')).toEqual({log: [['the usage']], error: [], status: 0, runs: 0});
});

it('an unknown option is an error, followed by the usage', async () => {
  expect(await runWith('--what')).toEqual({
    log: [],
    error: [["Unknown option '--what'\n\nthe usage"]],
    status: 2,
    runs: 0,
  });
});
