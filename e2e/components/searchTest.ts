import {createStandIn, type StandIn} from '../hosted/standIn';
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
  readonly service: StandIn;
}

/** A test with a search provider. It fails if a request violates the protocol. */
export const test = base.extend<Fixtures & Options, {provider: Provider; standIn: StandIn}>({
  provider: ['local', {option: true, scope: 'worker'}],
  more: [{}, {option: true}],
  standIn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const standIn = await createStandIn();
      standIn.insert('site', entries);
      await use(standIn);
      await standIn.close();
    },
    {scope: 'worker'},
  ],
  service: [
    async ({context, provider, standIn, more}, use) => {
      const {endpoint, collectionId: collection, readKey} = standIn;
      if (provider === 'hosted') {
        const known = {
          ...{endpoint, collection, index: 'site', readKey},
          ...{ask: true, isVersioned: false, ...more},
        };
        await context.addInitScript((data) => {
          window.testService = data;
        }, known);
      }
      const {length} = standIn.faults;
      await use(standIn);
      standIn.recover();
      expect(standIn.faults.slice(length)).toEqual([]);
    },
    {auto: true},
  ],
});
