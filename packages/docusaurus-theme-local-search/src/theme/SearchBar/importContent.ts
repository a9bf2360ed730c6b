import type {ComponentType} from 'react';
import type {Props} from '@theme/SearchDialog/Content';

/**
 * Fetches the code of what the search box shows below its field. In a module of its own, because
 * the bundler makes another chunk for each place that imports a module later.
 */
export const importContent = (): Promise<{readonly default: ComponentType<Props>}> =>
  import('@theme/SearchDialog/Content');
