import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {isNode, LineCounter, parseDocument} from 'yaml';
import {shownPath} from '../content/sourceFile';
import type {Mutant} from './findMutants';

/** Mutants that answer and cost what their listing does, so that no proof can kill them. */
export interface Equivalent {
  /** The listings that they are of, below the article's folder. */
  readonly in: readonly string[];
  /** The line that is changed, without the space around it. */
  readonly line: string;
  readonly operator: string;
  /** What is changed, as it is reported: `before → after`. */
  readonly change: string;
  /** Why nobody can tell them from the listing. */
  readonly reason: string;
}

/** An entry and where it stands, for errors. */
export interface LocatedEquivalent {
  readonly data: Equivalent;
  readonly at: string;
}

const equivalentsFile = 'mutants.yaml';

const schema = Joi.array().items(
  Joi.object<Equivalent>({
    in: Joi.array().items(Joi.string()).min(1).required(),
    line: Joi.string().required(),
    operator: Joi.string().required(),
    change: Joi.string().required(),
    reason: Joi.string().required(),
  }),
);

/**
 * Reads which mutants of an article are equivalent.
 *
 * @throws Error naming file, line and mend.
 */
export function readEquivalents(listingsDir: string, article: string): LocatedEquivalent[] {
  const file = path.join(listingsDir, article, equivalentsFile);
  if (!fs.existsSync(file)) {
    return [];
  }
  const shown = shownPath(listingsDir, `${article}/${equivalentsFile}`);
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const [syntaxError] = document.errors;
  if (syntaxError) {
    throw new Error(`${shown}:${lines.linePos(syntaxError.pos[0]).line}: ${syntaxError.message}`);
  }
  const at = (index: number) => {
    const node = document.getIn([index], true);
    const start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    return `${shown}:${lines.linePos(start).line}`;
  };
  const validation = schema.validate(document.toJS() ?? []);
  if (validation.error) {
    const {details, message} = validation.error;
    throw new Error(`${at(Number(details[0]?.path[0] ?? 0))}: ${message}`);
  }
  return (validation.value as Equivalent[]).map((data, index) => ({data, at: at(index)}));
}

/** Whether an entry is about a mutant of a listing. */
export function isAbout(
  {line, operator, change}: Equivalent,
  mutant: Mutant,
  source: string,
): boolean {
  const changed = source.split('\n')[mutant.line - 1] ?? '';
  return (
    operator === mutant.operator &&
    change === `${mutant.before} → ${mutant.after}` &&
    line === changed.trim()
  );
}
