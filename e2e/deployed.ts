import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect, test as base} from '@playwright/test';
import {addressOf, answerFrom} from '../harness/host';
import {articlePath} from '../harness/routes';
import {pathOf} from '../harness/staticFiles';
import {interceptingPage} from './interception';
import {sharedFolder} from './sharedFolder';
import {SiteCopy} from './siteCopy';

/** The base path of the sites in these tests. It is not `/`, so that a hard-coded path fails. */
export const basePath = '/arrays/';

/** An article's path below the base path. */
export const rotateArray = articlePath('rotate-array').slice(1);

/**
 * A first build of the site with a new article, and a second in which files of every kind differ.
 */
export interface Builds {
  readonly first: string;
  readonly second: string;
}

/**
 * Copies the site and adds an article: one Markdown file and one folder of listings, nothing else.
 */
export function copyWithNewArticle(folder?: string): SiteCopy {
  const site = new SiteCopy(folder);
  site.add(path.join(__dirname, 'fixtures/new-article'));
  return site;
}

/** Edits files of every kind. The listing grows, which changes the word count of its article. */
export function editEveryKind(site: SiteCopy): void {
  site.edit('docs/intro.md', 'Text', 'Newer text');
  site.edit('src/css/palette.css', '#3b46c4', '#3b46c5');
  site.edit(
    'listings/rotate-array/reversal.cpp',
    '// #region listing\n',
    `// #region listing\n// Newer${' word'.repeat(500)}.\n`,
  );
  site.edit('src/components/Advanced/index.tsx', /^/, 'console.debug("newer");\n');
}

/** Makes both builds, one after the other in one folder. */
async function makeBuilds({first, second}: Builds): Promise<void> {
  const site = copyWithNewArticle();
  const make = async (folder: string) => {
    const {status, output} = await site.build({BASE_URL: basePath});
    expect(status, output).toBe(0);
    fs.renameSync(path.join(site.dir, 'build'), folder);
  };
  try {
    await make(first);
    editEveryKind(site);
    await make(second);
  } finally {
    site.remove();
  }
}

/**
 * The timeout until the builds exist, in milliseconds, for tests that may have to wait for them.
 */
export const buildsTimeout = 240_000;

/**
 * Returns the builds that all workers share. The first caller makes them, and others wait for it.
 * If it fails, the next caller tries.
 */
export async function getSharedBuilds(): Promise<Builds> {
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

/** A web server for a site that can be redeployed or fail. */
export class DeployedSite {
  readonly #server: http.Server;
  /** The folder to serve. */
  folder: string;
  /** Whether the server breaks off connections. */
  isDown = false;
  /** Whether a path below the base path is answered with 404. */
  isMissing: (path: string) => boolean = () => false;
  /** Returns the folder of another build for some paths below the base path. */
  otherFolderFor: (path: string) => string | undefined = () => undefined;
  /** The requested paths, below the base path. */
  readonly requestedPaths: string[] = [];

  private constructor(folder: string) {
    this.folder = folder;
    this.#server = http.createServer((request, response) => {
      if (this.isDown) {
        request.socket.destroy();
        return;
      }
      const requested = pathOf(request).slice(basePath.length);
      this.requestedPaths.push(requested);
      if (this.isMissing(requested)) {
        response.writeHead(404).end();
        return;
      }
      if (requested.startsWith('assets/')) {
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
      }
      answerFrom(this.otherFolderFor(requested) ?? this.folder, basePath, request, response);
    });
  }

  static async start(folder: string): Promise<DeployedSite> {
    const site = new DeployedSite(folder);
    await once(site.#server.listen(0), 'listening');
    return site;
  }

  url(page = ''): string {
    return addressOf(this.#server) + basePath + page;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/**
 * Tests of a site that is deployed twice, with service workers enabled. The builds are not a worker
 * fixture, because a worker that fails to make them would end and another would start.
 */
export const test = base.extend<{builds: Builds; site: DeployedSite}>({
  page: interceptingPage,
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => use(await getSharedBuilds()),
    {timeout: buildsTimeout},
  ],
  site: async ({builds}, use) => {
    const site = await DeployedSite.start(builds.first);
    await use(site);
    site.stop();
  },
});
