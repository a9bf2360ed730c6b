import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import type {CheckedData} from '../../../model/records';
import Checked from '..';

const data: CheckedData = {
  article: 'sum',
  mutants: {killed: 1234, explained: 5},
  command: 'npm run check -- sum',
  faults: ['there is no listings/sum/proof.json; create it with npm run check -- sum'],
};

afterEach(() => {
  vi.unstubAllEnvs();
});

it('fails a production build if a record is missing, and says where and how to make it', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => Checked({problem: 'sum', data, place: 'docs/sum.mdx:9'})).toThrow(
    'docs/sum.mdx:9: <Checked problem="sum">: there is no listings/sum/proof.json; create it with npm run check -- sum',
  );
});

it('shows on the page in development which record is missing', () => {
  const html = renderToStaticMarkup(<Checked problem="sum" data={data} />);
  expect(html).toContain('there is no listings/sum/proof.json');
  expect(html).toContain('1,234 small changes');
});

it('omits the mutants if none were tried', () => {
  const html = renderToStaticMarkup(<Checked problem="sum" data={{...data, mutants: undefined}} />);
  expect(html).not.toContain('Mutants');
});
