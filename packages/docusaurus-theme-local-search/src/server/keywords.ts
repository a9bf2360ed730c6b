/** The keywords of a page, which readers do not see. */
export interface Keywords {
  readonly ofPage: readonly string[];
  /** The keywords of sections, by fragment without `#`. */
  readonly ofSections: ReadonlyMap<string, readonly string[]>;
}

export const noKeywords: Keywords = {ofPage: [], ofSections: new Map()};

/** A number is a keyword too, because YAML reads `[2025]` as one. */
const isKeyword = (value: unknown) => typeof value === 'string' || typeof value === 'number';

const isListOfKeywords = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every(isKeyword);

/**
 * Reads the front matter key `search_keywords`: a list of keywords of the page, and of objects with
 * the keywords of sections by fragment.
 *
 * @param place the file, for errors.
 * @param tags the tags of the page, which are keywords too.
 * @throws Error if the key has another form.
 */
export function readKeywords(
  {search_keywords: items = []}: Readonly<Record<string, unknown>>,
  place: string,
  tags: readonly {readonly label: string}[] = [],
): Keywords {
  const fail = (): never => {
    throw new Error(
      `docusaurus-theme-local-search: ${place}: "search_keywords" in the front matter must be a list, ` +
        'such as [cyclic shift]; keywords of a section follow its fragment: [cyclic shift, {pitfalls: [off by one]}].',
    );
  };
  if (!Array.isArray(items)) {
    return fail();
  }
  const ofPage: string[] = [];
  const ofSections = new Map<string, readonly string[]>();
  for (const item of items as readonly unknown[]) {
    if (isKeyword(item)) {
      ofPage.push(String(item));
    } else if (item instanceof Object && !Array.isArray(item)) {
      for (const [fragment, keywords] of Object.entries(item)) {
        ofSections.set(
          fragment.replace(/^#/, ''),
          isListOfKeywords(keywords) ? keywords.map(String) : fail(),
        );
      }
    } else {
      fail();
    }
  }
  return {ofPage: [...ofPage, ...tags.map(({label}) => label)], ofSections};
}

/**
 * Requires that a page has each section for which it has keywords.
 *
 * @param fragments the fragments of its sections, without `#`.
 * @throws Error naming the first fragment that is missing.
 */
export function requireSections(
  {ofSections}: Keywords,
  place: string,
  fragments: readonly string[],
): void {
  const missing = [...ofSections.keys()].find((fragment) => !fragments.includes(fragment));
  if (missing !== undefined) {
    throw new Error(
      `docusaurus-theme-local-search: ${place}: "search_keywords" in the front matter names the section ` +
        `"${missing}", which the page does not have; it has: ${fragments.filter(Boolean).join(', ') || 'none'}.`,
    );
  }
}
