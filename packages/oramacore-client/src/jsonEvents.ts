import {parseError, ServiceError} from './errors';
import {readEvents} from './eventStream';
import {send, type Call, type Connection} from './request';
import {createSilenceLimit, type SilenceLimit} from './silence';

/**
 * Opens a stream and parses its events as JSON.
 *
 * @throws ServiceError like `send`, and with the status PARSE_ERROR when the stream breaks off or
 * falls silent, or an event is not JSON; the signal's reason when it is aborted.
 */
export async function* streamJson(connection: Connection, call: Call): AsyncGenerator {
  const {signal, during, end} = createSilenceLimit(call.signal);
  try {
    const {body} = await during(send(connection, {...call, signal}));
    if (body === null) {
      throw parseError('The response of the search service was empty');
    }
    yield* parseEvents(body, signal, during);
  } finally {
    end();
  }
}

async function* parseEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  during: SilenceLimit['during'],
): AsyncGenerator {
  try {
    for await (const {data} of readEvents(body, during)) {
      yield parse(data);
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ServiceError
      ? cause
      : parseError('The response of the search service was incomplete', {
          cause,
          isNetworkFailure: true,
        });
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch (cause) {
    throw parseError('The search service sent an event that is not JSON', {cause});
  }
}
