import fs from 'node:fs';
import {readCached} from './readCached';

/** Opens a built module, so that it can run. @throws Error naming the file when it is damaged. */
export const openModule = (file: string): WebAssembly.Module =>
  readCached(file, () => new WebAssembly.Module(new Uint8Array(fs.readFileSync(file))));

/** Returns a function that opens modules, each only once. */
export function moduleLoader(): (file: string) => WebAssembly.Module {
  const modules = new Map<string, WebAssembly.Module>();
  return (file) => {
    const module = modules.get(file) ?? openModule(file);
    modules.set(file, module);
    return module;
  };
}
