import fs from 'node:fs';
import path from 'node:path';
import {writeAtomically} from './atomicFile';

/** A folder of modules that pages import; what is not written again goes out of it. */
export class ModuleFolder {
  readonly #written = new Set<string>();

  constructor(private readonly dir: string) {}

  /** Writes a file once, and not if it says so already, so that nothing is bundled again for it. */
  write(name: string, bytes: Uint8Array | string): void {
    if (this.#written.has(name)) {
      return;
    }
    this.#written.add(name);
    const file = path.join(this.dir, name);
    const wanted = Buffer.from(bytes);
    if (!fs.existsSync(file) || !fs.readFileSync(file).equals(wanted)) {
      writeAtomically(file, wanted);
    }
  }

  /**
   * Writes some data, and a module that exports the addresses that the bundler makes of it,
   * as `data`, and of other files.
   *
   * @param name the module's; its data is written next to it.
   * @param files by the name that the export has for each; paths from the folder.
   */
  writeModule(name: string, data: unknown, files: Readonly<Record<string, string>>): void {
    this.write(`${name}on`, JSON.stringify(data));
    const all = Object.entries({data: `./${name}on`, ...files});
    this.write(
      name,
      [
        ...all.map(([local, file]) => `import ${local} from '${file}';`),
        `export default {${all.map(([local]) => local).join(', ')}};`,
        '',
      ].join('\n'),
    );
  }

  /** Removes what was not written; folders stay, and what Docusaurus itself put there. */
  removeOthers(): void {
    // It is made by the first file, and a site may have none.
    if (!fs.existsSync(this.dir)) {
      return;
    }
    fs.readdirSync(this.dir, {withFileTypes: true})
      .filter((entry) => entry.isFile() && !entry.name.startsWith('__'))
      .filter(({name}) => !this.#written.has(name))
      .forEach(({name}) => fs.rmSync(path.join(this.dir, name)));
  }
}
