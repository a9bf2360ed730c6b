import {expect, it} from 'vitest';
import type {BuiltListing} from '../../build/built';
import type {Programs} from '../nativeBuilder';
import {tryModules} from '../tryModules';

it('refuses random inputs that are not text, of which a page would try others', async () => {
  const cutCharacter = Buffer.from([0x22, 0xc3, 0x22, 0x0a]).toString();
  const programs: Programs = {
    compiler: {command: 'clang++', version: '', macros: ''},
    listingsDir: 'listings',
    shown: (file) => `listings/${file}`,
    run: () => Promise.resolve({status: 0, stdout: cutCharacter, stderr: '', timedOut: false}),
  };
  const listing = {live: {file: 'text/find.cpp'}, modules: {}} as BuiltListing;
  const {fault} = await tryModules(programs, {id: 'text', files: []}, listing, () => {
    throw new Error('no module is to be run');
  });
  expect(fault).toMatch(
    /^listings\/text\/find\.cpp: the proof's random input "\uFFFD" is not UTF-8/,
  );
});
