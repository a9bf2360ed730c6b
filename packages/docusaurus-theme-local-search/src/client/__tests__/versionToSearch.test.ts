import {expect, it} from 'vitest';
import {versionToSearch} from '../versionToSearch';

const on = (pluginId: string, name: string, isLast: boolean) =>
  versionToSearch({activePlugin: {pluginId}, activeVersion: {name, isLast}}, '1.0');

it('is the latest outside of docs, and in docs whose version is not known', () => {
  expect(versionToSearch(undefined, '1.0')).toBe('1.0');
  expect(versionToSearch({activePlugin: {pluginId: 'default'}}, '1.0')).toBe('1.0');
});

it('is the latest in the last version of other docs, though an older version has its name', () => {
  expect(on('community', 'current', true)).toBe('1.0');
  expect(on('default', '1.0', true)).toBe('1.0');
});

it('is the version that the reader is on where there is a later one', () => {
  expect(on('default', 'current', false)).toBe('current');
  expect(on('community', 'current', false)).toBe('community/current');
});
