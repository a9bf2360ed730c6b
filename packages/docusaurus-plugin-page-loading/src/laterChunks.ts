import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;
type Chunk = InstanceType<Bundler['Chunk']>;
type ChunkGroup = Compilation['chunkGroups'][number];

/** The chunks that only the application requests: their files by id, and their ids by name. */
export interface LaterChunks {
  readonly files: Readonly<Record<string, string>>;
  readonly ids: Readonly<Record<string, string>>;
}

/** The name of the application's chunk, which `client/start` requests. */
const application = 'application';

/**
 * The placeholder for the {@link LaterChunks} in `client/laterChunks` until the files have names.
 */
const placeholder = '__PAGE_LOADING_LATER_CHUNKS__';

const pluginName = 'PageLoadingLaterChunks';

/** Matches a map from strings to strings, as the runtime has them for chunks. */
const textMap = /\{(?:\s*(?:"[^"\\]*"|\w+)\s*:\s*"[^"\\]*"\s*,?)+\s*\}/g;
const entries = /(?:"[^"\\]*"|\w+)\s*:\s*"[^"\\]*"/g;

const keyOf = (entry: string) => /^"?([^":\s]*)/.exec(entry)?.[1] ?? '';

/** Removes the entries with some keys from all string maps of a script. */
export const withoutEntries = (script: string, keys: ReadonlySet<string>): string =>
  script.replace(textMap, (map) => {
    const all = map.match(entries) ?? [];
    const kept = all.filter((entry) => !keys.has(keyOf(entry)));
    return kept.length < all.length ? `{${kept.join(',')}}` : map;
  });

/** Returns the chunks of groups and of their descendants, but not the descendants of `end`. */
function chunksFrom(groups: Iterable<ChunkGroup>, end?: ChunkGroup): Set<Chunk> {
  const reached = new Set(groups);
  for (const group of reached) {
    if (group !== end) {
      for (const below of group.childrenIterable) {
        reached.add(below);
      }
    }
  }
  return new Set([...reached].flatMap((group) => group.chunks));
}

function findLater(compilation: Compilation, group: ChunkGroup): Chunk[] {
  const first = chunksFrom(compilation.entrypoints.values(), group);
  return [...chunksFrom(group.childrenIterable)]
    .filter((chunk) => !first.has(chunk))
    .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}

const scriptsOf = (chunks: Iterable<Chunk>) =>
  [...chunks].flatMap(({files}) => [...files].filter((file) => file.endsWith('.js')));

const textOf = (compilation: Compilation, file: string) =>
  String(compilation.getAsset(file)?.source.source() ?? '');

function describe(chunks: readonly Chunk[]): LaterChunks {
  return {
    files: Object.fromEntries(
      chunks.map((chunk) => [String(chunk.id), scriptsOf([chunk])[0] ?? '']),
    ),
    ids: Object.fromEntries(
      chunks.flatMap(({id, name}) => (typeof name === 'string' ? [[name, String(id)]] : [])),
    ),
  };
}

/**
 * Moves the runtime's entries for chunks that only the application requests, such as those of all
 * pages, into the application's own script. Every page loads the runtime, so it should be small.
 */
export const laterChunks = {
  apply({hooks, webpack}: Compiler) {
    hooks.thisCompilation.tap(pluginName, (compilation) => {
      const {RawSource} = webpack.sources;
      const change = (file: string, by: (script: string) => string) => {
        const script = textOf(compilation, file);
        compilation.updateAsset(file, new RawSource(by(script)));
      };
      compilation.hooks.processAssets.tap(
        // Before scripts are minified, and before files are named after the hash of their content.
        {name: pluginName, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
        () => {
          const group = compilation.namedChunkGroups.get(application);
          const files = scriptsOf(group?.chunks ?? []).filter((file) =>
            textOf(compilation, file).includes(placeholder),
          );
          if (!group || files.length === 0) {
            throw new Error(`No script of "${application}" has ${placeholder}.`);
          }
          const later = describe(findLater(compilation, group));
          for (const file of files) {
            change(file, (script) => script.replaceAll(placeholder, JSON.stringify(later)));
          }
          const keys = new Set([...Object.keys(later.files), ...Object.keys(later.ids)]);
          for (const entry of compilation.entrypoints.values()) {
            const runtime = entry.getRuntimeChunk();
            for (const file of scriptsOf(runtime ? [runtime] : [])) {
              change(file, (script) => withoutEntries(script, keys));
            }
          }
        },
      );
    });
  },
};
