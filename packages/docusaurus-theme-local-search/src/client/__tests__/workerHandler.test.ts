import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {loadStemmer} from '../../server/languages';
import {makeIndex, type Index} from '../../server/makeIndex';
import {compress} from '../../server/writeIndex';
import {indexName, partFile, wordsFileOf, type Page, type Part} from '../../shared';
import type {Answer} from '../answers';
import type {Question} from '../engine/answerQuery';
import type {EngineMessage} from '../searchMessages';
import {createWorkerHandler} from '../workerHandler';

const pages: readonly Page[] = [
  {
    path: '/rotate',
    title: 'Rotate an array',
    category: 'default',
    breadcrumbs: [],
    sections: [{anchor: '', heading: 'Rotate an array', content: 'Each element is moved.'}],
  },
  {
    path: '/heaps',
    title: 'Heaps',
    category: 'default',
    breadcrumbs: [],
    sections: [{anchor: '', heading: 'Heaps', content: 'A block may rotate here.'}],
  },
];
const made = makeIndex('current', pages, loadStemmer('english'), {
  occurrencesPerFile: 1,
  charactersInOneFile: 0,
  charactersPerFile: 0,
});
const {parts, fileCounts} = made;
const index = indexName('current', 'hash', fileCounts);
const bytesOf = (part: Part, of: Index = made) => {
  const content = of.parts.get(part) ?? expect.fail(`the index has no ${part}`);
  return new Uint8Array(compress(content));
};
const folder = 'https://example.org/search-index/';
const wordsOfRotate: Part = `words-${wordsFileOf('rotate', fileCounts.words)}`;

const ask = (id: number, query: string) => {
  const question: Question = {query, pages: 5, sectionsPerPage: 3};
  return {type: 'question', id, question} as const;
};

describe("the engine's message handler", () => {
  /** Parts that the host answers with 404. */
  const broken = new Set<Part>();
  let requests: Part[] = [];
  let posted: EngineMessage[] = [];
  let handle: ReturnType<typeof createWorkerHandler>;

  beforeEach(() => {
    broken.clear();
    requests = [];
    posted = [];
    handle = createWorkerHandler((message) => posted.push(message));
    vi.stubGlobal('fetch', (url: string) => {
      const part = [...parts.keys()].find((each) => url === folder + partFile(index, each));
      requests.push(part ?? 'headings');
      return Promise.resolve(
        part === undefined || broken.has(part)
          ? new Response('Sorry', {status: 404})
          : new Response(bytesOf(part)),
      );
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Sends the first file in two pieces. */
  const sendHeadings = (bytes = bytesOf('headings'), of = index) => {
    const message = {type: 'headings', folder, index: of} as const;
    [bytes.slice(0, 50), bytes.slice(50)].forEach((piece) => handle({...message, bytes: piece}));
    handle(message);
  };

  const answersTo = (id: number): Answer[] =>
    posted.flatMap((message) =>
      message.type === 'answer' && message.id === id ? [message.answer] : [],
    );
  const lastAnswerTo = (id: number) => answersTo(id).at(-1);
  const pathsIn = (answer: Answer | undefined) => answer?.pages.map(({path}) => path);

  it('answers the last question that was asked during startup before it reports that it is ready', async () => {
    handle(ask(1, 'rot'));
    handle(ask(2, 'rotate'));
    sendHeadings();
    await expect.poll(() => lastAnswerTo(2)?.isComplete).toBe(true);
    expect(posted.slice(0, 2)).toEqual([
      expect.objectContaining({type: 'answer', id: 2}),
      {type: 'ready'},
    ]);
    expect(answersTo(1)).toEqual([]);
  });

  it('answers only the last of several questions, and completes its answer only once', async () => {
    sendHeadings();
    await expect.poll(() => posted).toEqual([{type: 'ready'}]);
    handle(ask(1, 'rot'));
    handle(ask(2, 'rotate'));
    await expect.poll(() => lastAnswerTo(2)?.isComplete).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answersTo(1)).toEqual([]);
    expect(answersTo(2).filter(({isComplete}) => isComplete)).toHaveLength(1);
  });

  it('answers from headings first, then fetches the missing words, then the missing texts', async () => {
    sendHeadings();
    handle(ask(1, 'rotate'));
    await expect.poll(() => lastAnswerTo(1)?.isComplete).toBe(true);
    expect(pathsIn(answersTo(1)[0])).toEqual(['/rotate']);
    expect(pathsIn(lastAnswerTo(1))).toEqual(['/rotate', '/heaps']);
    expect(requests[0]).toBe(wordsOfRotate);
    expect(requests.slice(-2).sort()).toEqual(['text-0', 'text-1']);
    const fetched = requests.length;
    handle(ask(2, 'rotate'));
    await expect.poll(() => lastAnswerTo(2)?.isComplete).toBe(true);
    expect(requests).toHaveLength(fetched);
  });

  it('fetches the texts together with the words if they are in one file', async () => {
    const small = makeIndex('current', pages, loadStemmer('english'));
    const name = indexName('current', 'hash', small.fileCounts);
    const requested: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      requested.push(url);
      return new Promise(() => undefined);
    });
    sendHeadings(bytesOf('headings', small), name);
    handle(ask(1, 'rotate'));
    const addresses = (['words-0', 'text-0'] as const).map((part) => folder + partFile(name, part));
    await expect.poll(() => new Set(requested)).toEqual(new Set(addresses));
  });

  it('posts no empty answer while parts are missing', async () => {
    sendHeadings();
    handle(ask(1, 'moved'));
    await expect.poll(() => lastAnswerTo(1)?.isComplete).toBe(true);
    expect(answersTo(1).map(pathsIn)).not.toContainEqual([]);
  });

  it('answers a question once if the index is ready before it looks for later questions', async () => {
    const callbacks: (() => void)[] = [];
    vi.stubGlobal('setTimeout', (callback: () => void) => callbacks.push(callback));
    handle({type: 'fetching', part: wordsOfRotate});
    handle(ask(1, 'rotate'));
    sendHeadings();
    await expect.poll(() => answersTo(1)).toHaveLength(1);
    callbacks.forEach((callback) => callback());
    await new Promise((resolve) => setImmediate(resolve));
    expect(answersTo(1)).toHaveLength(1);
  });

  it('fetches a part that arrived damaged from the page', async () => {
    handle({type: 'fetching', part: wordsOfRotate});
    handle({type: 'part', part: wordsOfRotate, bytes: new Uint8Array([1, 2, 3])});
    sendHeadings();
    handle(ask(1, 'rotate'));
    await expect.poll(() => lastAnswerTo(1)?.isComplete).toBe(true);
    expect(requests).toContain(wordsOfRotate);
  });

  it('uses a part that the page has fetched', async () => {
    handle({type: 'fetching', part: wordsOfRotate});
    sendHeadings();
    handle(ask(1, 'rotate'));
    await expect.poll(() => answersTo(1)).toHaveLength(1);
    handle({type: 'part', part: wordsOfRotate, bytes: bytesOf(wordsOfRotate)});
    await expect.poll(() => lastAnswerTo(1)?.isComplete).toBe(true);
    expect(requests).not.toContain(wordsOfRotate);
  });

  it('answers first with the words that have arrived from the page', async () => {
    handle({type: 'fetching', part: wordsOfRotate});
    handle({type: 'part', part: wordsOfRotate, bytes: bytesOf(wordsOfRotate)});
    handle(ask(1, 'rotate'));
    sendHeadings();
    await expect.poll(() => lastAnswerTo(1)?.isComplete).toBe(true);
    expect(pathsIn(answersTo(1)[0])).toEqual(['/rotate', '/heaps']);
  });

  it('answers from headings before it fetches words that the page could not fetch', async () => {
    handle({type: 'fetching', part: wordsOfRotate});
    handle({type: 'part', part: wordsOfRotate});
    handle(ask(1, 'rotate'));
    sendHeadings();
    await expect.poll(() => lastAnswerTo(1)?.isComplete).toBe(true);
    expect(pathsIn(answersTo(1)[0])).toEqual(['/rotate']);
  });

  it('fetches a part that the page could not fetch', async () => {
    handle({type: 'fetching', part: wordsOfRotate});
    handle({type: 'part', part: wordsOfRotate});
    sendHeadings();
    handle(ask(1, 'rotate'));
    await expect.poll(() => lastAnswerTo(1)?.isComplete).toBe(true);
    expect(requests).toContain(wordsOfRotate);
  });

  it('reports which part is missing, and fetches it again for a later question', async () => {
    broken.add(wordsOfRotate);
    sendHeadings();
    handle(ask(1, 'rotate'));
    await expect
      .poll(() => lastAnswerTo(1)?.failure)
      .toEqual({
        message: expect.stringContaining(wordsOfRotate) as string,
        status: 404,
        url: folder + partFile(index, wordsOfRotate),
      });
    expect(pathsIn(lastAnswerTo(1))).toEqual(['/rotate']);
    expect(lastAnswerTo(1)?.isComplete).toBe(false);
    broken.clear();
    handle(ask(2, 'rotate'));
    await expect.poll(() => lastAnswerTo(2)?.isComplete).toBe(true);
    expect(pathsIn(lastAnswerTo(2))).toEqual(['/rotate', '/heaps']);
  });

  it('stops loading parts for a question when another question arrives', async () => {
    handle({type: 'fetching', part: wordsOfRotate});
    sendHeadings();
    handle(ask(1, 'rotate'));
    await expect.poll(() => answersTo(1)).toHaveLength(1);
    // The two words must be in different files.
    expect(wordsFileOf('xenon', fileCounts.words)).not.toBe(
      wordsFileOf('rotate', fileCounts.words),
    );
    handle(ask(2, 'xenon'));
    await expect.poll(() => lastAnswerTo(2)?.isComplete).toBe(true);
    handle({type: 'part', part: wordsOfRotate, bytes: bytesOf(wordsOfRotate)});
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answersTo(1)).toHaveLength(1);
    expect(requests.filter((part) => part.startsWith('text-'))).toEqual([]);
  });
});
