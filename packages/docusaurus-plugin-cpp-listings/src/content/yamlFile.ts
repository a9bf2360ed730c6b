import {isNode, LineCounter, parseDocument, visit, type Document} from 'yaml';
import {readText, shownPath} from './sourceFile';

/** The data of a YAML file, and the place of each part. */
export interface YamlFile {
  readonly data: unknown;
  /**
   * Returns the file and line, `listings/…/problem.yaml:LINE`, of the part that the keys lead to.
   */
  readonly at: (...keys: (string | number)[]) => string;
}

function startOf(document: Document, keys: readonly (string | number)[]): number {
  for (let depth = keys.length; depth > 0; depth--) {
    const node = document.getIn(keys.slice(0, depth), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) {
      return start;
    }
  }
  return 0;
}

/**
 * Reads a YAML file below the listings' folder.
 *
 * @throws Error naming file and line of invalid YAML, and of YAML that does not mean what its
 * author expects.
 */
export function readYaml(listingsDir: string, file: string): YamlFile {
  const shown = shownPath(listingsDir, file);
  const lineCounter = new LineCounter();
  const document = parseDocument(readText(listingsDir, file), {lineCounter, prettyErrors: false});
  const place = (position: number) => `${shown}:${lineCounter.linePos(position).line}`;
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) {
    const reason =
      fault.code === 'MULTIPLE_DOCS'
        ? 'a second document begins here; remove the --- and what follows'
        : fault.message;
    throw new Error(`${place(fault.pos[0])}: ${reason}`);
  }
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) {
        throw new Error(
          `${place(alias.range?.[0] ?? 0)}: *${alias.source} is an alias without an anchor; ` +
            'if it is text, put it in quotation marks',
        );
      }
    },
  });
  return {data: document.toJS(), at: (...keys) => place(startOf(document, keys))};
}
