import type {ApproachData} from '../model/problem';
import type {LocatedProblem} from '../content/problems';
import {readProof} from '../content/proofs';
import {readSource} from '../content/sourceFile';
import {trialsOfApproach} from '../verify/job';
import {findShownMutants, type Mutant} from './findMutants';
import {memoizeByName} from '../verify/memoizeByName';
import {TrialError} from '../verify/trialError';
import type {TrialBuild} from '../verify/compilers';
import {Durations, RefusedError, VariantPrograms, type Attempt} from './variantPrograms';
import type {Program, Variant, VariantBuilder} from './variantBuilder';

/**
 * The status of a mutant. The compiler refuses it or warns about it, the proof fails and so kills
 * it, or the proof passes and it stays alive.
 */
export type MutantStatus = 'refused' | 'killed' | 'alive';

/** A variant, and whether it is tried with inputs that take minutes. */
type TriedVariant = Variant & {readonly isFull: boolean};

/** As many mutants as compile in a few seconds with moderate memory. */
const batchSize = 60;

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({length: Math.ceil(items.length / batchSize)}, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

/** Whether possibly only inputs that take minutes can kill a mutant. */
const needsFull = ({operator}: Mutant) => operator === 'narrower type';

/** Whether the proof passes. Stops at the first trial that fails. */
async function passes(
  programs: VariantPrograms,
  problem: LocatedProblem,
  approach: ApproachData,
  isFull: boolean,
): Promise<boolean> {
  const tried = {id: problem.data.id, files: [`${problem.data.id}/${approach.file}`]};
  // The page's modules are not tried, because they are built from the unchanged listing.
  const built = {listings: new Map(), pitfalls: new Map()};
  const context = {builder: programs, isFirst: true, built, update: false, isFull};
  for (const trial of trialsOfApproach(context, problem, tried, approach)) {
    const results = await trial();
    if (results.some(({failure}) => failure)) {
      return false;
    }
  }
  return true;
}

async function statusOf(trials: () => Promise<boolean>): Promise<MutantStatus> {
  try {
    return (await trials()) ? 'alive' : 'killed';
  } catch (error) {
    if (error instanceof RefusedError) {
      return 'refused';
    }
    // The mutant did not end, or failed while its costs were counted.
    if (error instanceof TrialError) {
      return 'killed';
    }
    throw error;
  }
}

/**
 * Tries the mutants in the lines of a listing that pages may show. Each is tried with the listing's
 * proof: cases, oracle, example and costs, with sanitizers.
 *
 * @returns the status of each mutant, in the order of the text.
 * @throws Error if the listing fails its own proof.
 */
export async function tryMutants(
  builder: VariantBuilder,
  listingsDir: string,
  problem: LocatedProblem,
  approach: ApproachData,
): Promise<ReadonlyMap<Mutant, MutantStatus>> {
  const listing = `${problem.data.id}/${approach.file}`;
  const source = readSource(listingsDir, listing);
  const proof = readProof(listingsDir, problem.data.id);
  const durations = new Durations();

  const tryVariants = async (name: string, variants: readonly TriedVariant[], attempt: Attempt) => {
    const built = memoizeByName<Program>();
    const programOf = (build: TrialBuild) =>
      built(build, () => builder.build(build, `${listing}.${name}`, proof, variants));
    const statuses: MutantStatus[] = [];
    for (const variant of variants) {
      const programs = new VariantPrograms(
        builder.compiler,
        listingsDir,
        variant,
        programOf,
        attempt,
      );
      statuses.push(await statusOf(() => passes(programs, problem, approach, variant.isFull)));
    }
    return statuses;
  };

  const mutants = await findShownMutants(source);
  const unchanged = [{name: 'unchanged', text: source.text, isFull: mutants.some(needsFull)}];
  const measured: Attempt = (what, seconds, start) => durations.measure(what, () => start(seconds));
  const [status] = await tryVariants('unchanged', unchanged, measured);
  if (status !== 'alive') {
    throw new Error(
      `${source.shown} fails its own proof; to see why, prove ${listing} with --full`,
    );
  }

  const limited: Attempt = (what, seconds, start) =>
    start(Math.min(seconds, durations.limit(what)));
  const statuses = new Map<Mutant, MutantStatus>();
  for (const [number, batch] of batchesOf(mutants).entries()) {
    const variants = batch.map((mutant, index) => ({
      name: `mutant-${index}`,
      text: mutant.source,
      isFull: needsFull(mutant),
    }));
    const found = await tryVariants(String(number), variants, limited);
    batch.forEach((mutant, index) => statuses.set(mutant, found[index] ?? 'refused'));
  }
  return statuses;
}
