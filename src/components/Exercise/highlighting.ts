import {cppLanguage} from '@codemirror/lang-cpp';
import {highlightCode, tagHighlighter, tags} from '@lezer/highlight';

/** The classes that the build-time highlighter writes; see css/syntax.css. */
export const highlighter = tagHighlighter([
  {tag: tags.comment, class: 'comment'},
  {tag: [tags.keyword, tags.modifier, tags.self, tags.null], class: 'keyword'},
  {tag: tags.bool, class: 'boolean'},
  {tag: [tags.typeName, tags.className, tags.namespace], class: 'class-name'},
  {tag: tags.function(tags.variableName), class: 'function'},
  {tag: tags.function(tags.definition(tags.variableName)), class: 'function'},
  {tag: tags.function(tags.propertyName), class: 'function'},
  {tag: [tags.string, tags.character], class: 'string'},
  {tag: tags.number, class: 'number'},
]);

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escaped = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/** One string of highlighted, escaped HTML for each line of C++. */
export function highlightLines(code: string): string[] {
  const lines = [''];
  const put = (html: string) => lines.push((lines.pop() ?? '') + html);
  highlightCode(
    code,
    cppLanguage.parser.parse(code),
    highlighter,
    (text, classes) =>
      put(classes ? `<span class="${classes}">${escaped(text)}</span>` : escaped(text)),
    () => lines.push(''),
  );
  return lines;
}
