import path from 'node:path';
import {isMainProblem} from '../model/article';
import {problemNamespace} from '../model/moduleNamespaces';
import type {Proof} from '../content/proofs';
import type {SourceFile} from '../content/sourceFile';
import type {Caller} from '../model/trace';
import type {SplitProof} from '../toolchain/splitProof';
import type {Variant} from '../toolchain/toolchain';

/** A listing of a module, and the problem whose proof calls it. */
interface UnitListing {
  /** The file, by its path below the listings' folder. */
  readonly file: string;
  /** Its path from the site's folder, as errors name it. */
  readonly shown: string;
  /** The problem's id. */
  readonly problem: string;
  /** The input that is recorded, in the notation of problem.yaml. */
  readonly example: string;
  /** The least number of elements of its input; absent if one is enough. */
  readonly least?: number;
  /** The greatest number of elements of its input; absent if the problem sets no limit. */
  readonly largest?: number;
}

/**
 * Listings that are compiled together into modules: the approaches of an article, or its pitfalls.
 */
export interface Unit {
  readonly name: string;
  /** Whether the listings are pitfalls. The macro PROOF_PITFALL passes this to their proofs. */
  readonly hasPitfalls?: boolean;
  readonly listings: readonly UnitListing[];
}

/** A listing's text, instrumented or not, and the proof that calls it, if there is one. */
export interface Source extends SourceFile {
  readonly proof?: Proof;
  /** The source that calls the listing to time it, if the proof does not. */
  readonly speed?: SourceFile;
  /** The lines before the listing. */
  readonly before?: readonly string[];
  /** The lines between the listing and the proof. */
  readonly beforeProof?: readonly string[];
}

const systemInclude = /^[ \t]*#[ \t]*include[ \t]*<([^>\n]+)>/;
const fileDirectives = /^[ \t]*#[ \t]*(include\b|pragma[ \t]+once\b).*$/gm;

/**
 * Returns the text of a file for use inside a namespace. `#line` keeps the file's name and line
 * numbers.
 */
const namespaceBody = ({shown, text}: SourceFile) =>
  `#line 1 "${shown}"\n${text.replace(fileDirectives, '')}\n`;

/** Returns the lines of a text that include headers of the library, with the headers' names. */
const systemIncludes = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const [, header] = systemInclude.exec(line) ?? [];
    return header === undefined ? [] : [{header, line, number: index + 1}];
  });

/** Returns the names of the library's headers that a text includes. */
export const headersOf = (text: string): string[] => systemIncludes(text).map(({header}) => header);

/**
 * Returns the library includes of some files, each once, with the place of the first file that has
 * it.
 */
function includesOf(files: readonly Pick<SourceFile, 'shown' | 'text'>[]): string[] {
  const includes = new Map<string, string>();
  for (const {shown, text} of files) {
    for (const {header, line, number} of systemIncludes(text)) {
      if (!includes.has(header)) {
        includes.set(header, `#line ${number} "${shown}"\n${line}`);
      }
    }
  }
  return [...includes.values()];
}

/** The proofs whose problems are compiled separately from the listings, by the proof's file. */
export type CompiledProofs = ReadonlyMap<string, Omit<SplitProof, 'problem'>>;

/** Returns the namespace of a problem that is compiled separately from the listings. */
const namespaceOf = ({file}: SourceFile) => `${problemNamespace}${file.replace(/\W/g, '_')}`;

/** Returns the files `problem.hpp` that the proofs share, each once, by their paths. */
const problemsOf = (proofs: readonly Proof[]) =>
  new Map(proofs.flatMap(({problem}) => (problem ? [[problem.file, problem]] : [])));

/** Returns all files of some proofs. */
const filesOf = (proofs: readonly Proof[]) => [...proofs, ...problemsOf(proofs).values()];

/**
 * Whether a proof times its listings: only in plain modules, and only for an article's own problem.
 */
const timesListings = ({file}: Proof, variant: Variant) =>
  variant === 'plain' && isMainProblem(path.posix.dirname(file));

/**
 * Returns the lines before the listings that define or declare a proof's problem in a source of a
 * variant.
 */
const problemIn = (proof: Proof, text: string, linkage: string, variant: Variant) => [
  ...[`namespace ${namespaceOf(proof)} {`, text, '}'],
  `CPP_LISTINGS_PROOF(${linkage}, ${namespaceOf(proof)}::Problem)`,
  ...(timesListings(proof, variant)
    ? [`CPP_LISTINGS_TIMING(${linkage}, ${namespaceOf(proof)}::Problem)`]
    : []),
];

/**
 * Returns the source of the problems of some proofs, with the templates that their listings use.
 *
 * @param problems the text of each problem, by the proof's file.
 */
export const proofsSource = (
  proofs: readonly Proof[],
  problems: ReadonlyMap<string, Pick<SplitProof, 'problem'>>,
): string =>
  [
    ...includesOf(filesOf(proofs)),
    ...proofs.flatMap((proof) => {
      const split = problems.get(proof.file);
      return split ? problemIn(proof, split.problem, '', 'plain') : [];
    }),
    '',
  ].join('\n');

/**
 * Returns one source with several listings. Each listing and its proof are in a namespace of their
 * own, `listing_0` and so on. A `problem.hpp` that proofs share is there once, in `problem_0` and
 * so on. Lines keep the names and numbers of their files.
 *
 * @param head the text before the namespaces, after the system headers of all files.
 * @param table the lines after the namespaces.
 */
export function combinedSource(
  sources: readonly Source[],
  head = '',
  table: readonly string[] = [],
): string {
  const proofs = sources.flatMap(({proof}) => proof ?? []);
  const problems = problemsOf(proofs);
  const includes = includesOf([
    ...sources,
    ...sources.flatMap(({speed}) => speed ?? []),
    ...filesOf(proofs),
  ]);
  const nameOf = (file: string) => `problem_${[...problems.keys()].indexOf(file)}`;
  return [
    // Inside a namespace, the includes would declare the library in that namespace.
    ...includes,
    head,
    ...[...problems.values()].flatMap((problem) => [
      `namespace ${nameOf(problem.file)} {`,
      namespaceBody(problem),
      '}',
    ]),
    ...sources.flatMap(({proof, speed, before = [], beforeProof = [], ...source}, index) => [
      `namespace listing_${index} {`,
      ...(proof?.problem ? [`using namespace ${nameOf(proof.problem.file)};`] : []),
      ...before,
      namespaceBody(source),
      ...beforeProof,
      ...(proof ? [namespaceBody(proof)] : []),
      ...(speed ? ['namespace speed {', namespaceBody(speed), '}'] : []),
      '}',
    ]),
    '#line 1 "table"',
    ...table,
    '',
  ].join('\n');
}

/** Makes the proofs judge the answers of instrumented pitfalls; see cpp/wasm/proof.hpp. */
const pitfallHead = [
  '#define PROOF_PITFALL',
  'namespace proof {',
  'template <typename Problem>',
  'void pitfalls_judge(Tag<Problem>);',
  '}',
];

/** Declares that a proof does not time the listing; see cpp/wasm/proof.hpp. */
const notTimed = 'template <typename Solve> void is_not_timed(const Solve&);';

/**
 * Returns a proof with optimisation turned off: optimising a proof with each listing would take as
 * long as all other work. The code that it calls is still optimised, and so is its `problem.hpp`.
 */
const unoptimised = ({shown, text, ...proof}: Proof): Proof => ({
  ...proof,
  shown,
  text: `#pragma clang optimize off\n#line 1 "${shown}"\n${text}\n#pragma clang optimize on`,
});

/** Returns a source with the callers that a module of a variant needs. */
function withCallers(
  {proof, speed, ...source}: Source,
  variant: Variant,
  compiled: CompiledProofs,
): Source {
  // Instrumented programs are not timed.
  const listing = {...source, ...(variant === 'plain' && speed && {speed})};
  if (!proof) {
    return listing;
  }
  const isTimed = !speed && timesListings(proof, variant);
  const split = compiled.get(proof.file);
  return {
    ...listing,
    beforeProof: [
      ...(split ? [`using namespace ${namespaceOf(proof)};`] : []),
      ...(isTimed ? [] : [notTimed]),
    ],
    proof: split
      ? {file: proof.file, shown: proof.shown, text: split.call}
      : isTimed
        ? proof
        : unoptimised(proof),
  };
}

/**
 * Returns the source of a module: its listings and a table of them.
 *
 * @param compiled the compiled proofs that the module is linked with.
 */
export function moduleSource(
  {hasPitfalls = false}: Pick<Unit, 'name' | 'hasPitfalls'>,
  sources: readonly Source[],
  variant: Variant,
  compiled: CompiledProofs = new Map(),
): string {
  const proofs = new Map(
    sources.flatMap(({proof}) => (proof && compiled.has(proof.file) ? [[proof.file, proof]] : [])),
  );
  const head = [
    ...includesOf(filesOf([...proofs.values()])),
    '#include "module.hpp"',
    ...(hasPitfalls ? pitfallHead : []),
    ...[...proofs.values()].flatMap((proof) =>
      problemIn(proof, compiled.get(proof.file)?.declarations ?? '', 'extern', variant),
    ),
  ];
  const called = sources.map((source) => withCallers(source, variant, compiled));
  return combinedSource(called, head.join('\n'), [
    'const ProofMain listings[] = {',
    ...called.map(({speed}, index) => `  ${entryOf(`listing_${index}`, speed)},`),
    '};',
  ]);
}

/** Returns the C++ before and after a reader's program that calls it as the proof does. */
export function callerOf(proof: Proof, compiled: CompiledProofs): Caller {
  const split = compiled.get(proof.file);
  const headers = new Set(filesOf([proof]).flatMap(({text}) => headersOf(text)));
  const includes = [...headers].map((header) => `#include <${header}>`);
  const whole = [...(proof.problem ? [proof.problem.text] : []), proof.text].join('\n');
  const shown = (text: string) => text.replace(/^(#line \d+) .*$/gm, '$1 "proof.cpp"');
  return split
    ? {
        before: [
          ...includes,
          ...problemIn(proof, shown(split.declarations), 'extern', 'traced'),
        ].join('\n'),
        after: `using namespace ${namespaceOf(proof)};\n${shown(split.call)}`,
      }
    : {before: includes.join('\n'), after: whole.replace(fileDirectives, '')};
}

/** Returns the C++ expression for the function of a listing that the page calls. */
const entryOf = (name: string, speed: SourceFile | undefined) =>
  speed
    ? `[](int c, char** v) { return proof::is_to_be_timed() ? ${name}::speed::proof_main(c, v) : ${name}::proof_main(c, v); }`
    : `&${name}::proof_main`;
