import fs from 'node:fs';
import path from 'node:path';
import type {Entries} from './packages';
import type {Messages} from './translations';

/**
 * Writes modules that call `translate` with each text of a package. `docusaurus write-translations`
 * finds the texts there, because the plugin names the folder of the module. It cannot find them in
 * the compiled components, whose `<Translate>` elements are no longer JSX.
 *
 * @param lib the folder of the compiled package.
 */
export function writeTexts(
  messages: Messages,
  lib: string,
  textFolders: Entries['textFolders'] = {},
): void {
  const calls: Record<string, string[]> = {};
  for (const [id, message] of Object.entries(messages)) {
    if (!id.endsWith('___DESCRIPTION')) {
      const description = messages[`${id}___DESCRIPTION`];
      const [, folder = 'texts'] =
        Object.entries(textFolders).find(([prefix]) => id.startsWith(prefix)) ?? [];
      (calls[folder] ??= []).push(`translate(${JSON.stringify({id, message, description})});`);
    }
  }
  for (const [folder, lines] of Object.entries(calls)) {
    fs.mkdirSync(path.join(lib, folder));
    fs.writeFileSync(
      path.join(lib, folder, 'index.js'),
      ["import {translate} from '@docusaurus/Translate';", ...lines, ''].join('\n'),
    );
  }
}
