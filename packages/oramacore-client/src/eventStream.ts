/** An event of a stream as the WHATWG's rules for `text/event-stream` read it. */
export interface StreamEvent {
  /** Its kind; `message` where the stream names none. */
  readonly type: string;
  readonly data: string;
}

/** Makes a parser that is given text as it comes and returns the events that are whole. */
export function createEventParser(): (text: string) => StreamEvent[] {
  let rest = '';
  let type = '';
  let data: string[] = [];
  // A line feed that comes next belongs to the carriage return before.
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

/** Reads the events of a body as they come. An event that the body's end cuts is left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const parse = createEventParser();
  // It drops a byte order mark, and keeps the bytes of half a character.
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      yield* parse(decoder.decode(read.value, {stream: true}));
    }
  } finally {
    // Ends the download when nobody reads on; it has ended already when it failed.
    await reader.cancel().catch(() => undefined);
  }
}
