/** An advisory in the output of `npm audit --json`. */
interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

/** The parts of the output of `npm audit --json` that are used. */
export interface AuditReport {
  readonly vulnerabilities: Readonly<
    Record<string, {readonly via: readonly (string | Advisory)[]}>
  >;
}

/** The reason why an advisory does no harm here. */
export interface Explanation {
  /** The id of the advisory: the last part of its address, which begins with GHSA. */
  readonly advisory: string;
  readonly package: string;
  readonly reason: string;
}

const isSevere = ({severity}: Advisory) => severity === 'high' || severity === 'critical';
const idOf = ({url}: Advisory) => url.split('/').at(-1) ?? url;

/**
 * Returns the high and critical advisories without an explanation, and the explanations of
 * advisories that no longer exist.
 */
export function findUnexplained(
  {vulnerabilities}: AuditReport,
  explanations: readonly Explanation[],
): string[] {
  const advisories = Object.values(vulnerabilities)
    .flatMap(({via}) => via)
    .filter((cause): cause is Advisory => typeof cause !== 'string');
  const severe = new Map(
    advisories.filter(isSevere).map((advisory) => [idOf(advisory), advisory] as const),
  );
  const explained = new Set(explanations.map(({advisory}) => advisory));
  return [
    ...[...severe]
      .filter(([id]) => !explained.has(id))
      .map(([id, {name, severity, title}]) => `${name}: ${severity}: ${title} (${id})`),
    ...explanations
      .filter(({advisory}) => !severe.has(advisory))
      .map(
        ({advisory, package: name}) =>
          `${name}: ${advisory} is explained, but npm no longer reports it; remove the explanation`,
      ),
  ].sort();
}
