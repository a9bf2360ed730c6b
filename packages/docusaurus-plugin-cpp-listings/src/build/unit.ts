import path from 'node:path';
import {isCountedWhole} from '../model/article';
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
  /** Elements of its input at least; absent where one is enough. */
  readonly least?: number;
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

/** A listing's text, instrumented or not, and the proof that calls it, if one is to. */
export interface Source extends SourceFile {
  readonly proof?: Proof;
  /** What calls it where it is timed, if the proof does not. */
  readonly speed?: SourceFile;
  /** What stands before the proof, and after the listing. */
  readonly beforeProof?: readonly string[];
}

const systemInclude = /^[ \t]*#[ \t]*include[ \t]*<([^>\n]+)>/;
const ofTheFile = /^[ \t]*#[ \t]*(include\b|pragma[ \t]+once\b).*$/gm;

/** Text within a namespace, whose lines keep the name and numbers of their file. */
const body = ({shown, text}: SourceFile) => `#line 1 "${shown}"\n${text.replace(ofTheFile, '')}\n`;

/** The lines with which a text includes headers of the library, by the headers' names. */
const systemIncludes = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const [, header] = systemInclude.exec(line) ?? [];
    return header === undefined ? [] : [{header, line, number: index + 1}];
  });

/** The names of the headers of the library that a text includes. */
export const headersOf = (text: string): string[] => systemIncludes(text).map(({header}) => header);

/** Includes the headers of the library that some files do, each at the place of the first that does. */
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

/** A proof whose problem has been compiled apart from the listings. */
export type CompiledProofs = ReadonlyMap<string, Omit<SplitProof, 'problem'>>;

/** The namespace of a problem that is compiled apart from the listings. */
const namespaceOf = ({file}: SourceFile) => `${problemNamespace}${file.replace(/\W/g, '_')}`;

/** The problems that the proofs share, each once. */
const problemsOf = (proofs: readonly Proof[]) =>
  new Map(proofs.flatMap(({problem}) => (problem ? [[problem.file, problem]] : [])));

/** The files of proofs. */
const filesOf = (proofs: readonly Proof[]) => [...proofs, ...problemsOf(proofs).values()];

/** Whether a proof times its listings: in plain modules, and those of an article's own problem. */
const timesListings = ({file}: Proof, variant: Variant) =>
  variant === 'plain' && isCountedWhole(path.posix.dirname(file));

/** What sources of a variant say of a proof's problem before the listings. */
const problemIn = (proof: Proof, text: string, linkage: string, variant: Variant) => [
  ...[`namespace ${namespaceOf(proof)} {`, text, '}'],
  `CPP_LISTINGS_PROOF(${linkage}, ${namespaceOf(proof)}::Problem)`,
  ...(timesListings(proof, variant)
    ? [`CPP_LISTINGS_TIMING(${linkage}, ${namespaceOf(proof)}::Problem)`]
    : []),
];

/**
 * Source of the problems of some proofs, and of what serves their listings.
 *
 * @param problems the text of each, by the proof's file.
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
 * Source that holds several listings, each in a namespace of its own with its proof,
 * `listing_0` and so on, and what proofs share of a problem once, in `problem_0` and so
 * on. Lines keep the names and numbers of their files.
 *
 * @param head what stands before the namespaces, after the system headers of all files.
 * @param table what stands after them.
 */
export function gathered(
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
    // Inside a namespace they would put the library into it.
    ...includes,
    head,
    ...[...problems.values()].flatMap((problem) => [
      `namespace ${nameOf(problem.file)} {`,
      body(problem),
      '}',
    ]),
    ...sources.flatMap(({proof, speed, beforeProof = [], ...source}, index) => [
      `namespace listing_${index} {`,
      ...(proof?.problem ? [`using namespace ${nameOf(proof.problem.file)};`] : []),
      body(source),
      ...beforeProof,
      ...(proof ? [body(proof)] : []),
      ...(speed ? ['namespace speed {', body(speed), '}'] : []),
      '}',
    ]),
    '#line 1 "table"',
    ...table,
    '',
  ].join('\n');
}

/** Has the proofs judge the answers of instrumented pitfalls; see cpp/wasm/proof.hpp. */
const pitfallHead = [
  '#define PROOF_PITFALL',
  'namespace proof {',
  'template <typename Problem>',
  'void pitfalls_judge(Tag<Problem>);',
  '}',
];

/** Says that a proof does not time the listing; see cpp/wasm/proof.hpp. */
const notTimed = 'template <typename Solve> void is_not_timed(const Solve&);';

/**
 * A proof that is not optimised: where it is compiled with each listing, to optimise it takes as
 * long as all else. What it calls is, and what it takes of a problem.hpp.
 */
const unoptimised = ({shown, text, ...proof}: Proof): Proof => ({
  ...proof,
  shown,
  text: `#pragma clang optimize off\n#line 1 "${shown}"\n${text}\n#pragma clang optimize on`,
});

/** A source with what calls it as a module of a variant needs it. */
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
 * The source of a module: its listings and the table of all of them.
 *
 * @param compiled the proofs that it is linked with.
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
  return gathered(called, head.join('\n'), [
    'const ProofMain listings[] = {',
    ...called.map(({speed}, index) => `  ${entryOf(`listing_${index}`, speed)},`),
    '};',
  ]);
}

/** Calls a reader's program as the proof does: what stands before it, and what after it. */
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
    : {before: includes.join('\n'), after: whole.replace(ofTheFile, '')};
}

/** The function that the page calls of a listing. */
const entryOf = (name: string, speed: SourceFile | undefined) =>
  speed
    ? `[](int c, char** v) { return proof::is_to_be_timed() ? ${name}::speed::proof_main(c, v) : ${name}::proof_main(c, v); }`
    : `&${name}::proof_main`;
