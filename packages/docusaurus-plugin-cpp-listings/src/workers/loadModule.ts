import {fetchFile} from './fetchFile';

const modules = new Map<string, Promise<WebAssembly.Module>>();

async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetchFile(url);
  // Not compileStreaming: it refuses what a static host calls by another type.
  const module = await WebAssembly.compile(await response.arrayBuffer());
  if (!WebAssembly.Module.exports(module).some(({name}) => name === '_initialize')) {
    throw new Error('what came is no program');
  }
  return module;
}

/**
 * Loads a module, each once for a page and all its workers: a module that is sent to a
 * worker is not compiled again. One that fails rejects with an Error, and is fetched
 * again the next time.
 */
export function loadModule(url: string): Promise<WebAssembly.Module> {
  const module = modules.get(url) ?? fetchModule(url);
  modules.set(url, module);
  module.catch(() => modules.delete(url));
  return module;
}

/** Has modules fetched again the next time, for what came of them could not be started. */
export const forgetModules = (urls: Iterable<string>): void =>
  [...urls].forEach((url) => modules.delete(url));
