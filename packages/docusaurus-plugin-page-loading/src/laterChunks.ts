import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;
type Chunk = InstanceType<Bundler['Chunk']>;
type ChunkGroup = Compilation['chunkGroups'][number];

/** What the application alone asks for: files of chunks by their ids, and ids by names. */
export interface LaterChunks {
  readonly files: Readonly<Record<string, string>>;
  readonly ids: Readonly<Record<string, string>>;
}

/** The chunk of the application, which `client/start` asks for. */
const application = 'application';

/** What stands for the {@link LaterChunks} in `client/laterChunks` until files have names. */
const placeholder = '__PAGE_LOADING_LATER_CHUNKS__';

const pluginName = 'PageLoadingLaterChunks';

/** A map that is all texts, as the runtime has them of chunks. */
const textMap = /\{(?:\s*(?:"[^"\\]*"|\w+)\s*:\s*"[^"\\]*"\s*,?)+\s*\}/g;
const entries = /(?:"[^"\\]*"|\w+)\s*:\s*"[^"\\]*"/g;

const keyOf = (entry: string) => /^"?([^":\s]*)/.exec(entry)?.[1] ?? '';

/** Returns a script whose maps of texts have no entries of some keys. */
export const withoutEntries = (script: string, keys: ReadonlySet<string>): string =>
  script.replace(textMap, (map) => {
    const all = map.match(entries) ?? [];
    const kept = all.filter((entry) => !keys.has(keyOf(entry)));
    return kept.length < all.length ? `{${kept.join(',')}}` : map;
  });

/** The chunks of groups and of those below them, but not below one. */
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
 * Moves what the bundler's runtime knows of chunks that only the application asks for, as those of
 * all pages, into the application's own script: the runtime is loaded with every page.
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
        // Before scripts are minified, and before files are named by what is in them.
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
