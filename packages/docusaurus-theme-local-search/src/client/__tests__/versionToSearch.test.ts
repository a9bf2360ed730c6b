import {expect, it} from 'vitest';
import {versionToSearch} from '../versionToSearch';

const on = (pluginId: string, name: string, isLast: boolean) =>
  versionToSearch({activePlugin: {pluginId}, activeVersion: {name, isLast}}, '1.0');

it('is the latest version outside of the docs and in docs with an unknown version', () => {
  expect(versionToSearch(undefined, '1.0')).toBe('1.0');
  expect(versionToSearch({activePlugin: {pluginId: 'default'}}, '1.0')).toBe('1.0');
});

it('is the latest version in the last version of other docs, even if an older version has the same name', () => {
  expect(on('community', 'current', true)).toBe('1.0');
  expect(on('default', '1.0', true)).toBe('1.0');
});

it("is the reader's version if there is a later one", () => {
  expect(on('default', 'current', false)).toBe('current');
  expect(on('community', 'current', false)).toBe('community/current');
});
