import {calls, type CallShape} from './calls';

/** A call, and the ids in the path of a request for it. */
export interface FoundCall {
  readonly call: CallShape;
  readonly ids: Readonly<Record<string, string>>;
}

/** Matches a path with the pattern of a call, and returns the ids in the path. */
function match(pattern: string, path: string): FoundCall['ids'] | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) {
    return undefined;
  }
  const ids: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const actual = decodeURIComponent(given[at] ?? '');
    if (part.startsWith(':')) {
      ids[part.slice(1)] = actual;
    } else if (part !== actual) {
      return undefined;
    }
  }
  return ids;
}

/** Returns the call that a request asks for; undefined if the protocol has none. */
export function findCall(method: string, path: string): FoundCall | undefined {
  for (const call of calls) {
    const ids = call.method === method ? match(call.path, path) : undefined;
    if (ids) {
      return {call, ids};
    }
  }
  return undefined;
}
