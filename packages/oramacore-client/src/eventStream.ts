import type {SilenceLimit} from './silence';

/** An event of a stream, parsed by the WHATWG's rules for `text/event-stream`. */
export interface StreamEvent {
  /** Its type; `message` if the stream names none. */
  readonly type: string;
  readonly data: string;
}

/** Creates a parser that receives text in chunks and returns the completed events. */
export function createEventParser(): (text: string) => StreamEvent[] {
  let rest = '';
  let type = '';
  let data: string[] = [];
  // A line feed at the start of the next chunk then belongs to this carriage return.
  let isAfterReturn = false;

  const readLine = (line: string): StreamEvent | undefined => {
    if (line === '') {
      const event = data.length > 0 ? {type: type || 'message', data: data.join('\n')} : undefined;
      [type, data] = ['', []];
      return event;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') {
      data.push(value);
    } else if (field === 'event') {
      type = value;
    }
    return undefined;
  };

  return (text) => {
    const events: StreamEvent[] = [];
    const added = isAfterReturn && text.startsWith('\n') ? text.slice(1) : text;
    if (text !== '') {
      isAfterReturn = text.endsWith('\r');
    }
    const lines = (rest + added).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = readLine(line);
      if (event) {
        events.push(event);
      }
    }
    return events;
  };
}

/**
 * Reads the events of a body as they arrive. Ignores an incomplete event at the end.
 *
 * @param during waits for the next bytes of the body, by default without a limit.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  during: SilenceLimit['during'] = (receiving) => receiving,
): AsyncGenerator<StreamEvent> {
  const parse = createEventParser();
  // The decoder removes a byte order mark, and buffers the bytes of an incomplete character.
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const readNext = () => during(reader.read());
  try {
    for (let read = await readNext(); !read.done; read = await readNext()) {
      yield* parse(decoder.decode(read.value, {stream: true}));
    }
  } finally {
    // Cancel the download when the consumer stops reading; after an error, it has already ended.
    await reader.cancel().catch(() => undefined);
  }
}
