import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;
type Chunk = InstanceType<Bundler['Chunk']>;
type ChunkGroup = Compilation['chunkGroups'][number];

/** The chunks that only one script requests: their files by id, and their ids by name. */
export interface LaterChunks {
  readonly files: Readonly<Record<string, string>>;
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * The chunks that `client/start` requests and that request further chunks, with the placeholders
 * that their scripts have for their {@link LaterChunks} until the files have names.
 */
const placeholders = {
  application: '__PAGE_LOADING_CHUNKS_OF_APPLICATION__',
  controls: '__PAGE_LOADING_CHUNKS_OF_CONTROLS__',
};

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

/** Returns the chunks of groups and of their descendants, but not the descendants of `ends`. */
function chunksFrom(groups: Iterable<ChunkGroup>, ends: readonly ChunkGroup[] = []): Set<Chunk> {
  const reached = new Set(groups);
  for (const group of reached) {
    if (!ends.includes(group)) {
      for (const below of group.childrenIterable) {
        reached.add(below);
      }
    }
  }
  return new Set([...reached].flatMap((group) => group.chunks));
}

/** Returns the chunks that a group requests, unless they are among the first ones. */
const findLater = (group: ChunkGroup, first: ReadonlySet<Chunk>): Chunk[] =>
  [...chunksFrom(group.childrenIterable)]
    .filter((chunk) => !first.has(chunk))
    .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));

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

/** Returns the scripts of a group that have a placeholder. @throws Error if there are none. */
function scriptsWith(placeholder: string, group: ChunkGroup, compilation: Compilation): string[] {
  const files = scriptsOf(group.chunks).filter((file) =>
    textOf(compilation, file).includes(placeholder),
  );
  if (files.length === 0) {
    throw new Error(`No script of "${group.name}" has ${placeholder}.`);
  }
  return files;
}

/**
 * Moves the runtime's entries for chunks that only the application or controls request, such as
 * those of all pages, into the scripts that request them. Every page loads the runtime, so it
 * should be small.
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
          const requesting = Object.entries(placeholders).flatMap(([name, placeholder]) => {
            const group = compilation.namedChunkGroups.get(name);
            return group ? [{group, placeholder}] : [];
          });
          const first = chunksFrom(
            compilation.entrypoints.values(),
            requesting.map(({group}) => group),
          );
          const keys = new Set<string>();
          for (const {group, placeholder} of requesting) {
            const later = describe(findLater(group, first));
            for (const file of scriptsWith(placeholder, group, compilation)) {
              change(file, (script) => script.replaceAll(placeholder, JSON.stringify(later)));
            }
            [...Object.keys(later.files), ...Object.keys(later.ids)].forEach((key) =>
              keys.add(key),
            );
          }
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
