import {authorError} from 'docusaurus-plugin-cpp-listings/remark';

/** The implementations of the search box. */
const searchProviders = ['local', 'hosted', 'easyops'] as const;

export type SearchProvider = (typeof searchProviders)[number];

/** The configuration of a build from the environment. */
export interface Environment {
  /** Scheme and host: `SITE_URL`. */
  readonly siteUrl: string;
  /** Path, with a slash at both ends: `BASE_URL`. */
  readonly baseUrl: string;
  /** The search implementation: `SEARCH_PROVIDER`. */
  readonly searchProvider: SearchProvider;
  /**
   * Whether the site has a service worker: `OFFLINE`. If not, the worker of an earlier build is
   * removed.
   */
  readonly isOfflineEnabled: boolean;
  /** Owner and name of the repository: `GITHUB_REPOSITORY`. */
  readonly organizationName: string;
  readonly projectName: string;
}

/** Whether a text consists only of a scheme and a host. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

const isPath = (text: string) => /^[\w.~/-]*$/.test(text) && !/(^|\/)\.{1,2}(\/|$)/.test(text);

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 *
 * @throws Error naming the variable and its valid values.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const read = (
    name: string,
    fallback: string,
    isValid: (text: string) => boolean,
    expected: string,
  ) => {
    const given = variables[name] ?? '';
    const value = given === '' ? fallback : given;
    if (!isValid(value)) {
      throw authorError(`${name} must be ${expected}; it is "${value}"`);
    }
    return value;
  };
  const choose = <Word extends string>(name: string, words: readonly [Word, ...Word[]]) =>
    read(
      name,
      words[0],
      (text) => words.includes(text as Word),
      `one of these: ${words.join(', ')}`,
    ) as Word;
  const [organizationName = '', projectName = ''] = read(
    'GITHUB_REPOSITORY',
    'contiguous-cpp/contiguous',
    (text) => /^[\w.-]+\/[\w.-]+$/.test(text),
    'the owner and the name of a repository, such as contiguous-cpp/contiguous',
  ).split('/');
  const siteUrl = read(
    'SITE_URL',
    `https://${organizationName}.github.io`,
    isOrigin,
    'scheme and host, such as https://example.org; a path is in BASE_URL',
  );
  const basePath = read(
    'BASE_URL',
    '/',
    isPath,
    'a path of letters, digits, "-", "_", "." and "~", such as /arrays/',
  );
  return {
    siteUrl: new URL(siteUrl).origin,
    // Slashes are added as Docusaurus does.
    baseUrl: `/${basePath}/`.replace(/\/+/g, '/'),
    searchProvider: choose('SEARCH_PROVIDER', searchProviders),
    isOfflineEnabled: choose('OFFLINE', ['yes', 'no']) === 'yes',
    organizationName,
    projectName,
  };
}
