import {fetchFile} from './fetchFile';

const modules = new Map<string, Promise<WebAssembly.Module>>();

async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetchFile(url);
  // Not compileStreaming: it refuses what a static host calls by another type.
  return WebAssembly.compile(await response.arrayBuffer());
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
