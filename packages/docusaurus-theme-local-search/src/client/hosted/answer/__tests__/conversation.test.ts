import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {service} from '../../__tests__/service';
import type {ServiceEntry} from '../../readHits';
import {conversationWith, type Conversation} from '../conversation';

const serviceOf = (collection: string) => ({...service, collection});

const entry = (path: string, title = 'Reversal'): ServiceEntry => ({
  title,
  content: 'Reverse both blocks.',
  section: 'Rotate an array',
  path,
  category: 'default',
  breadcrumbs: [],
});

/** The response of a service that sends the sources and then the pieces of its answer. */
function answerWith(documents: readonly unknown[], ...pieces: readonly string[]): Response {
  const hits = documents.map((document, at) => ({id: String(at), score: 1, document}));
  const events = [
    {action: 'SEARCH_RESULTS', result: hits},
    ...[...pieces, ''].map((result) => ({action: 'ANSWER_RESPONSE', result})),
  ];
  return new Response(
    events.map((message) => `data: ${JSON.stringify({type: 'response', message})}\n\n`).join(''),
  );
}

let conversation: Conversation;
const bodies: Record<string, unknown>[] = [];
let respond: () => Promise<Response>;

/** Makes the service send these sources and pieces of an answer. */
const serve = (...answer: Parameters<typeof answerWith>) => {
  respond = () => Promise.resolve(answerWith(...answer));
};

beforeEach(() => {
  conversation = conversationWith(serviceOf('docs'));
  bodies.length = 0;
  serve([entry('/turn')], 'Yes.');
  vi.stubGlobal('fetch', (url: string, {body}: {readonly body: string}) => {
    expect(url).toBe('https://search.example.org/v1/collections/docs/answer?api-key=read-1');
    bodies.push(JSON.parse(body) as Record<string, unknown>);
    return respond();
  });
});
afterEach(() => vi.unstubAllGlobals());

const last = () => conversation.getTurns().at(-1);

/** Asks, and waits for the whole answer. */
async function ask(question: string): Promise<void> {
  conversation.ask(question);
  await expect.poll(() => last()?.state).toBe('finished');
}

describe('a conversation', () => {
  it('lists the questions with their answers, in order', async () => {
    expect(conversation.getTurns()).toEqual([]);
    await ask('Is it stable?');
    serve([], 'Line', 'ar.');
    await ask('How fast?');
    const turns = conversation.getTurns();
    expect(turns.map(({question, text}) => [question, text])).toEqual([
      ['Is it stable?', 'Yes.'],
      ['How fast?', 'Linear.'],
    ]);
    expect(turns.map(({sources}) => sources)).toEqual([[entry('/turn')], []]);
  });

  it('sends a question without the spaces around it, and at most 500 characters', async () => {
    await ask('  Why?\n');
    await ask('y'.repeat(501));
    expect(bodies.map(({query}) => query)).toEqual(['Why?', 'y'.repeat(500)]);
  });

  it('names at most four sections of the site as sources, each once', async () => {
    const documents = [
      entry('/a'),
      {...entry('/b'), content: undefined},
      entry('//example.org/c'),
      ...['/d', '/a', '/e', '/f', '/g'].map((path) => entry(path)),
    ];
    serve(documents, 'Yes.');
    await ask('Why?');
    expect(last()?.sources.map(({path}) => path)).toEqual(['/a', '/d', '/e', '/f']);
    expect(last()?.text).toBe('Yes.');
  });

  it('tells its listeners of each change, until they stop listening', async () => {
    const texts: (string | undefined)[] = [];
    const stop = conversation.subscribe(() => texts.push(last()?.text));
    serve([], 'One ', 'two.');
    await ask('Count?');
    expect([...new Set(texts)]).toEqual(['', 'One ', 'One two.']);
    stop();
    const {length} = texts;
    await ask('Again?');
    expect(texts).toHaveLength(length);
  });

  it('does not replace a turn that did not change, nor sources while the text arrives', async () => {
    await ask('First?');
    const [first] = conversation.getTurns();
    const seen = new Set<unknown>();
    conversation.subscribe(() => {
      const sources = last()?.sources;
      if (sources && sources.length > 0) {
        seen.add(sources);
      }
    });
    serve([entry('/sum')], 'One ', 'two.');
    await ask('Second?');
    expect(conversation.getTurns()[0]).toBe(first);
    expect(seen.size).toBe(1);
  });

  it('replaces only the last answer when it is regenerated', async () => {
    await ask('First?');
    await ask('Second?');
    serve([entry('/sum')], 'No.');
    conversation.regenerate();
    await expect.poll(() => last()?.text).toBe('No.');
    expect(conversation.getTurns().map(({question, text}) => [question, text])).toEqual([
      ['First?', 'Yes.'],
      ['Second?', 'No.'],
    ]);
    expect(last()?.sources).toEqual([entry('/sum')]);
  });

  it('stops an answer that is being generated, and otherwise ignores it', async () => {
    conversation.stop();
    await ask('First?');
    conversation.stop();
    expect(last()?.state).toBe('finished');
    respond = () => new Promise(() => undefined);
    conversation.ask('Second?');
    expect(last()?.state).toBe('loading');
    conversation.stop();
    expect(last()?.state).toBe('aborted');
  });

  it('keeps the error of a question that failed', async () => {
    respond = () => Promise.resolve(new Response('', {status: 500}));
    conversation.ask('Why?');
    await expect.poll(() => last()?.state).toBe('error');
    expect(last()?.error).toMatchObject({status: 500});
  });

  it('is empty after it is cleared', async () => {
    await ask('Why?');
    conversation.clear();
    expect(conversation.getTurns()).toEqual([]);
  });
});

it('there is one conversation with each service', () => {
  const [first, second] = [serviceOf('first'), serviceOf('second')];
  expect(conversationWith(first)).toBe(conversationWith(first));
  expect(conversationWith(first)).not.toBe(conversationWith(second));
});
