import type {Node} from 'web-tree-sitter';
import {ifStatement, switchStatement} from './branches';
import {localsOf, declaredNames, watchedParameters} from './declarations';
import {InstrumentError} from './error';
import {doStatement, forStatement, rangeForStatement, whileStatement} from './loops';
import {condensed, field, lineOf, parts, quoted} from './nodes';
import {returnStatement, type Returned} from './returns';
import {step, type Listing, type Tracer} from './tracer';

/** Facts of a function that its statements need. */
export interface Surroundings {
  readonly listing: Listing;
  readonly returned: Returned;
  /** The lambda that contains the statements, if there is one. */
  readonly lambda: Node | undefined;
  /** The arrays that the function subscripts with each variable. */
  readonly indexed: ReadonlyMap<string, ReadonlySet<string>>;
  /** Instruments the lambdas and classes inside an expression or declaration. */
  readonly expression: (node: Node) => void;
}

/**
 * Returns code that watches a variable.
 *
 * @param variable an expression for the variable: `this->` and the name for a member.
 */
export function watch(
  name: string,
  {listing, indexed}: Pick<Surroundings, 'listing' | 'indexed'>,
  variable = name,
): string {
  const arrays = [...(indexed.get(name) ?? [])].join(' ');
  const marks = arrays && `, ${quoted(arrays)}`;
  return ` ::trace::Watch ${listing.fresh('Watch')}(${quoted(name)}, ${variable}${marks});`;
}

const simple = new Set([
  'expression_statement',
  'break_statement',
  'continue_statement',
  'throw_statement',
]);

const silent = new Set([
  'alias_declaration',
  'using_declaration',
  'type_definition',
  'static_assert_declaration',
  'namespace_alias_definition',
  'enum_specifier',
  'union_specifier',
  'preproc_def',
  'preproc_function_def',
  'preproc_call',
  'preproc_include',
  ';',
]);

const conditional = new Set([
  'preproc_if',
  'preproc_ifdef',
  'preproc_else',
  'preproc_elif',
  'preproc_elifdef',
]);

type Handler = (tracer: Tracer, node: Node) => void;

const compound: Readonly<Record<string, Handler>> = {
  if_statement: ifStatement,
  switch_statement: switchStatement,
  for_statement: forStatement,
  for_range_loop: rangeForStatement,
  while_statement: whileStatement,
  do_statement: doStatement,
  try_statement: (tracer, node) => {
    tracer.statements(parts(field(node, 'body')));
    for (const clause of parts(node).filter(({type}) => type === 'catch_clause')) {
      tracer.body(field(clause, 'body'), `${step(lineOf(clause))};${tracer.watches(clause)}`);
    }
  },
  compound_statement: (tracer, node) => {
    tracer.statements(parts(node));
  },
};

/** Instruments the statements of one function. */
export class StatementTracer implements Tracer {
  readonly listing: Listing;
  readonly edits;

  constructor(private readonly surroundings: Surroundings) {
    this.listing = surroundings.listing;
    this.edits = surroundings.listing.edits;
  }

  statements(nodes: readonly Node[], watching = true): void {
    for (const node of nodes) {
      this.#statement(node, watching);
    }
  }

  #statement(node: Node, watching: boolean): void {
    const {type} = node;
    if (type === 'declaration') {
      this.#declaration(node, watching);
    } else if (type === 'return_statement') {
      const {expression} = this.surroundings;
      returnStatement(node, this.surroundings, expression);
    } else if (type === 'attributed_statement') {
      this.#attributed(node, watching);
    } else if (simple.has(type)) {
      if (parts(node).length > 0 || type !== 'expression_statement') {
        this.edits.before(node, `${step(lineOf(node))}; `);
        this.expression(node);
      }
    } else if (conditional.has(type)) {
      const given = [node.childForFieldName('condition')?.id, node.childForFieldName('name')?.id];
      this.statements(
        parts(node).filter(({id}) => !given.includes(id)),
        watching,
      );
    } else if (type === 'class_specifier' || type === 'struct_specifier') {
      this.expression(node);
    } else if (compound[type]) {
      compound[type](this, node);
    } else if (!silent.has(type)) {
      const reason = `a ${type.replaceAll('_', ' ')} cannot be traced here`;
      throw new InstrumentError(this.listing.file, lineOf(node), reason);
    }
  }

  #declaration(node: Node, watching: boolean): void {
    const {runs} = localsOf(node, this.listing.values);
    if (runs) {
      this.edits.before(node, `${step(lineOf(node))}; `);
    }
    this.expression(node);
    if (watching) {
      this.edits.after(node, this.watches(node));
    }
  }

  /**
   * Instruments a statement with an attribute. The attribute is removed, because a step would come
   * between it and its statement.
   */
  #attributed(node: Node, watching: boolean): void {
    const inner = parts(node).filter(({type}) => type !== 'attribute_declaration');
    if (inner.every((statement) => statement.text !== ';')) {
      for (const attribute of parts(node).filter(({type}) => type === 'attribute_declaration')) {
        this.edits.replace(attribute, attribute, '');
      }
      this.statements(inner, watching);
    }
  }

  body(node: Node, first = ''): void {
    if (node.type === 'compound_statement') {
      this.edits.atStart(node, first && ` ${first}`);
      this.statements(parts(node));
      return;
    }
    this.edits.before(node, first ? `{ ${first} ` : '{ ');
    this.statements([node]);
    this.edits.after(node, ' }');
  }

  expression(node: Node): void {
    this.surroundings.expression(node);
  }

  condition(node: Node): void {
    const test = `::trace::test(${quoted(condensed(node))}, static_cast<bool>(`;
    this.edits.before(node, `(${step(lineOf(node))}, ${test}`);
    this.expression(node);
    this.edits.after(node, ')))');
  }

  watches(declaration: Node): string {
    if (declaration.type !== 'declaration') {
      const names =
        declaration.type === 'catch_clause'
          ? watchedParameters(declaration)
          : declaredNames(declaration);
      return names.map((name) => watch(name, this.surroundings)).join('');
    }
    const {watched, unwritten} = localsOf(declaration, this.listing.values);
    return watched
      .map((name) =>
        watch(name, this.surroundings, unwritten.has(name) ? `::trace::unwritten(${name})` : name),
      )
      .join('');
  }
}
