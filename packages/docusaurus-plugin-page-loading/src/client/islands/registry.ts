/**
 * What the module of an island exports.
 *
 * @public
 */
export interface IslandModule {
  readonly default: unknown;
  /** Fetches what the component will need, before it is used; it is given the island's props. */
  readonly fetchAhead?: (props: never) => void;
}

/** Fetches the module of an island. */
export type IslandLoader = () => Promise<IslandModule>;

/**
 * What a module that is named in the plugin's options exports: its islands by their names.
 *
 * @public
 */
export type Islands = Readonly<Record<string, IslandLoader>>;
