import type {ComponentType} from 'react';

/** Fetches the component of an island. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- its props are those in the page
export type IslandLoader = () => Promise<{readonly default: ComponentType<any>}>;

/** What a module that is named in the plugin's options exports: its islands by their names. */
export type Islands = Readonly<Record<string, IslandLoader>>;
