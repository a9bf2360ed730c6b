import {gzipSync} from 'node:zlib';
import {describe, expect, it, vi} from 'vitest';
import {indexFormat, type HeadingsFile} from '../../shared';
import type {Question} from '../engine/answerQuery';
import {createWorkerHandler} from '../workerHandler';
import type {EngineMessage} from '../searchMessages';

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

describe("the engine's message handler", () => {
  it('answers what was asked before it could, and that first', async () => {
    const posted: EngineMessage[] = [];
    const handle = createWorkerHandler((message) => posted.push(message));
    handle(ask(1, 'rot'));
    handle(ask(2, 'rotate'));
    handle(headings);
    await vi.waitFor(() => expect(posted).toHaveLength(2));
    expect(posted).toEqual([
      expect.objectContaining({type: 'answer', id: 2}),
      {type: 'ready', isComplete: true},
    ]);
  });

  it('answers only the last of several questions, once', async () => {
    const posted: EngineMessage[] = [];
    const handle = createWorkerHandler((message) => posted.push(message));
    handle(headings);
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    handle(ask(1, 'rot'));
    handle(ask(2, 'rotate'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(posted.slice(1)).toEqual([expect.objectContaining({type: 'answer', id: 2})]);
  });
});
