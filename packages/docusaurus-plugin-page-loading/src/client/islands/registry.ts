/** Fetches the component of an island. */
export type IslandLoader = () => Promise<{readonly default: unknown}>;

/**
 * What a module that is named in the plugin's options exports: its islands by their names.
 *
 * @public
 */
export type Islands = Readonly<Record<string, IslandLoader>>;
