/** An advisory, as `npm audit --json` tells it. */
interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

/** What `npm audit --json` writes, as far as it is read. */
export interface AuditReport {
  readonly vulnerabilities: Readonly<
    Record<string, {readonly via: readonly (string | Advisory)[]}>
  >;
}

/** Why an advisory does no harm here. */
export interface Explanation {
  /** Where the advisory is: the end of its address, which begins with GHSA. */
  readonly advisory: string;
  readonly package: string;
  readonly reason: string;
}

const isGrave = ({severity}: Advisory) => severity === 'high' || severity === 'critical';
const idOf = ({url}: Advisory) => url.split('/').at(-1) ?? url;

/**
 * Says which high and critical advisories have no explanation, and which explanations are of an
 * advisory that there is no more.
 */
export function findUnexplained(
  {vulnerabilities}: AuditReport,
  explanations: readonly Explanation[],
): string[] {
  const advisories = Object.values(vulnerabilities)
    .flatMap(({via}) => via)
    .filter((cause): cause is Advisory => typeof cause !== 'string');
  const grave = new Map(
    advisories.filter(isGrave).map((advisory) => [idOf(advisory), advisory] as const),
  );
  const explained = new Set(explanations.map(({advisory}) => advisory));
  return [
    ...[...grave]
      .filter(([id]) => !explained.has(id))
      .map(([id, {name, severity, title}]) => `${name}: ${severity}: ${title} (${id})`),
    ...explanations
      .filter(({advisory}) => !grave.has(advisory))
      .map(
        ({advisory, package: name}) => `${name}: ${advisory} is explained, and there is no such`,
      ),
  ].sort();
}
