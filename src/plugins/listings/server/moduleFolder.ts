import fs from 'node:fs';
import path from 'node:path';
import {writeWhole} from './live/keep';

/** A folder of modules that pages import; what is not written anew goes out of it. */
export class ModuleFolder {
  readonly #written = new Set<string>();

  constructor(private readonly dir: string) {}

  /** Writes a file once, and not if it says so already, so that nothing is bundled anew for it. */
  write(name: string, bytes: Uint8Array | string): void {
    if (this.#written.has(name)) {
      return;
    }
    this.#written.add(name);
    const file = path.join(this.dir, name);
    const wanted = Buffer.from(bytes);
    if (!fs.existsSync(file) || !fs.readFileSync(file).equals(wanted)) {
      writeWhole(file, wanted);
    }
  }

  /**
   * Writes a module that fetches some data and adds to it the addresses that the bundler
   * makes of files.
   *
   * @param name the module's; its data is written beside it.
   * @param files by the name that the result has for each; paths from the folder.
   * @param result the expression that is resolved with, of `data` and those names.
   */
  writeModule(
    name: string,
    data: unknown,
    files: Readonly<Record<string, string>>,
    result: string,
  ): void {
    this.write(`${name}on`, JSON.stringify(data));
    this.write(
      name,
      [
        `import {fetchFile} from '@site/src/plugins/listings/client/fetchFile';`,
        `import address from './${name}on';`,
        ...Object.entries(files).map(([local, file]) => `import ${local} from '${file}';`),
        'export default async () => {',
        '  const data = await (await fetchFile(address)).json();',
        `  return ${result};`,
        '};',
        '',
      ].join('\n'),
    );
  }

  /** Removes what was not written; folders stay, and what Docusaurus itself put there. */
  removeOthers(): void {
    fs.readdirSync(this.dir, {withFileTypes: true})
      .filter((entry) => entry.isFile() && !entry.name.startsWith('__'))
      .filter(({name}) => !this.#written.has(name))
      .forEach(({name}) => fs.rmSync(path.join(this.dir, name)));
  }
}
