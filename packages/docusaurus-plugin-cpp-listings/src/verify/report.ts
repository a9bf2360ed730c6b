import type {TrialResult} from './trials';

/**
 * Describes the results of trials for the author. A failure of several trials is described once:
 * each compiler finds the same fault of a proof.
 */
export class Report {
  passed = 0;
  failed = 0;
  /** The name of the first trial with a failure, by that failure. */
  readonly #described = new Map<string, string>();

  /** Returns the lines about a group of trials that has ended, and counts its results. */
  linesOf(results: readonly TrialResult[]): string[] {
    const lines = results.flatMap(({name, failure}) =>
      failure === undefined ? [] : this.#failureLines(name, failure),
    );
    const failed = results.filter(({failure}) => failure !== undefined).length;
    this.failed += failed;
    this.passed += results.length - failed;
    const [first] = results;
    if (!first || failed > 0) {
      return lines;
    }
    const more = results.length > 1 ? ` and ${results.length - 1} more` : '';
    return [`✓ ${first.name}${more}`];
  }

  #failureLines(name: string, failure: string): string[] {
    const first = this.#described.get(failure);
    if (first !== undefined) {
      return [`✗ ${name}: the same failure as that of ${first}\n`];
    }
    this.#described.set(failure, name);
    return [`✗ ${name}\n${failure}\n`];
  }
}
