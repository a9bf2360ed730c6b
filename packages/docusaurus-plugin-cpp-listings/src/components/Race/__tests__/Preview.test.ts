import {expect, it, vi} from 'vitest';
import Preview from '../Preview.server';

vi.mock('@generated/docusaurus-plugin-cpp-listings/default/speeds.json', () => ({
  default: {sum: {fault: 'the listings changed after listings/sum/speed.json'}},
}));
// These import modules that only a bundler finds.
vi.mock('../Outcome', () => ({default: () => null}));
vi.mock('../../RecordedRuns/SpeedLinks', () => ({default: () => null}));

it('fails the build at the place of the element if the record is not of these listings', () => {
  expect(() => Preview({problem: 'sum', place: 'docs/sum.mdx:7'})).toThrow(
    'docs/sum.mdx:7: <Race problem="sum">: the listings changed after listings/sum/speed.json',
  );
});
