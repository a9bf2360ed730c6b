import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const folder = path.resolve(__dirname, '..');

const components = fs
  .readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join(folder, file));

/** Returns the classes of CSS modules that a component uses but the modules do not define. */
function missingClasses(file: string): string[] {
  const source = fs.readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)];
  const code = source.replaceAll(/^import .*$/gm, '');
  return imports.flatMap(([, name = '', sheet = '']) => {
    const css = fs.readFileSync(path.resolve(path.dirname(file), sheet), 'utf8');
    const defined = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, one]) => one));
    const used = code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
    return [...used].flatMap(([, one = '']) => (defined.has(one) ? [] : [`${sheet}: ${one}`]));
  });
}

it.each(components.map((file) => [path.relative(folder, file), file]))(
  '%s uses only classes that its style sheets define',
  (_, file) => expect(missingClasses(file)).toEqual([]),
);
