import type {Proof} from '../content/proofs';
import type {Variant} from '../toolchain/toolchain';
import type {Source, Unit} from './unit';

/** To compile the proofs of an article, for all its modules. */
export interface ProofsJob {
  readonly type: 'proofs';
  readonly proofs: readonly Proof[];
  /** The file to write the object to. */
  readonly target: string;
}

/** To build one module. */
export interface ModuleJob {
  readonly type: 'module';
  readonly variant: Variant;
  readonly unit: Pick<Unit, 'name' | 'hasPitfalls'>;
  /** Its listings as they were when the file's name was made of them; by now they may differ. */
  readonly sources: readonly Source[];
  /** The object of their proofs. */
  readonly proofs: string;
  /** The file to write. */
  readonly target: string;
}
