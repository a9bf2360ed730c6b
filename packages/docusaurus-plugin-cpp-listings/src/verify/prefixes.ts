import path from 'node:path';
import {articleOf} from '../model/article';

/** What the beginning of a path says below the listings' folder, which it may name, as a shell completes it. */
function belowFolder(listingsDir: string, prefix: string): string {
  const folder = `${path.basename(listingsDir)}/`;
  const plain = path.posix.normalize(prefix).replace(/^\.\/?$/, '');
  return `${plain}/` === folder
    ? ''
    : plain.startsWith(folder)
      ? plain.slice(folder.length)
      : plain;
}

/** What a command may be asked to work on. */
interface Choice<Thing> {
  readonly listingsDir: string;
  /** The beginnings of paths, below the listings' folder or with it; everything when empty. */
  readonly prefixes: readonly string[];
  readonly things: readonly Thing[];
  /** What one of them is, for an error. */
  readonly kind: string;
  /** Its path below the listings' folder. */
  readonly pathOf: (thing: Thing) => string;
}

/**
 * Returns what some prefixes choose.
 *
 * @throws Error naming each prefix that chooses nothing, and the articles that there are; or that
 * there is nothing to choose from.
 */
export function chosenBy<Thing>({
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
  const stray = prefixes.filter((_, index) => chosen[index]?.length === 0);
  if (stray.length > 0) {
    const articles = new Set(things.map((thing) => articleOf(pathOf(thing))));
    throw new Error(
      `no ${kind} begins with ${stray.join(' or ')}; articles: ${[...articles].join(', ')}`,
    );
  }
  const isChosen = new Set(chosen.flat());
  return prefixes.length === 0 ? [...things] : things.filter((thing) => isChosen.has(thing));
}
