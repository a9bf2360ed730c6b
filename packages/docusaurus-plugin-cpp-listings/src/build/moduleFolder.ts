import fs from 'node:fs';
import path from 'node:path';
import {writeAtomically} from './atomicFile';

/**
 * A folder of modules that pages import. `removeOthers` deletes the files that were not written
 * again.
 */
export class ModuleFolder {
  readonly #written = new Set<string>();

  constructor(private readonly dir: string) {}

  /**
   * Writes a file once, and only if its content has changed, so that the bundler does not rebuild
   * it without need.
   */
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
   * Writes a data file, and a module that exports the bundler's address of that file as `data`,
   * together with the addresses of other files.
   *
   * @param name the name of the module; the data file is written next to it.
   * @param files the other files' paths from the folder, by their names in the export.
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

  /** Removes the files that were not written. Folders stay, and so do Docusaurus's own files. */
  removeOthers(): void {
    // The first file creates the folder, and a site may have no files.
    if (!fs.existsSync(this.dir)) {
      return;
    }
    fs.readdirSync(this.dir, {withFileTypes: true})
      .filter((entry) => entry.isFile() && !entry.name.startsWith('__'))
      .filter(({name}) => !this.#written.has(name))
      .forEach(({name}) => fs.rmSync(path.join(this.dir, name)));
  }
}
