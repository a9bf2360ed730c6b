import {fetchFile} from './fetchFile';

async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetchFile(url);
  // Not compileStreaming: it refuses what a static host calls by another type.
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Makes what fetches modules, each once. One that fails rejects with an Error, and is
 * fetched again the next time.
 */
export function moduleLoader(): (url: string) => Promise<WebAssembly.Module> {
  const modules = new Map<string, Promise<WebAssembly.Module>>();
  return (url) => {
    const module = modules.get(url) ?? fetchModule(url);
    modules.set(url, module);
    module.catch(() => modules.delete(url));
    return module;
  };
}
