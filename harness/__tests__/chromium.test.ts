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
});
