import type {ApproachCosts} from '../model/costs';
import type {EncodedListing} from '../model/encodedTrace';
import type {StoredBugHunt} from '../model/bugHunt';
import type {Variant} from '../toolchain/toolchain';

/** A listing that the page can run. */
export interface RecordedListing {
  readonly live: Omit<EncodedListing, 'modules'>;
  /** The files of its modules, and of the object that they were linked with. */
  readonly modules: Readonly<Record<Variant | 'proofs', string>>;
}

/** A listing that the page can run, and what it costs. */
export interface BuiltListing extends RecordedListing {
  readonly costs: ApproachCosts;
}

/** A pitfall that the page can run next to a correct program. */
export interface BuiltPitfall {
  readonly hunt: StoredBugHunt;
  /** The file of the pitfall's instrumented module. */
  readonly module: string;
  /** The file of the correct program's. */
  readonly correctModule: string;
}

/** All that the pages can run, by the file below the listings' folder. */
export interface Built {
  readonly listings: ReadonlyMap<string, BuiltListing>;
  readonly pitfalls: ReadonlyMap<string, BuiltPitfall>;
}
