import type {ApproachCosts} from '../model/costs';
import type {EncodedListing} from '../model/encodedTrace';
import type {StoredBugHunt} from '../model/bugHunt';
import type {Variant} from '../toolchain/toolchain';

/** A listing that the page can run. */
export interface RecordedListing {
  readonly live: Omit<EncodedListing, 'modules'>;
  /** The paths of its modules, and of the object that they were linked with. */
  readonly modules: Readonly<Record<Variant | 'proofs', string>>;
}

/** A listing that the page can run, and its costs. */
export interface BuiltListing extends RecordedListing {
  readonly costs: ApproachCosts;
}

/** A pitfall that the page can run next to a correct program. */
export interface BuiltPitfall {
  readonly hunt: StoredBugHunt;
  /** The path of the pitfall's instrumented module. */
  readonly module: string;
  /** The path of the correct program's instrumented module. */
  readonly correctModule: string;
}

/** All listings and pitfalls that pages can run, by their paths below the listings' folder. */
export interface Built {
  readonly listings: ReadonlyMap<string, BuiltListing>;
  readonly pitfalls: ReadonlyMap<string, BuiltPitfall>;
}
