import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeTableAlignment} from '../tableAlignment';

const cell = (properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'td',
  properties,
  children: [],
});

it('aligns the cells of a table by classes, without an attribute that becomes a style', () => {
  const cells = ['left', 'center', 'right'].map((align) => cell({align}));
  const plain = cell({id: 'plain'});
  const tree: Root = {type: 'root', children: [...cells, plain]};
  rehypeTableAlignment()(tree);
  expect(cells.map(({properties}) => properties)).toEqual([
    {className: ['text--left']},
    {className: ['text--center']},
    {className: ['text--right']},
  ]);
  expect(plain.properties).toEqual({id: 'plain'});
});
