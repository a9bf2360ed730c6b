import {Joi} from '@docusaurus/utils-validation';
import type {Records} from '../model/records';
import {timedInputs} from '../model/speed';

// A text may be empty, because not every system names its processor.
const text = Joi.string().allow('').required();
const texts = Joi.array().items(Joi.string()).required();
const amount = Joi.number().min(0).required();

/** Returns the schema of an object whose keys match one schema and whose values match another. */
const eachOf = (value: Joi.Schema, key: Joi.Schema = Joi.string()) =>
  Joi.object().pattern(key, value);

const sizes = eachOf(Joi.array().items(Joi.number()).length(3), Joi.string().pattern(/^\d+$/));

/**
 * The schema of each record. Unknown keys are allowed, because a later version of this package may
 * have written the record.
 */
export const recordSchemas: {readonly [Name in keyof Records]: Joi.Schema} = {
  'mutants.json': eachOf(
    Joi.object({key: text, refused: amount, killed: amount, alive: texts}).unknown(),
  ).label('record'),
  'proof.json': Joi.object({
    key: text,
    date: text,
    compilers: texts,
    flags: texts,
    listings: amount,
    pitfalls: amount,
    bounds: amount,
    inputs: amount,
    largest: amount,
    seed: amount,
  })
    .unknown()
    .label('record'),
  'speed.json': Joi.object({
    processor: text,
    caches: texts,
    compiler: text,
    flags: text,
    date: text,
    clockSpread: amount,
    disturbed: amount,
    isSteady: Joi.boolean().required(),
    keys: eachOf(Joi.string()).required(),
    speeds: eachOf(eachOf(sizes, Joi.valid(...timedInputs))).required(),
  })
    .unknown()
    .label('record'),
};
