import type {Node} from 'web-tree-sitter';

const wrappers = new Set([
  'qualified_identifier',
  'template_function',
  'template_method',
  'template_type',
]);

/**
 * Returns the call or the value to which a name belongs, if the name is one of the library
 * (`std::max`) or of a member function (`a.front`).
 */
export function callOf(name: Node): Node | undefined {
  let whole = name;
  while (
    whole.parent &&
    wrappers.has(whole.parent.type) &&
    whole.parent.childForFieldName('name')?.equals(whole)
  ) {
    whole = whole.parent;
  }
  const {parent} = whole;
  const isLibrary = whole.text.startsWith('std::');
  if (parent?.type === 'field_expression' && parent.childForFieldName('field')?.equals(whole)) {
    return parent.parent?.childForFieldName('function')?.equals(parent) ? parent.parent : undefined;
  }
  return isLibrary &&
    ['call_expression', 'compound_literal_expression'].includes(parent?.type ?? '')
    ? (parent ?? undefined)
    : undefined;
}
