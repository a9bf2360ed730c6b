import {expect, it} from 'vitest';
import {publishedManifest} from '../packing/manifest';

const manifest = {name: 'a', version: '1.0.0'};

it('says of the published package what publishConfig says, and nothing of its development', () => {
  const published = publishedManifest({
    ...manifest,
    devDependencies: {tsx: '4.0.0'},
    publishConfig: {main: 'lib/index.cjs'},
  });
  expect(JSON.parse(JSON.stringify(published))).toEqual({...manifest, main: 'lib/index.cjs'});
});

it('is not made of a private package', () => {
  expect(() => publishedManifest({...manifest, private: true})).toThrow(
    'a is private; take "private" out of its package.json',
  );
});
