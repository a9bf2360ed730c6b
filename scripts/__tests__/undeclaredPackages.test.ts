import {expect, it} from 'vitest';
import {undeclaredPackages} from '../packing/undeclaredPackages';

const declaration = `
import type {Root} from 'mdast';
import {type Page} from './page.js';
export declare const tags: import("@lezer/common").NodePropSource;
export type {Node} from '@lezer/common/tree';
`;

it('a package whose types a declaration uses has to be a dependency', () => {
  expect(undeclaredPackages(declaration, {})).toEqual(['mdast', '@lezer/common', '@lezer/common']);
});

it('the types of a dependency may come from a package in @types', () => {
  const dependencies = {'@types/mdast': '4.0.4'};
  const peerDependencies = {'@lezer/common': '1.5.5'};
  expect(undeclaredPackages(declaration, {dependencies, peerDependencies})).toEqual([]);
});

it('a site provides the modules that Docusaurus generates, and those of Node', () => {
  const source = `
import {readFileSync} from 'node:fs';
import data from '@generated/docusaurus.config';
import type Layout from '@theme/Layout';
`;
  expect(undeclaredPackages(source, {})).toEqual([]);
});
