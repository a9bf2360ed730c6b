import type {ApproachData} from '../model/problem';
import type {LocatedProblem} from '../content/problems';
import {readProof} from '../content/proofs';
import {readSource} from '../content/sourceFile';
import {trialsOfApproach} from '../verify/job';
import {findMutants, type Mutant} from './findMutants';
import {Durations, RefusedError, VariantPrograms} from './variantPrograms';
import type {Program, Variant, VariantBuilder} from './variantBuilder';

/** What became of the mutants of a listing. */
export interface Fates {
  /** How many the compiler refuses or warns of. */
  readonly refused: number;
  /** How many the proof tells from the listing. */
  readonly killed: number;
  /** Those that the proof takes for the listing. */
  readonly alive: readonly Mutant[];
}

type Fate = 'refused' | 'killed' | 'alive';

/** As many as compile in a few seconds, in moderate memory. */
const batchSize = 60;

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({length: Math.ceil(items.length / batchSize)}, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

/** Whether the proof passes; it stops at the first trial that fails. */
async function passes(
  builder: VariantPrograms,
  problem: LocatedProblem,
  approach: ApproachData,
): Promise<boolean> {
  const tried = {id: problem.data.id, files: [`${problem.data.id}/${approach.file}`]};
  // The modules of the page are made of the unchanged listing.
  const built = {listings: new Map(), pitfalls: new Map()};
  const bench = {builder, isFirst: true, built, update: false};
  for (const trial of trialsOfApproach(bench, problem, tried, approach)) {
    const results = await trial();
    if (results.some(({fault}) => fault)) {
      return false;
    }
  }
  return true;
}

/**
 * Tries the mutants of a listing with the listing's proof: cases, oracle, example and costs,
 * the sanitizers watching.
 *
 * @throws Error when the listing fails its own proof.
 */
export async function tryMutants(
  builder: VariantBuilder,
  listingsDir: string,
  problem: LocatedProblem,
  approach: ApproachData,
): Promise<Fates> {
  const listing = `${problem.data.id}/${approach.file}`;
  const {text, shown} = readSource(listingsDir, listing);
  const proof = readProof(listingsDir, problem.data.id);
  const durations = new Durations();

  const programsOf = (variant: Variant, program: Program, isMutant: boolean) =>
    new VariantPrograms(
      builder.compiler,
      listingsDir,
      variant,
      // Few mutants live long enough to be counted.
      (build) =>
        build === 'checked'
          ? Promise.resolve(program)
          : builder.build(build, `${listing}.${variant.name}`, proof, [variant]),
      (what, seconds, start) =>
        isMutant
          ? start(Math.min(seconds, durations.limit(what)))
          : durations.measure(what, () => start(seconds)),
    );

  const original: Variant = {name: 'unchanged', text};
  const unchanged = await builder.build('checked', `${listing}.unchanged`, proof, [original]);
  const passesUnchanged =
    unchanged.variants.length === 1 &&
    (await passes(programsOf(original, unchanged, false), problem, approach));
  if (!passesUnchanged) {
    throw new Error(`${shown} fails its own proof; see npm run prove -- ${listing}`);
  }

  const fateOf = async (variant: Variant, program: Program): Promise<Fate> => {
    if (!program.variants.includes(variant)) {
      return 'refused';
    }
    try {
      const lives = await passes(programsOf(variant, program, true), problem, approach);
      return lives ? 'alive' : 'killed';
    } catch (error) {
      return error instanceof RefusedError ? 'refused' : 'killed';
    }
  };

  const fates = new Map<Mutant, Fate>();
  const numbered = [...(await findMutants(text)).entries()];
  for (const [number, batch] of batchesOf(numbered).entries()) {
    const variants = batch.map(([index, {source}]) => ({name: `mutant-${index}`, text: source}));
    const program = await builder.build('checked', `${listing}.${number}`, proof, variants);
    for (const [index, [, mutant]] of batch.entries()) {
      const variant = variants[index];
      if (variant) {
        fates.set(mutant, await fateOf(variant, program));
      }
    }
  }
  const those = (wanted: Fate) =>
    [...fates].filter(([, fate]) => fate === wanted).map(([mutant]) => mutant);
  return {
    refused: those('refused').length,
    killed: those('killed').length,
    alive: those('alive'),
  };
}
