import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {parseBound} from '../model/bounds';
import {hasElements, integerTypes, isText, typeRangeOf} from '../model/inputs';
import {
  pitfallFailures,
  type InputData,
  type PitfallData,
  type ProblemData,
} from '../model/problem';
import {requireInputs} from './inputErrors';
import {listFiles} from './listFiles';
import {problemFiles} from './listings';
import {shownPath} from './sourceFile';
import {readYaml, type YamlFile} from './yamlFile';

const problemFile = 'problem.yaml';

const range = Joi.array()
  .ordered(Joi.number().integer().required(), Joi.number().integer().required())
  .custom(([least, most]: [number, number], {error}) =>
    least <= most ? [least, most] : error('range.order'),
  )
  .messages({
    'range.order': '{#label} must have the smaller number first',
    ...Object.fromEntries(
      ['base', 'includesRequiredUnknowns', 'includesRequiredKnowns', 'orderedLength'].map(
        (code) => [`array.${code}`, '{#label} must be two whole numbers: [least, greatest]'],
      ),
    ),
  });

const sizeRange = range
  .custom((size: [number, number], {error}) => (size[0] < 0 ? error('range.negative') : size))
  .messages({'range.negative': '{#label} must not be less than 0'});

/** Returns the schema of an object with only these keys. Its error lists the allowed keys. */
const object = <Data>(keys: Joi.SchemaMap) =>
  Joi.object<Data>(keys).messages({
    'object.unknown': `{#label} is not allowed; keys: ${Object.keys(keys).join(', ')}`,
  });

/** An item of a list, which need not be valid. */
type Item = Readonly<Record<string, unknown>> | null;

/** Returns a value of an item without the spaces that do not matter: `[1,2]` is the input `[1, 2]`. */
const comparable = (item: Item, key: string) =>
  String(item?.[key]).replace(/("[^"]*")|\s*([,;[\]])\s*/g, '$1$2');

/** Returns the schema of a list in which no two items have the same value for one of the keys. */
const distinct = (items: Joi.ObjectSchema, ...keys: string[]) =>
  keys.reduce(
    (list, key) =>
      list
        .unique((a: Item, b: Item) => comparable(a, key) === comparable(b, key))
        .rule({
          message: `{#label} has the same ${key} as another entry, {#value.${key}}; change or remove one`,
        }),
    Joi.array().items(items),
  );

const text = Joi.string().messages({'string.base': '{#label} must be a string; put it in quotes'});

/** A text of one line, because programs read a case as one line. */
const line = text
  .pattern(/^[^\n]*$/)
  .messages({'string.pattern.base': '{#label} must be one line'});

const bracketsIn = (answer: string, pattern: RegExp) => answer.match(pattern)?.length ?? 0;

/** An answer as programs print it: `[3, 4]`, `([1], 2)`. */
const answer = line
  .custom((value: string, {error}) =>
    bracketsIn(value, /[[(]/g) === bracketsIn(value, /[\])]/g) ? value : error('answer.brackets'),
  )
  .messages({'answer.brackets': '{#label} has unbalanced brackets'});

const bound = text
  .custom((value: string) => {
    parseBound(value);
    return value;
  })
  .messages({'any.custom': '{#label}: {#error.message}'});

const sourceFile = text
  .pattern(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.cpp$/)
  .custom((file: string, {error}) =>
    problemFiles.includes(path.posix.basename(file)) ? error('file.reserved') : file,
  )
  .messages({
    'string.pattern.base':
      '{#label} must have only letters a to z, digits and "-", and end in .cpp',
    'file.reserved': `{#label} must not be ${problemFiles.join(', ')}, which have another purpose`,
  });

const types = ['string', ...integerTypes.flatMap((type) => [type, `${type}[]`, `${type}[][]`])];

const input = object<InputData>({
  name: text.required(),
  type: Joi.string()
    .valid(...types)
    .required()
    .messages({
      'any.only': `{#label} must be string, one of ${integerTypes.join(', ')}, or an array of these: int[]`,
    }),
  size: sizeRange,
  values: range,
  sorted: Joi.boolean(),
  note: text,
})
  .custom((data: InputData, {error}) => {
    if (data.size && !hasElements(data) && !isText(data)) {
      return error('input.size');
    }
    const [least, greatest] = typeRangeOf(data);
    if (data.values && (data.values[0] < least || data.values[1] > greatest)) {
      return error('input.values', {least: String(least), greatest: String(greatest)});
    }
    // An order of rows would be ambiguous, and nothing checks one.
    const hasOrder = hasElements(data) && !data.type.endsWith('[][]');
    return data.sorted && !hasOrder ? error('input.sorted') : data;
  })
  .messages({
    'input.size': '{#label} has a size but is not an array',
    'input.values': '{#label} has values outside the range of its type, {#least} to {#greatest}',
    'input.sorted':
      '{#label} is sorted but is not an array of numbers; state any other order as its note',
  });

const hintsWanted =
  '{#label} must be three hints, from a vague one to one that almost gives the input away';

const schema = object<ProblemData>({
  title: text.required(),
  inputs: distinct(input, 'name').min(1).required(),
  output: text.required(),
  listings: distinct(
    object({
      file: sourceFile.required(),
      title: text.required(),
      time: bound.required(),
      space: bound.required(),
    }),
    'file',
    'title',
  )
    .min(1)
    .required(),
  pitfalls: distinct(
    object({
      file: sourceFile.required(),
      title: text.required(),
      input: line.required(),
      expected: answer.required(),
      fails: Joi.string()
        .valid(...pitfallFailures)
        .required(),
      gives: text.required(),
      hints: Joi.array().items(text).length(3).required().messages({
        'any.required': hintsWanted,
        'array.base': hintsWanted,
        'array.length': hintsWanted,
      }),
      breaks: text.when('fails', {is: 'too slow', then: Joi.required()}),
      correct: sourceFile,
    })
      .custom((data: PitfallData, {error}) =>
        data.fails === 'wrong answer' && data.gives === data.expected
          ? error('pitfall.right')
          : data,
      )
      .messages({
        'pitfall.right': '{#label}: "gives" equals "expected", so the answer is not wrong',
      }),
    'file',
    'title',
  ).default([]),
  cases: distinct(
    object({
      name: text.required(),
      input: line.required(),
      output: answer.required(),
      note: text,
      example: Joi.boolean(),
    }),
    'name',
    // The page looks up a case by its input.
    'input',
  )
    .min(1)
    .required(),
});

/** A problem, and the place of each of its parts in the file. */
export interface LocatedProblem {
  readonly data: ProblemData;
  /**
   * Returns the file and line, `listings/…/problem.yaml:LINE`, of the part that the keys lead to.
   */
  readonly at: YamlFile['at'];
}

/**
 * Reads and validates the problem.yaml of a problem.
 *
 * @throws Error naming file, line and fix.
 */
export function readProblem(listingsDir: string, id: string): LocatedProblem {
  const {data: given, at} = readYaml(listingsDir, `${id}/${problemFile}`);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Error(`${at()}: expected keys such as "title" and "cases"`);
  }
  const validation = schema.validate(given, {abortEarly: false});
  if (validation.error) {
    const {details} = validation.error;
    // An unknown key is reported first, because it may be a required key that is misspelt.
    const detail = details.find(({type}) => type === 'object.unknown') ?? details[0];
    throw new Error(`${at(...(detail?.path ?? []))}: ${detail?.message ?? ''}`);
  }
  const data: ProblemData = {...validation.value, id};
  requireFiles(listingsDir, data, at);
  requireListings(data, at);
  requireInputs(data, at);
  return {data, at};
}

function requireFiles(listingsDir: string, problem: ProblemData, at: LocatedProblem['at']): void {
  for (const key of ['listings', 'pitfalls'] as const) {
    problem[key].forEach(({file}, index) => {
      if (!fs.existsSync(path.join(listingsDir, problem.id, file))) {
        throw new Error(
          `${at(key, index, 'file')}: there is no ${shownPath(listingsDir, `${problem.id}/${file}`)}; ` +
            'create it or correct the name',
        );
      }
    });
  }
}

function requireListings({listings, pitfalls}: ProblemData, at: LocatedProblem['at']): void {
  const isListing = (name: string) => listings.some(({file}) => file === name);
  pitfalls.forEach(({file, correct}, index) => {
    if (isListing(file)) {
      throw new Error(
        `${at('pitfalls', index, 'file')}: ${file} is a listing of this problem; ` +
          'remove one of the two entries, or correct its name',
      );
    }
    if (correct !== undefined && !isListing(correct)) {
      throw new Error(
        `${at('pitfalls', index, 'correct')}: ${correct} is not a listing of this problem; its listings: ` +
          listings.map(({file}) => file).join(', '),
      );
    }
  });
}

/** Returns the ids of all problems below a folder: every folder with a problem.yaml. */
export const findProblems = (listingsDir: string): string[] =>
  listFiles(listingsDir, /(?:^|\/)problem\.yaml$/)
    .map((file) => path.posix.dirname(file))
    .sort();
