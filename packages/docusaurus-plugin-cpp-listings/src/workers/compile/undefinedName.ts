import type {Node} from 'web-tree-sitter';
import {withoutModuleNamespaces} from '../../model/moduleNamespaces';
import type {Parse} from '../../toolchain/instrument';
import {fields, lineOf, parts} from '../../toolchain/instrument/nodes';
import {CompileError} from '../../toolchain/toolchain';
import type {Diagnostic} from './diagnostics';

/** The name that a declarator declares, without what is around it. */
export function nameIn(declarator: Node): string {
  const inner =
    declarator.childForFieldName('declarator') ??
    (declarator.type === 'reference_declarator' ? parts(declarator).at(-1) : undefined);
  return inner ? nameIn(inner) : declarator.text;
}

/** The last part of a name that the linker has: `pop` of `Queue::pop(int)`. */
const lastPart = (name: string) => name.replace(/[(<].*$/, '').replace(/^.*(?:::| )/, '');

/** The line that declares a name and does not define it. */
function lineOfDeclaration(root: Node, name: string): number | undefined {
  const declaration = root
    .descendantsOfType(['declaration', 'field_declaration'])
    .find((node) => fields(node, 'declarator').some((one) => nameIn(one) === lastPart(name)));
  return declaration && lineOf(declaration);
}

/**
 * Says of an error of the linker which name of a program is not defined, with the line that
 * declares it.
 *
 * @throws the error, when it is another.
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
    message: `${name} is used and never defined`,
    ...(line !== undefined && {line}),
  };
}
