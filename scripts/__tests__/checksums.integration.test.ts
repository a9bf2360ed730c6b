import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {formatVerifyResult, siteAddress, verifyDeployed} from '../checksums/deployed';
import {
  checksumsFile,
  compareChecksums,
  formatChecksums,
  hashFiles,
  parseChecksums,
  readChecksums,
  writeChecksums,
} from '../checksums/list';
import {startHost} from './startHost';

let folder: string;

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checksums-'));
  write('index.html', '<h1>Arrays</h1>');
  write('docs/naïve c#/index.html', '<h1>Sort</h1>');
  write('_headers', '/*\n  X-Content-Type-Options: nosniff\n');
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

describe('the list of hashes', () => {
  it('contains every file except itself, and is reproducible', () => {
    const make = () => {
      writeChecksums(folder);
      return fs.readFileSync(path.join(folder, checksumsFile), 'utf8');
    };
    const list = make();
    const files = [...parseChecksums(list).keys()];
    expect(files).toEqual(['_headers', 'docs/naïve c#/index.html', 'index.html']);
    expect(make()).toBe(list);
  });

  it('can be checked by sha256sum, which names changed files', () => {
    writeChecksums(folder);
    const check = () =>
      execFileSync('sha256sum', ['--check', '--quiet', checksumsFile], {
        cwd: folder,
        stdio: 'pipe',
        encoding: 'utf8',
      });
    expect(check()).toBe('');
    write('index.html', '<h1>arrays</h1>');
    expect(check).toThrow(expect.objectContaining({stdout: 'index.html: FAILED\n'}));
  });

  it('can be parsed again, and the error names a line that is invalid', () => {
    const hashes = hashFiles(folder);
    expect(parseChecksums(formatChecksums(hashes))).toEqual(hashes);
    expect(() => parseChecksums('0123  index.html\n')).toThrow(
      'invalid line in sha256sums.txt: 0123  index.html',
    );
  });
});

describe('a list that cannot be read', () => {
  it('is named in the error if it is missing', () => {
    const file = path.join(folder, checksumsFile);
    expect(() => readChecksums(file)).toThrow(`There is no ${file}: build the site first.`);
  });

  it('is named in the error if it is empty, because every site would match it', () => {
    write(checksumsFile, '');
    expect(() => readChecksums(path.join(folder, checksumsFile))).toThrow(
      /sha256sums\.txt is empty: build the site again\.$/,
    );
  });
});

it.each(['nope', 'file:///srv/site', ''])('"%s" is rejected as the address of a site', (text) => {
  expect(() => siteAddress(text)).toThrow(`"${text}" is not a valid address, such as`);
});

it('compareChecksums compares two builds file by file', () => {
  const first = new Map([
    ['a.js', '1'],
    ['b.js', '2'],
    ['c.js', '3'],
  ]);
  const second = new Map([
    ['a.js', '1'],
    ['b.js', '0'],
    ['d.js', '4'],
  ]);
  expect(compareChecksums(first, first)).toEqual([]);
  expect(compareChecksums(first, second)).toEqual([
    'differs: b.js',
    'only in the first: c.js',
    'only in the second: d.js',
  ]);
});

describe('a deployed site', () => {
  let server: http.Server;
  let site: URL;
  let asked: string[];
  let headers: http.IncomingHttpHeaders;

  beforeEach(async () => {
    asked = [];
    ({server, site} = await startHost(({url = '', headers: given}, response) => {
      headers = given;
      const file = path.join(folder, decodeURIComponent(url.slice('/arrays/'.length)));
      asked.push(url);
      if (fs.existsSync(file)) {
        response.end(fs.readFileSync(file));
      } else {
        response.writeHead(404).end('gone');
      }
    }));
  });

  afterEach(() => {
    server.close();
  });

  it('is verified if all its files match, and files for the host are not requested', async () => {
    const verified = await verifyDeployed(hashFiles(folder), site);
    expect(verified).toEqual({checked: 2, faults: []});
    expect([...new Set(asked)].sort()).toEqual([
      '/arrays/docs/na%C3%AFve%20c%23/index.html',
      '/arrays/index.html',
    ]);
    expect(formatVerifyResult(verified, site)).toContain('All 2 files');
  });

  it('is requested without compression and without caches', async () => {
    await verifyDeployed(hashFiles(folder), site);
    expect(headers).toMatchObject({'accept-encoding': 'identity', 'cache-control': 'no-cache'});
  });

  it('is reported with each file that differs or is missing', async () => {
    write('404.html', '<h1>Nothing here</h1>');
    write('assets/main.js', 'start()');
    const built = hashFiles(folder);
    write('index.html', '<h1>Arrays</h1><script>steal()</script>');
    fs.rmSync(path.join(folder, 'assets/main.js'));
    const verified = await verifyDeployed(built, site);
    expect(verified.faults).toEqual([
      `assets/main.js: ${site.href}assets/main.js responds with status 404`,
      `index.html: ${site.href}index.html differs from the build`,
    ]);
    expect(formatVerifyResult(verified, site)).toContain('2 of 4 files');
  });

  it.each([
    ['the list of another build', () => `${'0'.repeat(64)}  index.html\n`, 'another build'],
    ['no such list', () => undefined, 'deploy the whole of build/'],
    ['its home page there', () => '<h1>Fish</h1>', 'perhaps another site'],
    ['the list of this build', formatChecksums, 'the list of this build'],
  ])('that differs and has %s is reported with what to do', async (_, listOf, cause) => {
    const built = hashFiles(folder);
    const list = listOf(built);
    write('index.html', '<h1>Lists</h1>');
    if (list !== undefined) {
      write(checksumsFile, list);
    }
    expect(formatVerifyResult(await verifyDeployed(built, site), site)).toContain(cause);
  });

  it('is reported in one error with its address and what to check if it does not exist', async () => {
    const wrong = new URL('/arrays/none/', site);
    const check = verifyDeployed(hashFiles(folder), wrong);
    await expect(check).rejects.toThrow(
      `There is no site at ${wrong.href}: ${wrong.href}index.html responds with status 404. Check the address`,
    );
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    await expect(verifyDeployed(hashFiles(folder), site)).rejects.toThrow(
      `There is no site at ${site.href}: ${site.href}index.html does not respond: ECONNREFUSED.`,
    );
  });
});
