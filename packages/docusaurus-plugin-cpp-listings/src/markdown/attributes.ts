import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** A component in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const find = (element: JsxElement, name: string): MdxJsxAttribute | undefined =>
  element.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );

/**
 * Returns which of some components an element is, if it is one.
 *
 * @throws Error when it differs from one only in case: a page would show nothing of it.
 */
export function componentOf(element: JsxElement, names: readonly string[]): string | undefined {
  const written = element.name ?? '';
  const name = names.find((each) => each.toLowerCase() === written.toLowerCase());
  if (name !== undefined && name !== written) {
    throw new Error(`<${written}> is no component; write <${name}>`);
  }
  return name;
}

/** Requires that something stands inside an element. @throws Error that says what belongs there. */
export function requireContent(element: JsxElement, what: string): void {
  if (element.children.length === 0) {
    throw new Error(`<${element.name}> is empty; write ${what} between its tags`);
  }
}

/** Requires that an element has each attribute once, and none but some. @throws Error that names it. */
export function requireAttributes(element: JsxElement, names: readonly string[]): void {
  const given = new Set<string>();
  for (const candidate of element.attributes) {
    if (candidate.type !== 'mdxJsxAttribute') {
      throw new Error(`<${element.name}> takes no {${candidate.value}}; write each attribute`);
    }
    const {name} = candidate;
    if (!names.includes(name)) {
      throw new Error(
        `<${element.name}> has no ${name}; it has ${names.join(', ') || 'no attributes'}`,
      );
    }
    if (given.has(name)) {
      throw new Error(`<${element.name}> is given ${name} twice`);
    }
    given.add(name);
  }
}

/** Returns the text of an attribute, if it is given. @throws Error when it is given as another thing. */
export function attribute(element: JsxElement, name: string): string | undefined {
  const found = find(element, name);
  if (!found) {
    return undefined;
  }
  if (typeof found.value !== 'string') {
    throw new Error(`<${element.name}> needs ${name} as text: ${name}="…"`);
  }
  return found.value;
}

/** Returns the text of an attribute. @throws Error with an example when there is none. */
export function required(element: JsxElement, name: string, example: string): string {
  const value = attribute(element, name);
  if (value === undefined) {
    throw new Error(`<${element.name}> needs ${name}="${example}"`);
  }
  return value;
}

/** Returns one of some words, by which an attribute chooses; the first when it is left out. */
export function choice(element: JsxElement, name: string, words: readonly string[]): string {
  const chosen = attribute(element, name) ?? words[0] ?? '';
  if (!words.includes(chosen)) {
    throw new Error(
      `<${element.name}> has no ${name}="${chosen}"; choose one of ${words.join(', ')}`,
    );
  }
  return chosen;
}

/** Returns whether a flag is given: `bare` or `bare={true}`. @throws Error when it has another value. */
export function flag(element: JsxElement, name: string): boolean {
  const found = find(element, name);
  const given = found?.value ?? undefined;
  if (given === undefined) {
    return found !== undefined;
  }
  const text = typeof given === 'string' ? `"${given}"` : given.value.trim();
  if (text !== 'true' && text !== 'false') {
    throw new Error(`<${element.name}> takes ${name} alone, or {true} or {false}, and not ${text}`);
  }
  return text === 'true';
}

/** Returns the number of an attribute, `n={10}` or `n="10"`, if it is given. @throws Error when it is none. */
export function numberAttribute(element: JsxElement, name: string): number | undefined {
  const given = find(element, name)?.value;
  if (given === undefined || given === null) {
    return undefined;
  }
  const text = typeof given === 'string' ? given : given.value;
  const value = Number(text.replaceAll('_', ''));
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new Error(`<${element.name}> needs a number as ${name}, and not ${text}`);
  }
  return value;
}
