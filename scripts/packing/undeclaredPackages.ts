import ts from 'typescript';
import type {Manifest} from './manifest';

/**
 * Matches modules that a TypeScript site has anyway: those of Node, and those that Docusaurus
 * generates.
 */
const provided = /^(?:node:|@generated\/|@theme\/)/;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns the packages that a type declaration imports and that the package.json of its package does
 * not name. Types may also come from a package in `@types`.
 */
export function undeclaredPackages(
  declaration: string,
  {dependencies, peerDependencies}: Pick<Manifest, 'dependencies' | 'peerDependencies'>,
): string[] {
  const named = {...dependencies, ...peerDependencies};
  return ts
    .preProcessFile(declaration)
    .importedFiles.map(({fileName}) => fileName)
    .filter((specifier) => !specifier.startsWith('.') && !provided.test(specifier))
    .map(packageOf)
    .filter((name) => !(name in named) && !(`@types/${name}` in named));
}
