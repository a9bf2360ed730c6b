import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {readYaml} from '../content/yamlFile';
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
 * @throws Error naming file, line and fix.
 */
export function readEquivalents(listingsDir: string, article: string): LocatedEquivalent[] {
  const file = path.join(listingsDir, article, equivalentsFile);
  if (!fs.existsSync(file)) {
    return [];
  }
  const {data, at} = readYaml(listingsDir, `${article}/${equivalentsFile}`);
  const validation = schema.validate(data ?? []);
  if (validation.error) {
    const {details, message} = validation.error;
    throw new Error(`${at(...(details[0]?.path ?? []))}: ${message}`);
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
