import {createHash} from 'node:crypto';

/** Returns the hash source by which a policy identifies an inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inputs of a policy. */
export interface Scope {
  /** The hash sources of the inline scripts that may run. */
  readonly scripts: Iterable<string>;
  /** The hash sources of the style elements that may apply. */
  readonly styles: Iterable<string>;
  /** Whether pages may play audio and video of the site's origin. */
  readonly hasMedia: boolean;
  /** Origins besides the site's own that scripts may connect to. */
  readonly connectTo: readonly string[];
}

/**
 * Returns the policy of a page. It refuses everything that it does not name.
 *
 * @param place a policy in a page cannot say who may frame the page. A worker gets the policy of
 * its file's header, and has nothing that Trusted Types would guard.
 */
export function policyOf(
  {scripts, styles, hasMedia, connectTo}: Scope,
  place: 'page' | 'header',
): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...[...scripts].sort()],
    ['style-src', "'self'", ...[...styles].sort()],
    // Style sheets of the site contain small images as data URLs.
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ...(hasMedia ? [['media-src', "'self'"]] : []),
    // A worker fetches data of the page, such as a reader's compiled program, as a blob.
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
