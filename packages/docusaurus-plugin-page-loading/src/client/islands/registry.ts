/**
 * The exports of an island's module.
 *
 * @public
 */
export interface IslandModule {
  readonly default: unknown;
  /** Fetches data for the component before it is used; gets the props of the island. */
  readonly fetchAhead?: (props: never) => void;
}

/** Fetches the module of an island. */
export type IslandLoader = () => Promise<IslandModule>;

/**
 * The default export of a module that the plugin's options name: its islands by name.
 *
 * @public
 */
export type Islands = Readonly<Record<string, IslandLoader>>;
