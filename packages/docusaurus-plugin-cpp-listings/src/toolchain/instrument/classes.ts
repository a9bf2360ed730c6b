import type {Node} from 'web-tree-sitter';
import {declaredNames, functionDeclarator, parameters} from './declarations';
import {fields, hasSpecifier, parts} from './nodes';

/** A class of a listing. */
export interface Class {
  readonly name: string;
  /** Its non-static data members. */
  readonly members: readonly string[];
  /** Those of them that are not bit-fields, to which nothing can refer. */
  readonly watched: readonly string[];
  /** The names of its static member functions. */
  readonly statics: ReadonlySet<string>;
  /** Whether one can see its objects being copied, moved or destroyed. */
  readonly noticed: boolean;
}

/** The classes of a file, each with its node's id. */
export type Classes = ReadonlyMap<number, Class>;

const functionLike = /^(function_definition|declaration|field_declaration)$/;

function isNoticed(member: Node, name: string): boolean {
  const declarator = functionDeclarator(member);
  const called = declarator?.childForFieldName('declarator');
  if (!declarator || parts(member).some(({type}) => type === 'default_method_clause')) {
    return false;
  }
  return (
    called?.type === 'destructor_name' ||
    (called?.text === name &&
      parameters(declarator).length === 1 &&
      parameters(declarator)[0]?.childForFieldName('type')?.text.replace(/<.*/s, '') === name)
  );
}

function readClass(node: Node, body: Node): Class {
  const name = node.childForFieldName('name')?.text ?? '';
  const members: string[] = [];
  const watched: string[] = [];
  const statics = new Set<string>();
  let noticed = false;
  for (const wrapped of parts(body)) {
    const member =
      wrapped.type === 'template_declaration' ? (parts(wrapped).at(-1) ?? wrapped) : wrapped;
    if (!functionLike.test(member.type)) {
      continue;
    }
    noticed ||= isNoticed(member, name.replace(/<.*/s, ''));
    if (hasSpecifier(member, 'static')) {
      const declarator = functionDeclarator(member);
      statics.add(declarator?.childForFieldName('declarator')?.text ?? '');
    } else if (member.type === 'field_declaration') {
      const names = declaredNames(member);
      members.push(...names);
      const bits = parts(member).some(({type}) => type === 'bitfield_clause');
      watched.push(...(bits ? [] : names));
    }
  }
  return {name, members, watched, statics, noticed};
}

/** Reads the classes and structures of a file; unions have no member that is surely there. */
export function readClasses(root: Node): Classes {
  return new Map(
    root.descendantsOfType(['class_specifier', 'struct_specifier']).flatMap((node) => {
      const [body] = fields(node, 'body');
      return body ? [[node.id, readClass(node, body)] as const] : [];
    }),
  );
}

/** Finds a class by the name before the `::` of a function that is defined outside of it. */
export function classNamed(classes: Classes, name: string): Class | undefined {
  const all = [...classes.values()];
  return (
    all.find((candidate) => candidate.name === name) ??
    all.find((candidate) => candidate.name === name.replace(/<.*/s, ''))
  );
}
