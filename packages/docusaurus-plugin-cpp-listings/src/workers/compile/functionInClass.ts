import type {Node} from 'web-tree-sitter';
import type {Parse} from '../../toolchain/instrument';
import {fields, lineOf} from '../../toolchain/instrument/nodes';
import type {Diagnostic} from './diagnostics';
import {nameIn} from './undefinedName';

const undeclared = /^use of undeclared identifier '(\w+)'$/;

/** Returns the line of a class's member function with this name, if there is one. */
function lineInClass(root: Node, name: string): number | undefined {
  const found = root
    .descendantsOfType(['class_specifier', 'struct_specifier'])
    .flatMap((one) => one.descendantsOfType('function_definition'))
    .find((one) => fields(one, 'declarator').some((declarator) => nameIn(declarator) === name));
  return found && lineOf(found);
}

/**
 * Explains the error that a function cannot be called, if the program defines it inside a class.
 * The message then names the function's line.
 */
export function explainFunctionInClass(
  diagnostics: readonly Diagnostic[],
  parse: Parse,
  code: string,
): readonly Diagnostic[] {
  return diagnostics.map((one) => {
    const [, name] = (one.isOfCall ? undeclared.exec(one.message) : null) ?? [];
    const line = name === undefined ? undefined : lineInClass(parse(code), name);
    return name === undefined || line === undefined
      ? one
      : {...one, line, message: `${name} is defined in a class; define it outside of the class`};
  });
}
