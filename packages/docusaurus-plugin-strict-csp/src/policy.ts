import {createHash} from 'node:crypto';

/** The name that the policy has for the text of an inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a policy is made for. */
export interface Scope {
  /** The names of the inline scripts that may run. */
  readonly scripts: Iterable<string>;
  /** The names of the style elements that apply. */
  readonly styles: Iterable<string>;
  /** Origins that scripts may ask besides the site's own. */
  readonly connectTo: readonly string[];
}

/**
 * Returns the policy of a page. What it does not name is refused.
 *
 * @param place in a page a policy cannot say who may frame it, and a worker, which has the policy
 * of its file's header, has nothing that Trusted Types would guard.
 */
export function policyOf({scripts, styles, connectTo}: Scope, place: 'page' | 'header'): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...[...scripts].sort()],
    ['style-src', "'self'", ...[...styles].sort()],
    // Style sheets hold small pictures as data, which are the site's own.
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    // A worker fetches what the page made, such as a reader's compiled program, as a blob.
    ['connect-src', "'self'", 'blob:', ...connectTo],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ...(place === 'page'
      ? [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', 'default'],
        ]
      : [['frame-ancestors', "'none'"]]),
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
