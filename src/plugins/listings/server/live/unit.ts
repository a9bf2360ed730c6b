/** A listing of a module, and the proof that calls it. */
interface UnitListing {
  /** The file below `listings/`. */
  readonly file: string;
  /** The proof.cpp of its problem, below `listings/`. */
  readonly proof: string;
  /** The input that is recorded, in the notation of problem.yaml. */
  readonly example: string;
}

/** What becomes one pair of modules: the listings of an article. */
export interface Unit {
  readonly name: string;
  readonly listings: readonly UnitListing[];
}

const systemInclude = /^\s*#include <[^>]+>.*$/gm;
const anyInclude = /^\s*#include .*$/gm;

/**
 * The source of a module: each listing with its proof in a namespace of its own, and
 * the table of all of them. Lines keep the names and numbers of their files.
 *
 * @param texts the listings, in order; instrumented or not.
 * @param proofs the text of each listing's proof.
 */
export function moduleSource(
  {listings}: Unit,
  texts: readonly string[],
  proofs: readonly string[],
): string {
  const includes = new Set(
    [...texts, ...proofs].flatMap((text) =>
      [...text.matchAll(systemInclude)].map(([line]) => line.trim()),
    ),
  );
  const body = (text: string, file: string) =>
    `#line 1 "listings/${file}"\n${text.replace(anyInclude, '')}\n`;
  return [
    // Inside a namespace they would put the library into it.
    ...includes,
    '#include "module.hpp"',
    ...listings.flatMap(({file, proof}, index) => [
      `namespace listing_${index} {`,
      body(texts[index] ?? '', file),
      body(proofs[index] ?? '', proof),
      '}',
    ]),
    '#line 1 "table"',
    'const ProofMain listings[] = {',
    ...listings.map((_, index) => `  &listing_${index}::proof_main,`),
    '};',
    '',
  ].join('\n');
}
