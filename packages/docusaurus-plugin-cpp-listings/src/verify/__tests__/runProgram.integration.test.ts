import {describe, it} from 'vitest';
import {runProgram} from '../runProgram';

const runScript = (script: string, seconds = 60) => runProgram('sh', ['-c', script], {seconds});
const waits = 'while :; do sleep 0.05; done';

// At the same time, because they wait for the time limit.
describe.concurrent('run', () => {
  it('gives a program time to print its state when it is stopped at the time limit', async ({
    expect,
  }) => {
    expect(await runScript(`trap 'echo at 5 >&2; exit 2' TERM; ${waits}`, 2)).toMatchObject({
      timedOut: true,
      stopped: 'does not end in 2 seconds',
      stderr: 'at 5\n',
    });
  });

  it('kills a program that ignores SIGTERM', async ({expect}) => {
    expect(await runScript(`trap '' TERM; ${waits}`, 2)).toMatchObject({
      status: null,
      timedOut: true,
    });
  });

  it('stops a program that prints without end', async ({expect}) => {
    const {stdout, ...ended} = await runProgram('yes', []);
    expect(ended).toMatchObject({
      timedOut: false,
      stopped: 'prints more than 1,000,000 characters and was stopped',
    });
    expect(stdout.length).toBeLessThan(1_200_000);
  });

  it('gives no reason for a program that ends normally', async ({expect}) => {
    expect(await runScript('echo 1')).toEqual({
      ...{stdout: '1\n', stderr: '', status: 0, timedOut: false},
    });
  });
});
