import path from 'node:path';
import {articleOf} from '../model/article';

/**
 * Returns a prefix relative to the listings' folder; a shell may have completed the folder's name.
 */
function belowFolder(listingsDir: string, prefix: string): string {
  const folder = `${path.basename(listingsDir)}/`;
  const plain = path.posix.normalize(prefix).replace(/^\.\/?$/, '');
  return `${plain}/` === folder
    ? ''
    : plain.startsWith(folder)
      ? plain.slice(folder.length)
      : plain;
}

/** The things that a command can work on, and the prefixes that choose some of them. */
interface Choice<Thing> {
  readonly listingsDir: string;
  /** Path prefixes, with or without the listings' folder; everything is chosen if empty. */
  readonly prefixes: readonly string[];
  readonly things: readonly Thing[];
  /** The noun for one thing, for error messages. */
  readonly kind: string;
  /** Returns a thing's path below the listings' folder. */
  readonly pathOf: (thing: Thing) => string;
}

/**
 * Returns the things that some prefixes choose.
 *
 * @throws Error naming each prefix that chooses nothing, and the existing articles; or if there is
 * nothing to choose from.
 */
export function chooseByPrefix<Thing>({
  listingsDir,
  prefixes,
  things,
  kind,
  pathOf,
}: Choice<Thing>): Thing[] {
  if (things.length === 0) {
    throw new Error(`there is no ${kind} in ${path.basename(listingsDir)}/`);
  }
  const chosen = prefixes.map((prefix) => {
    const beginning = belowFolder(listingsDir, prefix);
    return things.filter((thing) => pathOf(thing).startsWith(beginning));
  });
  const unmatched = prefixes.filter((_, index) => chosen[index]?.length === 0);
  if (unmatched.length > 0) {
    const articles = new Set(things.map((thing) => articleOf(pathOf(thing))));
    throw new Error(
      `no ${kind} begins with ${unmatched.join(' or ')}; articles: ${[...articles].join(', ')}`,
    );
  }
  const isChosen = new Set(chosen.flat());
  return prefixes.length === 0 ? [...things] : things.filter((thing) => isChosen.has(thing));
}
