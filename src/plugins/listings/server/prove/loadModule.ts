import fs from 'node:fs';

const loaded = new Map<string, WebAssembly.Module>();

/** A built module, compiled by the engine once for all trials of this process. */
export function loadModule(file: string): WebAssembly.Module {
  const module = loaded.get(file) ?? new WebAssembly.Module(new Uint8Array(fs.readFileSync(file)));
  loaded.set(file, module);
  return module;
}
