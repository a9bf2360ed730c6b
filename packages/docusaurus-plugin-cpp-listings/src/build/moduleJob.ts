import type {Proof} from '../content/proofs';
import type {Variant} from '../toolchain/toolchain';
import type {Source, Unit} from './unit';

/** A job that compiles the proofs of an article, for all its modules. */
export interface ProofsJob {
  readonly type: 'proofs';
  readonly proofs: readonly Proof[];
  /** The file to write the object to. */
  readonly target: string;
}

/** A job that builds one module. */
export interface ModuleJob {
  readonly type: 'module';
  readonly variant: Variant;
  readonly unit: Pick<Unit, 'name' | 'hasPitfalls'>;
  /**
   * The listings as they were when the name of the target was computed. Their files may have
   * changed since.
   */
  readonly sources: readonly Source[];
  /** The path of the object with the listings' proofs. */
  readonly proofs: string;
  /** The file to write the module to. */
  readonly target: string;
}
