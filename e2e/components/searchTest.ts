import {createStandIn, type StandIn} from '../hosted/standIn';
import type {HostedData} from '../../packages/docusaurus-theme-local-search/src/shared';
import {currentVersion} from '../../packages/docusaurus-theme-local-search/src/shared';
import type {Provider} from './provider';
import {searchPages} from './searchPages';
import {expect, test as base} from './test';

export {expect};

/** The entries of the pages, as a site sends them to a service. */
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
  /** What else the pages know of their service. */
  readonly more: Partial<HostedData>;
}

interface Fixtures {
  /** The service, as it is at first before each test; it has no part in a local search. */
  readonly service: StandIn;
}

/** A test with a provider of the search, whose requests must be as the protocol says. */
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
