import type {Variant} from '../toolchain/toolchain';
import type {Source, Unit} from './unit';

/** To build one module. */
export interface ModuleJob {
  readonly type: 'module';
  readonly variant: Variant;
  readonly unit: Pick<Unit, 'name' | 'hasPitfalls'>;
  /** Its listings as they were when the file's name was made of them; by now they may differ. */
  readonly sources: readonly Source[];
  /** The file to write. */
  readonly target: string;
}
