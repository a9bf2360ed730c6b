import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect, test as base} from '@playwright/test';
import {hostPort} from '../harness/addresses';
import {answerFrom} from '../harness/host';
import {articlePath} from '../harness/routes';
import {sharedFolder} from './sharedFolder';
import {SiteCopy} from './site-copy';

/** Where the sites of these tests lie, to show that no path is written down. */
export const basePath = '/arrays/';

/** An article's path below the base path. */
export const rotateArray = articlePath('rotate-array').slice(1);

/** A build of the site with a new article, and a newer one in which files of every kind differ. */
export interface Builds {
  readonly first: string;
  readonly second: string;
}

/** Copies the site and adds an article: one Markdown file and one folder of listings, and no other edit. */
export function copyWithNewArticle(folder?: string): SiteCopy {
  const site = new SiteCopy(folder);
  site.add(path.join(__dirname, 'fixtures/new-article'));
  return site;
}

/** Edits files of every kind; the listing has more words, which its article counts. */
export function makeNewer(site: SiteCopy): void {
  site.edit('docs/intro.md', 'Text', 'Newer text');
  site.edit('src/css/palette.css', '#3b46c4', '#3b46c5');
  site.edit(
    'listings/rotate-array/reversal.cpp',
    '// #region listing\n',
    `// #region listing\n// Newer${' word'.repeat(500)}.\n`,
  );
  site.edit('src/components/Advanced/index.tsx', /^/, 'console.debug("newer");\n');
}

/** Makes the builds, one after the other in one folder. */
async function makeBuilds({first, second}: Builds): Promise<void> {
  const site = copyWithNewArticle();
  const make = async (folder: string) => {
    const {status, output} = await site.build({BASE_URL: basePath});
    expect(status, output).toBe(0);
    fs.renameSync(path.join(site.dir, 'build'), folder);
  };
  try {
    await make(first);
    makeNewer(site);
    await make(second);
  } finally {
    site.remove();
  }
}

/** Milliseconds in which the builds are there, for whoever has to wait until they are made. */
export const buildsMade = 240_000;

/**
 * Returns the builds that all workers share. The first that asks makes them, and others wait for
 * it; where it fails, the next one tries.
 */
export async function shareBuilds(): Promise<Builds> {
  const folder = path.join(sharedFolder(), 'builds');
  const builds = {first: path.join(folder, 'first'), second: path.join(folder, 'second')};
  while (!fs.existsSync(builds.second)) {
    if (fs.mkdirSync(folder, {recursive: true}) === undefined) {
      await setTimeout(200);
      continue;
    }
    try {
      await makeBuilds(builds);
    } catch (error) {
      fs.rmSync(folder, {recursive: true});
      throw error;
    }
  }
  return builds;
}

/** A host of a site that may be published again, or fail. */
export class DeployedSite {
  readonly #server: http.Server;
  readonly port: number;
  /** The folder that is served. */
  folder: string;
  /** Whether connections break off. */
  isDown = false;
  /** The paths below the base path that are answered as not found. */
  isGone: (path: string) => boolean = () => false;
  /** The folder of another build for some paths below the base path. */
  instead: (path: string) => string | undefined = () => undefined;
  /** The paths below the base path that were asked for. */
  readonly asked: string[] = [];

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
    this.#server = http.createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      if (this.isDown) {
        request.socket.destroy();
        return;
      }
      const asked = pathname.slice(basePath.length);
      this.asked.push(asked);
      if (this.isGone(asked)) {
        response.writeHead(404).end();
        return;
      }
      if (asked.startsWith('assets/')) {
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
      }
      answerFrom(this.instead(asked) ?? this.folder, basePath, request, response);
    });
  }

  static async start(folder: string, port: number): Promise<DeployedSite> {
    const site = new DeployedSite(folder, port);
    await new Promise<void>((resolve) => {
      site.#server.listen(port, resolve);
    });
    return site;
  }

  url(page = ''): string {
    return `http://localhost:${this.port}${basePath}${page}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/**
 * Tests of a site that is published twice, in which service workers work as they do for readers.
 * The builds are no fixture of the worker: one that has none would end, and another would start.
 */
export const test = base.extend<{builds: Builds; site: DeployedSite}>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => use(await shareBuilds()),
    {timeout: buildsMade},
  ],
  site: async ({builds}, use, {parallelIndex}) => {
    const site = await DeployedSite.start(builds.first, hostPort + 40 + parallelIndex);
    await use(site);
    site.stop();
  },
});
