import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** A component in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const find = (element: JsxElement, name: string): MdxJsxAttribute | undefined =>
  element.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );

/**
 * Returns the component that an element is; undefined if it is not one of `names`.
 *
 * @throws Error when its name differs from a component's only in case, because the page would not
 * show it.
 */
export function componentOf(element: JsxElement, names: readonly string[]): string | undefined {
  const written = element.name ?? '';
  const name = names.find((each) => each.toLowerCase() === written.toLowerCase());
  if (name !== undefined && name !== written) {
    throw new Error(`there is no component <${written}>; did you mean <${name}>?`);
  }
  return name;
}

/** Requires that an element has content. @throws Error that says what to write there. */
export function requireContent(element: JsxElement, what: string): void {
  if (element.children.length === 0) {
    throw new Error(`<${element.name}> is empty; write ${what} between its tags`);
  }
}

/** Requires that an element has no content. @throws Error, because its component would ignore it. */
export function requireNoContent(element: JsxElement): void {
  if (element.children.length > 0) {
    throw new Error(`<${element.name}> does not show what is between its tags; move it below`);
  }
}

/**
 * Requires that an element has only attributes in `names`, each only once.
 *
 * @throws Error naming the wrong attribute.
 */
export function requireAttributes(element: JsxElement, names: readonly string[]): void {
  const given = new Set<string>();
  for (const candidate of element.attributes) {
    if (candidate.type !== 'mdxJsxAttribute') {
      throw new Error(
        `<${element.name}> does not accept {${candidate.value}}; write each attribute separately`,
      );
    }
    const {name} = candidate;
    if (!names.includes(name)) {
      throw new Error(
        `<${element.name}> has no attribute "${name}"; its attributes: ${names.join(', ') || 'none'}`,
      );
    }
    if (given.has(name)) {
      throw new Error(`<${element.name}> has the attribute "${name}" twice; remove one`);
    }
    given.add(name);
  }
}

/**
 * Returns the text of an attribute; undefined if it is absent.
 *
 * @throws Error when its value is not text.
 */
export function attribute(element: JsxElement, name: string): string | undefined {
  const found = find(element, name);
  if (!found) {
    return undefined;
  }
  if (typeof found.value !== 'string') {
    throw new Error(`<${element.name}> needs text in quotes for "${name}": ${name}="…"`);
  }
  return found.value;
}

/** Returns the text of an attribute. @throws Error with an example when it is absent or empty. */
export function required(element: JsxElement, name: string, example: string): string {
  const value = attribute(element, name);
  if (value === undefined || value === '') {
    throw new Error(`<${element.name}> needs ${name}="${example}"`);
  }
  return value;
}

/**
 * Returns the word that an attribute chooses, or the first word if the attribute is absent.
 *
 * @throws Error when it is not one of the words.
 */
export function choice(element: JsxElement, name: string, words: readonly string[]): string {
  const chosen = attribute(element, name) ?? words[0] ?? '';
  if (!words.includes(chosen)) {
    throw new Error(
      `<${element.name}>: ${name} must be one of ${words.join(', ')}, not "${chosen}"`,
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
    throw new Error(
      `<${element.name}>: ${name} must have no value, {true} or {false}, not ${text}`,
    );
  }
  return text === 'true';
}

/**
 * Returns the number of an attribute, `n={10}` or `n="10"`; undefined if it is absent.
 *
 * @throws Error when it is not a number.
 */
export function numberAttribute(element: JsxElement, name: string): number | undefined {
  const given = find(element, name)?.value;
  if (given === undefined || given === null) {
    return undefined;
  }
  const text = typeof given === 'string' ? given : given.value;
  const value = Number(text.replaceAll('_', ''));
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new Error(`<${element.name}>: ${name} must be a number, not ${text}`);
  }
  return value;
}
