import type {Node} from 'web-tree-sitter';
import {withoutModuleNamespaces} from '../../model/moduleNamespaces';
import type {Parse} from '../../toolchain/instrument';
import {fields, lineOf, parts} from '../../toolchain/instrument/nodes';
import {CompileError} from '../../toolchain/toolchain';
import type {Diagnostic} from './diagnostics';

/** Returns the name in a declarator, without pointers, references and parameters. */
export function nameIn(declarator: Node): string {
  const inner =
    declarator.childForFieldName('declarator') ??
    (declarator.type === 'reference_declarator' ? parts(declarator).at(-1) : undefined);
  return inner ? nameIn(inner) : declarator.text;
}

/** Returns the last part of a name from the linker: `pop` of `Queue::pop(int)`. */
const lastPart = (name: string) => name.replace(/[(<].*$/, '').replace(/^.*(?:::| )/, '');

/** Returns the line that declares a name but does not define it. */
function lineOfDeclaration(root: Node, name: string): number | undefined {
  const declaration = root
    .descendantsOfType(['declaration', 'field_declaration'])
    .find((node) => fields(node, 'declarator').some((one) => nameIn(one) === lastPart(name)));
  return declaration && lineOf(declaration);
}

/**
 * Explains a linker error about an undefined name, with the line that declares the name.
 *
 * @throws the error itself if it has another cause.
 */
export function readUndefinedName(error: unknown, parse: Parse, code: string): Diagnostic {
  const [, symbol] =
    /undefined symbol: (.*)/.exec(error instanceof CompileError ? error.message : '') ?? [];
  if (symbol === undefined) {
    throw error;
  }
  const name = withoutModuleNamespaces(symbol);
  const line = lineOfDeclaration(parse(code), name);
  return {
    severity: 'error',
    message: `${name} is used but never defined`,
    ...(line !== undefined && {line}),
  };
}
