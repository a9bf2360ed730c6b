import {createAnswerSession, type AnswerSession, type Interaction} from 'oramacore-client/answers';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {createFakeServer, type FakeServer} from '../fakeServer';
import {responseBreakingAfter, responseEndingAfter} from './responses';

const text = 'Rotate – „in place“: 配列.';
const short = 'Größe – 配列';

let service: FakeServer;
beforeAll(async () => {
  service = await createFakeServer();
  service.insert('site', [{id: '1', title: 'Rotate'}]);
});
afterAll(() => service.close());
afterEach(() => {
  service.recover();
  service.answerWith(text);
  expect(service.protocolErrors).toEqual([]);
});

const bodies = () => service.requests.map(({body}) => body as Record<string, unknown>);

const collect = async (pieces: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const piece of pieces) {
    all.push(piece);
  }
  return all;
};

const last = (session: AnswerSession) => session.interactions.at(-1);

describe.each(['answer', 'plannedAnswer'] as const)('%s', (kind) => {
  const call = kind === 'answer' ? 'answer' : 'planned_answer';

  test('is loading, gets its sources and then pieces of text, and finishes', async () => {
    service.answerWith(text);
    const states: Interaction[] = [];
    const session = createAnswerSession({
      ...service,
      onChange: (interactions) => states.push(...interactions.slice(-1)),
    });
    const answer = session[kind]('rotate');
    expect(last(session)).toMatchObject({state: 'loading', text: '', query: 'rotate'});
    const pieces = await collect(answer);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe(text);
    expect(await answer.whole).toBe(text);
    expect(last(session)).toMatchObject({
      state: 'finished',
      text,
      isPlanned: kind === 'plannedAnswer',
      sources: [{id: 'site:1', document: {title: 'Rotate'}}],
    });
    const firstText = states.findIndex((state) => state.text !== '');
    expect(states[firstText]?.sources).toHaveLength(1);
    expect(states.filter(({state}) => state === 'finished')).toHaveLength(1);
    expect(session.messages).toEqual([
      {role: 'user', content: 'rotate'},
      {role: 'assistant', content: text},
    ]);
  });

  /** Records the bytes that a server sends for a short answer. */
  const record = async () => {
    service.answerWith(short);
    await createAnswerSession(service)[kind]('rotate').whole;
    const url = `${service.endpoint}/v1/collections/docs/${call}?api-key=${service.readKey}`;
    const raw = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(bodies().at(-1)),
    });
    return new Uint8Array(await raw.arrayBuffer());
  };

  /** Checks a session whose answer was cut, and returns the length of the received text. */
  const checkCut = (session: AnswerSession, isNetworkFailure: boolean): number => {
    const interaction = last(session);
    const received = interaction?.text ?? '?';
    if (interaction?.state === 'finished') {
      // The end event has arrived, so the answer is complete.
      expect(received).toBe(short);
    } else {
      expect(interaction).toMatchObject({
        state: 'error',
        error: {status: 'PARSE_ERROR', isNetworkFailure},
      });
      expect(short.startsWith(received)).toBe(true);
    }
    expect(session.messages.at(-1)?.content).toBe(received);
    return received.length;
  };

  test.each([
    ['its connection is cut', responseBreakingAfter, true],
    ['it ends too early', responseEndingAfter, false],
  ])(
    'wherever %s, the received text is kept and the error says PARSE_ERROR',
    async (_, respond, isNetworkFailure) => {
      const bytes = await record();
      let at = 0;
      const session = createAnswerSession({
        ...service,
        fetch: () => Promise.resolve(respond(bytes.subarray(0, at))),
      });
      const lengths = new Set<number>();
      for (; at < bytes.length; at++) {
        session.clear();
        await session[kind]('rotate').whole.catch(() => undefined);
        lengths.add(checkCut(session, isNetworkFailure));
      }
      expect(lengths).toEqual(new Set([0, 5, 7, 10]));
    },
  );

  test('a real connection that breaks behaves in the same way', async () => {
    const {byteLength} = await record();
    const session = createAnswerSession(service);
    for (let at = 0; at < byteLength; at += 50) {
      session.clear();
      service.next(call, {kind: 'cut', at});
      await session[kind]('rotate').whole.catch(() => undefined);
      checkCut(session, true);
    }
  });

  test.each([1, 2, 7])('is the same when it arrives %i bytes at a time', async (bytes) => {
    service.next(call, {kind: 'split', bytes});
    expect(await createAnswerSession(service)[kind]('rotate').whole).toBe(text);
  });

  test('is the same when status events arrive twice', async () => {
    service.next(call, {kind: 'duplicate'});
    const session = createAnswerSession(service);
    expect(await session[kind]('rotate').whole).toBe(text);
    expect(last(session)?.sources).toHaveLength(1);
  });

  test('fails with PARSE_ERROR when an event cannot be parsed', async () => {
    service.next(call, {kind: 'garble', after: 9});
    const session = createAnswerSession(service);
    const answer = session[kind]('rotate');
    await expect(collect(answer)).rejects.toMatchObject({status: 'PARSE_ERROR'});
    await expect(answer.whole).rejects.toMatchObject({status: 'PARSE_ERROR'});
    expect(last(session)?.text).not.toBe('');
  });

  test('fails when the server reports an error', async () => {
    service.next(call, {kind: 'fail', after: 8, message: 'Failed to run prompt: no model'});
    const session = createAnswerSession(service);
    await expect(session[kind]('rotate').whole).rejects.toThrow('no model');
    expect(last(session)).toMatchObject({state: 'error', error: {isNetworkFailure: false}});
  });

  test('is not retried when the server is busy or hangs up', async () => {
    const before = service.requests.length;
    service.next(call, {kind: 'status', status: 503, retryAfter: 2}, {kind: 'refuse'});
    const session = createAnswerSession(service);
    await expect(session[kind]('rotate').whole).rejects.toMatchObject({
      status: 503,
      retryAfter: 2000,
    });
    await expect(session[kind]('rotate').whole).rejects.toMatchObject({isNetworkFailure: true});
    expect(service.requests.length - before).toBe(2);
  });

  test('includes related questions if they are requested', async () => {
    service.answerWith(text, ['Why?', 'How fast?']);
    const session = createAnswerSession({...service, related: {size: 2, format: 'question'}});
    await session[kind]('rotate').whole;
    expect(JSON.parse(last(session)?.related ?? '')).toEqual(['Why?', 'How fast?']);
    expect(bodies().at(-1)?.related).toEqual({enabled: true, size: 2, format: 'question'});
  });

  test('can be aborted: the received text is kept, and the pieces end', async () => {
    service.next(call, {kind: 'pace', ms: 15});
    const session = createAnswerSession({
      ...service,
      onChange(interactions) {
        const interaction = interactions.at(-1);
        if (interaction?.state === 'loading' && interaction.text !== '') {
          session.abort();
        }
      },
    });
    const answer = session[kind]('rotate');
    const pieces = await collect(answer);
    const received = await answer.whole;
    expect(received).not.toBe('');
    expect(received).not.toBe(text);
    expect(pieces.join('')).toBe(received);
    expect(last(session)).toMatchObject({state: 'aborted', text: received});
    expect(last(session)?.error).toBeUndefined();
    expect(session.messages.at(-1)).toEqual({role: 'assistant', content: received});
  });
});

test('several readers can read the pieces, even after all have arrived', async () => {
  const answer = createAnswerSession(service).answer('rotate');
  const [first, second] = await Promise.all([collect(answer), collect(answer)]);
  expect(first.join('')).toBe(text);
  expect(second).toEqual(first);
  expect(await collect(answer)).toEqual(first);
});

test('a planned answer includes its plan', async () => {
  const session = createAnswerSession(service);
  await session.plannedAnswer('rotate').whole;
  expect(last(session)?.plan.map(({step}) => step)).toContain('PERFORM_ORAMA_SEARCH');
});

test('a planned answer may repeat itself in its text', async () => {
  for (const repeated of ['ha ha', ' ha ha ha', ' ha ha!', 'a a a a b', 'one']) {
    service.answerWith(repeated);
    const answer = createAnswerSession(service).plannedAnswer('rotate');
    expect(await answer.whole).toBe(repeated);
    expect((await collect(answer)).join('')).toBe(repeated);
  }
});

test('messages and errors of older servers, which are JSON texts, are parsed', async () => {
  const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
  const message = (action: string, result: string) =>
    event({type: 'response', message: JSON.stringify({action, result, done: false})});
  const sessionOf = (stream: string) =>
    createAnswerSession({...service, fetch: () => Promise.resolve(new Response(stream))});
  const hits = JSON.stringify([{id: 'a:1', score: 1, document: {title: 'A'}}]);
  const session = sessionOf(
    event({type: 'acknowledgement', message: 'Acknowledged'}) +
      message('SEARCH_RESULTS', hits) +
      message('ANSWER_RESPONSE', 'Yes') +
      message('ANSWER_RESPONSE', ''),
  );
  expect(await session.answer('?').whole).toBe('Yes');
  expect(last(session)?.sources).toHaveLength(1);
  const failed = sessionOf(event({type: 'error', message: 'No GPU'})).answer('?').whole;
  await expect(failed).rejects.toThrow('No GPU');
  const noPlan = sessionOf(message('PARTY_PLANNER_ERROR', 'no plan')).plannedAnswer('?').whole;
  await expect(noPlan).rejects.toThrow('no plan');
});

test('a question includes the conversation before it, without empty answers', async () => {
  const session = createAnswerSession({
    ...service,
    visitorId: 'somebody',
    llm: {provider: 'openai', model: 'gpt-4.1'},
    systemPromptId: 'short',
    minSimilarity: 0.5,
    maxDocuments: 3,
    initialMessages: [{role: 'system', content: 'Be short.'}],
  });
  service.next('answer', {kind: 'status', status: 500});
  await expect(session.answer('First?').whole).rejects.toThrow();
  await session.answer('Second?').whole;
  expect(bodies().at(-1)).toMatchObject({
    query: 'Second?',
    visitor_id: 'somebody',
    llm_config: {provider: 'openai', model: 'gpt-4.1'},
    system_prompt_id: 'short',
    min_similarity: 0.5,
    max_documents: 3,
    messages: [
      {role: 'system', content: 'Be short.'},
      {role: 'user', content: 'First?'},
    ],
  });
  const [first, second] = bodies().slice(-2);
  expect(first?.conversation_id).toBe(second?.conversation_id);
  expect(first?.interaction_id).not.toBe(second?.interaction_id);
});

test('the visitor id is the shared one, unless the session sets another', async () => {
  await createAnswerSession(service).answer('?').whole;
  expect(bodies().at(-1)?.visitor_id).toBe('ssid');
});

test('a new question aborts the pending question', async () => {
  service.next('answer', {kind: 'pace', ms: 10});
  const session = createAnswerSession(service);
  const first = session.answer('First?');
  const second = session.answer('Second?');
  expect(await second.whole).toBe(text);
  expect(await first.whole).toBe('');
  expect(session.interactions.map(({state}) => state)).toEqual(['aborted', 'finished']);
});

test('a signal aborts its question, before and during the request', async () => {
  const session = createAnswerSession(service);
  await session.answer('?', {signal: AbortSignal.abort()}).whole;
  expect(last(session)?.state).toBe('aborted');
  service.next('answer', {kind: 'pace', ms: 10});
  const controller = new AbortController();
  const {whole} = session.answer('?', controller);
  controller.abort();
  expect(last(session)?.state).toBe('aborted');
  await whole;
  // The signal does not affect the next question.
  expect(await session.answer('?').whole).toBe(text);
  controller.abort();
  expect(last(session)?.state).toBe('finished');
});

test('aborting a question closes its connection', async () => {
  service.next('answer', {kind: 'pace', ms: 20});
  let signal: AbortSignal | null | undefined;
  const session = createAnswerSession({
    ...service,
    fetch: (address, init) => {
      signal = init?.signal;
      return fetch(address, init);
    },
  });
  const {whole} = session.answer('?');
  session.abort();
  await whole;
  expect(signal?.aborted).toBe(true);
});

test('regenerating replaces the last answer, by the same kind of request', async () => {
  const session = createAnswerSession(service);
  await session.answer('First?').whole;
  await session.plannedAnswer('Second?').whole;
  const before = session.interactions;
  service.answerWith('Better.');
  const again = session.regenerateLast();
  expect(session.messages.map(({content}) => content)).toEqual(['First?', text, 'Second?', '']);
  expect(await again.whole).toBe('Better.');
  expect(service.requests.at(-1)?.name).toBe('planned_answer');
  expect(session.interactions).toHaveLength(2);
  expect(last(session)?.id).not.toBe(before.at(-1)?.id);
  expect(session.messages.at(-1)?.content).toBe('Better.');
});

test('a failed answer can be regenerated', async () => {
  service.next('answer', {kind: 'refuse'});
  const session = createAnswerSession(service);
  await expect(session.answer('?').whole).rejects.toThrow();
  expect(await session.regenerateLast().whole).toBe(text);
  expect(session.interactions).toHaveLength(1);
});

test('a stored conversation continues by regenerating its last answer', async () => {
  const session = createAnswerSession({
    ...service,
    initialMessages: [
      {role: 'user', content: 'Kept?'},
      {role: 'assistant', content: 'Yes.'},
    ],
  });
  expect(await session.regenerateLast().whole).toBe(text);
  expect(session.messages).toEqual([
    {role: 'user', content: 'Kept?'},
    {role: 'assistant', content: text},
  ]);
});

test('clearing ends the pending answer and removes all messages', async () => {
  service.next('answer', {kind: 'pace', ms: 20});
  const session = createAnswerSession(service);
  const {whole} = session.answer('?');
  session.clear();
  expect(session.messages).toEqual([]);
  expect(session.interactions).toEqual([]);
  await whole;
  expect(session.interactions).toEqual([]);
  expect(() => session.abort()).toThrow('There is no active request to abort.');
});

test('each change creates a new list of interactions', async () => {
  const seen = new Set<readonly Interaction[]>();
  let changes = 0;
  const session = createAnswerSession({
    ...service,
    onChange(interactions) {
      changes++;
      seen.add(interactions);
    },
  });
  await session.answer('rotate').whole;
  expect(changes).toBeGreaterThan(4);
  expect(seen.size).toBe(changes);
});

describe('error messages', () => {
  test('a session needs a read key', () => {
    expect(() => createAnswerSession({...service, readKey: ''})).toThrow(
      new Error('Read API key is required to create an answer session'),
    );
  });

  test('regenerating needs a message', () => {
    expect(() => createAnswerSession(service).regenerateLast()).toThrow(
      new Error('No messages to regenerate'),
    );
  });

  test('regenerating needs an answer as the last message', () => {
    const initialMessages = [{role: 'user', content: '?'}] as const;
    expect(() => createAnswerSession({...service, initialMessages}).regenerateLast()).toThrow(
      new Error('Last message is not an assistant message'),
    );
  });

  test('aborting needs a pending answer', async () => {
    const session = createAnswerSession(service);
    const none = new Error('There is no active request to abort.');
    expect(() => session.abort()).toThrow(none);
    await session.answer('?').whole;
    expect(() => session.abort()).toThrow(none);
  });
});
