import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {readYaml} from '../content/yamlFile';
import type {Mutant} from './findMutants';

/** Mutants with the same answers and costs as their listing, so that no proof can kill them. */
export interface Equivalent {
  /** The files of their listings, below the article's folder. */
  readonly in: readonly string[];
  /** The changed line, without the space around it. */
  readonly line: string;
  readonly operator: string;
  /** The change, as reports show it: `before → after`. */
  readonly change: string;
  /** Why they behave like the listing. */
  readonly reason: string;
}

/** An entry and its place in the file, for errors. */
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
 * Reads the equivalent mutants of an article.
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

/** Returns the line that a mutant changes, without the space around it. */
export const lineOf = (mutant: Mutant, source: string): string =>
  (source.split('\n')[mutant.line - 1] ?? '').trim();

/** Whether an entry describes the change of a mutant, in whatever line. */
export const isChange = ({operator, change}: Equivalent, mutant: Mutant): boolean =>
  operator === mutant.operator && change === `${mutant.before} → ${mutant.after}`;

/** Whether an entry describes a mutant of the listing with this source. */
export const isAbout = (entry: Equivalent, mutant: Mutant, source: string): boolean =>
  isChange(entry, mutant) && entry.line === lineOf(mutant, source);
