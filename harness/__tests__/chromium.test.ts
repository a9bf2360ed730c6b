import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {chromiumOptions, testChromiumOptions} from '../chromium';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, {recursive: true});
});

function install(name: string): string {
  const program = path.join(folder, name);
  fs.writeFileSync(program, '');
  return program;
}

describe('the browser', () => {
  it.each([undefined, ''])('is Chromium if CHROMIUM_PATH is %j', (named) => {
    const program = install('chromium');
    vi.stubEnv('CHROMIUM_PATH', named);
    expect(chromiumOptions().executablePath).toBe(program);
  });

  it('is the browser that CHROMIUM_PATH gives by name or by path', () => {
    const program = install('chromium-headless-shell');
    for (const named of ['chromium-headless-shell', program]) {
      vi.stubEnv('CHROMIUM_PATH', named);
      expect(chromiumOptions().executablePath).toBe(program);
    }
  });

  it.each(['', 'chrome', '/gone/chrome', os.tmpdir()])(
    'causes an error that says what to do if it does not exist: CHROMIUM_PATH=%s',
    (named) => {
      vi.stubEnv('CHROMIUM_PATH', named);
      expect(chromiumOptions).toThrow(/^There is no browser ".+": install .* CHROMIUM_PATH\.$/);
      expect(testChromiumOptions).not.toThrow();
    },
  );

  it('is not looked for in the folders of PATH by its path', () => {
    fs.mkdirSync(path.join(folder, 'bin'));
    fs.writeFileSync(path.join(folder, 'bin/chrome'), '');
    vi.stubEnv('CHROMIUM_PATH', 'bin/chrome');
    expect(chromiumOptions).toThrow('There is no browser "bin/chrome"');
  });
});

describe('the arguments of the browser', () => {
  const featuresOf = (args: readonly string[]) => {
    const lists = args.filter((arg) => arg.startsWith('--disable-features='));
    // Chromium uses only the last list.
    expect(lists).toHaveLength(1);
    return lists.join().replace('--disable-features=', '').split(',');
  };

  it.each([
    ['chromium', false],
    ['chromium-headless-shell', true],
    ['headless_shell', true],
  ])('of %s disable the pop-ups, and the trap handler that a shell lacks: %s', (name, isShell) => {
    install(name);
    vi.stubEnv('CHROMIUM_PATH', name);
    for (const {args} of [chromiumOptions(), testChromiumOptions()]) {
      const features = featuresOf(args);
      expect(features).toContain('WebUIOmniboxPopup');
      expect(features.includes('WebAssemblyTrapHandler')).toBe(isShell);
    }
  });

  it.each([
    [0, true],
    [1000, false],
    [undefined, false],
  ])('of the user %s disable the sandbox, which root cannot use: %s', (user, isDisabled) => {
    install('chromium');
    vi.stubEnv('CHROMIUM_PATH', undefined);
    const before = process.getuid;
    process.getuid = user === undefined ? undefined : () => user;
    try {
      expect(chromiumOptions().args.includes('--no-sandbox')).toBe(isDisabled);
    } finally {
      process.getuid = before;
    }
  });

  it('of tests leave out the optimizers and add no other process', () => {
    install('chromium');
    vi.stubEnv('CHROMIUM_PATH', undefined);
    const {args} = chromiumOptions();
    expect(testChromiumOptions().args).toEqual([
      ...args,
      '--js-flags=--no-opt --no-maglev --liftoff-only',
      '--renderer-process-limit=1',
    ]);
  });
});
