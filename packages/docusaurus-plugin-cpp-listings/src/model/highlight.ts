import {parser} from '@lezer/cpp';
import {highlightCode, styleTags, tagHighlighter, tags} from '@lezer/highlight';

/** Names of functions that the grammar's own tags leave out: members and templates. */
export const functionTags = styleTags({
  'TemplateFunction/Identifier TemplateFunction/ScopedIdentifier/Identifier': tags.function(
    tags.variableName,
  ),
  'ScopedIdentifier/TemplateFunction/Identifier': tags.function(tags.variableName),
  'FunctionDeclarator/FieldIdentifier TemplateMethod/FieldIdentifier': tags.function(
    tags.propertyName,
  ),
  'FunctionDeclarator/ScopedIdentifier/Identifier': tags.function(tags.variableName),
});

/** The classes of C++ tokens in the editor. Listings use them too. Other tokens stay plain text. */
export const highlighter = tagHighlighter([
  {tag: tags.comment, class: 'comment'},
  {
    tag: [
      tags.keyword,
      tags.modifier,
      tags.self,
      tags.null,
      tags.standard(tags.typeName),
      tags.processingInstruction,
    ],
    class: 'keyword',
  },
  {tag: tags.bool, class: 'boolean'},
  {tag: [tags.typeName, tags.className], class: 'class-name'},
  {tag: tags.function(tags.variableName), class: 'function'},
  {tag: tags.function(tags.definition(tags.variableName)), class: 'function'},
  {tag: tags.function(tags.propertyName), class: 'function'},
  {tag: [tags.string, tags.character, tags.escape], class: 'string'},
  {tag: tags.number, class: 'number'},
]);

/**
 * The elements of tokens in listings, by the tokens' classes. A page has so many tokens that `span`
 * elements with classes would make up a twentieth of the page.
 */
const elements: Readonly<Record<string, string>> = {
  comment: 'c-',
  keyword: 'k-',
  boolean: 'k-',
  'class-name': 't-',
  function: 'f-',
  string: 's-',
  number: 'n-',
};

const cppParser = parser.configure({props: [functionTags]});

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escape = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/**
 * Matches `T name{…}`, an initialisation that the grammar does not have. The pattern starts at the
 * brace, because looking back from each character of a long string would take seconds.
 */
const listInitialization = /\{(?<=[\w>&*\]]\s+\w+\{)((?:[^{};]|\{[^{}]*\})*)\}(?=\s*[;,)])/g;

/** Replaces list initialisations by sums of the same length, which the grammar has. */
const withoutLists = (code: string) =>
  code.replace(listInitialization, (_, inner: string) =>
    inner === ''
      ? '=0'
      : `=${inner
          .replaceAll('{}', '00')
          .replaceAll('{', '(')
          .replaceAll('}', ')')
          .replace(/,(?=\s*\S)/g, '+')
          .replaceAll(',', ' ')} `,
  );

/**
 * Highlights C++.
 *
 * @returns one string of escaped HTML for each line, every element closed on its own line.
 */
export function highlightLines(code: string): string[] {
  const lines = [''];
  const append = (html: string) => lines.push((lines.pop() ?? '') + html);
  highlightCode(
    code,
    cppParser.parse(withoutLists(code)),
    highlighter,
    (text, classes) => {
      const element = elements[classes];
      append(element ? `<${element}>${escape(text)}</${element}>` : escape(text));
    },
    () => lines.push(''),
  );
  return lines;
}
