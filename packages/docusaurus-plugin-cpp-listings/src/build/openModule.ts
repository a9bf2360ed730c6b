import fs from 'node:fs';

/** Opens a built module, so that it can run. */
export const openModule = (file: string): WebAssembly.Module =>
  new WebAssembly.Module(new Uint8Array(fs.readFileSync(file)));

/** Returns a function that opens modules, each only once. */
export function moduleLoader(): (file: string) => WebAssembly.Module {
  const modules = new Map<string, WebAssembly.Module>();
  return (file) => {
    const module = modules.get(file) ?? openModule(file);
    modules.set(file, module);
    return module;
  };
}
