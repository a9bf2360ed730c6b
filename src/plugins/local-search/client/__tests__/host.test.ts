import {gzipSync} from 'node:zlib';
import {describe, expect, it, vi} from 'vitest';
import {indexFormat, type HeadingsFile} from '../../shared';
import type {Question} from '../engine/answerQuery';
import {hostEngine} from '../host';
import type {FromEngine} from '../protocol';

const file: HeadingsFile = {
  format: indexFormat,
  version: 'current',
  pages: [
    {
      path: '/rotate',
      title: 'Rotate an array',
      category: 'default',
      breadcrumbs: [],
      sections: [['', 'Rotate an array']],
    },
  ],
  texts: [],
};

const headings = {
  type: 'headings',
  bytes: new Uint8Array(gzipSync(JSON.stringify(file))),
  folder: '/',
} as const;

const ask = (id: number, query: string) => {
  const question: Question = {query, pages: 5, sectionsPerPage: 3};
  return {type: 'question', id, question} as const;
};

describe('the engine where it is hosted', () => {
  it('answers what was asked before it could, and that first', async () => {
    const said: FromEngine[] = [];
    const receive = hostEngine((message) => said.push(message));
    receive(ask(1, 'rot'));
    receive(ask(2, 'rotate'));
    receive(headings);
    await vi.waitFor(() => expect(said).toHaveLength(2));
    expect(said).toEqual([
      expect.objectContaining({type: 'answer', id: 2}),
      {type: 'ready', isComplete: true},
    ]);
  });

  it('answers only the last of several questions, once', async () => {
    const said: FromEngine[] = [];
    const receive = hostEngine((message) => said.push(message));
    receive(headings);
    await vi.waitFor(() => expect(said).toHaveLength(1));
    receive(ask(1, 'rot'));
    receive(ask(2, 'rotate'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said.slice(1)).toEqual([expect.objectContaining({type: 'answer', id: 2})]);
  });
});
