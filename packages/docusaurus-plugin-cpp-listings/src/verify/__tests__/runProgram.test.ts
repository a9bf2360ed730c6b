import {describe, expect, it} from 'vitest';
import {run} from '../runProgram';

const runScript = (script: string, seconds = 60) =>
  run(process.execPath, ['--eval', script], {seconds});

describe('run', () => {
  it('lets a program that does not end say what it was at', async () => {
    const script = `process.on('SIGTERM', () => { console.error('at 5'); process.exit(2); });
      setInterval(() => undefined, 1000);`;
    expect(await runScript(script, 0.5)).toMatchObject({
      timedOut: true,
      stopped: 'does not end in 0.5 seconds',
      stderr: 'at 5\n',
    });
  });

  it('ends a program that does not end when asked to', async () => {
    const script = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000);`;
    expect(await runScript(script, 0.5)).toMatchObject({status: null, timedOut: true});
  });

  it('stops a program that prints without end', async () => {
    const {stdout, ...ended} = await run('yes', []);
    expect(ended).toMatchObject({
      timedOut: false,
      stopped: 'prints more than 1,000,000 characters and was stopped',
    });
    expect(stdout.length).toBeLessThan(1_200_000);
  });

  it('says nothing of a program that ends', async () => {
    expect(await runScript(`console.log(1)`)).toEqual({
      ...{stdout: '1\n', stderr: '', status: 0, timedOut: false},
    });
  });
});
