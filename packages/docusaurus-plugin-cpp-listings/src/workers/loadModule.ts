import {fetchFile} from './fetchFile';

const modules = new Map<string, Promise<WebAssembly.Module>>();

async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetchFile(url);
  // Not compileStreaming, because it refuses a file that the host sends with another content type.
  const module = await WebAssembly.compile(await response.arrayBuffer());
  if (!WebAssembly.Module.exports(module).some(({name}) => name === '_initialize')) {
    throw new Error('the downloaded file is not a program');
  }
  return module;
}

/**
 * Loads a module once for the page and all its workers: the page sends the compiled module to a
 * worker, which does not compile it again. If loading fails, the promise rejects with an Error, and
 * the next call fetches the module again.
 */
export function loadModule(url: string): Promise<WebAssembly.Module> {
  const module = modules.get(url) ?? fetchModule(url);
  modules.set(url, module);
  module.catch(() => modules.delete(url));
  return module;
}

/** Removes modules from the cache after a failed run, so that the next run fetches them again. */
export const evictModules = (urls: Iterable<string>): void =>
  [...urls].forEach((url) => modules.delete(url));
