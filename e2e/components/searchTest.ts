import {createFakeServer, type FakeServer} from '../hosted/fakeServer';
import type {HostedData} from '../../packages/docusaurus-theme-local-search/src/shared';
import {currentVersion} from '../../packages/docusaurus-theme-local-search/src/shared';
import type {Provider} from './provider';
import {searchPages} from './searchPages';
import {expect, test as base} from './test';

export {expect};

/** The entries of the pages, as a site pushes them to a service. */
const entries = searchPages.flatMap(({path, title, category, breadcrumbs, sections}) =>
  sections.map(({anchor, heading, content}) => {
    const address = anchor === '' ? path : `${path}#${anchor}`;
    return {
      id: `${currentVersion}:${address}`,
      title: heading,
      section: title,
      content,
      path: address,
      category,
      version: currentVersion,
      breadcrumbs,
    };
  }),
);

interface Options {
  /** Additional data about the service for the pages. */
  readonly more: Partial<HostedData>;
}

interface Fixtures {
  /** The service, reset before each test. A local search does not use it. */
  readonly service: FakeServer;
}

/** A test with a search provider. It fails if a request violates the protocol. */
export const test = base.extend<Fixtures & Options, {provider: Provider; fakeServer: FakeServer}>({
  provider: ['local', {option: true, scope: 'worker'}],
  more: [{}, {option: true}],
  fakeServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const fakeServer = await createFakeServer();
      fakeServer.insert('site', entries);
      await use(fakeServer);
      await fakeServer.close();
    },
    {scope: 'worker'},
  ],
  service: [
    async ({context, provider, fakeServer, more}, use) => {
      const {endpoint, collectionId: collection, readKey} = fakeServer;
      if (provider === 'hosted') {
        const known = {
          ...{endpoint, collection, index: 'site', readKey},
          ...{ask: true, isVersioned: false, ...more},
        };
        await context.addInitScript((data) => {
          window.testService = data;
        }, known);
      }
      const {length} = fakeServer.protocolErrors;
      await use(fakeServer);
      fakeServer.recover();
      expect(fakeServer.protocolErrors.slice(length)).toEqual([]);
    },
    {auto: true},
  ],
});
