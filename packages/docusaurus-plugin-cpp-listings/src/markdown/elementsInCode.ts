import type {Nodes} from 'mdast';
import type {JsxElement} from './attributes';

/** Returns the names of the JSX elements in a part of a syntax tree. */
function namesIn(program: unknown): string[] {
  if (typeof program !== 'object' || program === null) {
    return [];
  }
  const {type, name} = program as {type?: unknown; name?: {name?: unknown}};
  const own = type === 'JSXOpeningElement' && typeof name?.name === 'string' ? [name.name] : [];
  return [...own, ...Object.values(program).flatMap(namesIn)];
}

interface WithProgram {
  readonly data?: {readonly estree?: unknown} | null;
}

const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * Returns the names of the JSX elements in the code of a node: an expression, an attribute or an
 * export.
 */
export function elementsInCode(node: Nodes): string[] {
  const attributes = isElement(node) ? node.attributes : [];
  const values = attributes.map(({type, value}) =>
    type === 'mdxJsxAttribute' && typeof value === 'object' ? value : undefined,
  );
  return [node, ...attributes, ...values].flatMap((part) =>
    namesIn((part as WithProgram | null | undefined)?.data?.estree),
  );
}
