import fs from 'node:fs';

/** A built module, ready to run. */
export const openModule = (file: string): WebAssembly.Module =>
  new WebAssembly.Module(new Uint8Array(fs.readFileSync(file)));

/** Makes what opens modules, each once. */
export function moduleLoader(): (file: string) => WebAssembly.Module {
  const modules = new Map<string, WebAssembly.Module>();
  return (file) => {
    const module = modules.get(file) ?? openModule(file);
    modules.set(file, module);
    return module;
  };
}
