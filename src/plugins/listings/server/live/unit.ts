/** A listing of a module, and the proof that calls it. */
interface UnitListing {
  /** The file below `listings/`. */
  readonly file: string;
  /** The proof.cpp of its problem, below `listings/`. */
  readonly proof: string;
  /** The input that is recorded, in the notation of problem.yaml. */
  readonly example: string;
  /** Elements of its input at most; absent where the problem sets no limit. */
  readonly largest?: number;
}

/** What becomes modules together: the approaches of an article, or its pitfalls. */
export interface Unit {
  readonly name: string;
  /** Its proofs are told so by the macro PROOF_PITFALL. */
  readonly hasPitfalls?: boolean;
  readonly listings: readonly UnitListing[];
}

const systemInclude = /^\s*#include <[^>]+>.*$/gm;
const anyInclude = /^\s*#include .*$/gm;

/**
 * Source that holds several listings, each with its proof in a namespace of its own,
 * `listing_0` and so on. Lines keep the names and numbers of their files.
 *
 * @param listings the files, below `listings/`.
 * @param texts the listings, in order.
 * @param proofs the text of each listing's proof.
 * @param head what stands before the namespaces, after the system headers of all files.
 * @param table what stands after them.
 */
export function gathered(
  listings: readonly Pick<UnitListing, 'file' | 'proof'>[],
  texts: readonly string[],
  proofs: readonly string[],
  head: string,
  table: readonly string[],
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
    head,
    ...listings.flatMap(({file, proof}, index) => [
      `namespace listing_${index} {`,
      body(texts[index] ?? '', file),
      body(proofs[index] ?? '', proof),
      '}',
    ]),
    '#line 1 "table"',
    ...table,
    '',
  ].join('\n');
}

/** Has the proofs judge the answers of instrumented pitfalls; see runtime/proof.hpp. */
const pitfallHead = [
  '#define PROOF_PITFALL',
  'namespace proof {',
  'template <typename Problem>',
  'void pitfalls_judge(Tag<Problem>);',
  '}',
];

/**
 * The source of a module: its listings and the table of all of them.
 *
 * @param texts the listings, in order; instrumented or not.
 * @param proofs the text of each listing's proof.
 */
export function moduleSource(
  {listings, hasPitfalls = false}: Unit,
  texts: readonly string[],
  proofs: readonly string[],
): string {
  const head = ['#include "module.hpp"', ...(hasPitfalls ? pitfallHead : [])].join('\n');
  return gathered(listings, texts, proofs, head, [
    'const ProofMain listings[] = {',
    ...listings.map((_, index) => `  &listing_${index}::proof_main,`),
    '};',
  ]);
}
