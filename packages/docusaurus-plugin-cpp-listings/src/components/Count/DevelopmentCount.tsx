import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {articleOf} from '../../model/article';
import {developmentFolder} from '../../model/buildStatus';
import {countKey} from '../../model/costs';
import {parseAddress} from '../../workers/developmentBuild';
import {fetchCounts, type Counts} from '../../workers/fetchData';
import useBuildStatus from '../BuildState/useBuildStatus';
import {missingCountError, type NeededCount} from './missingCountError';
import {numberText} from '../numberText';

/**
 * Shows a counted number in development, or a placeholder until the server has counted it.
 *
 * @throws Error if the server's counts lack this number.
 */
export default function DevelopmentCount(count: NeededCount): ReactNode {
  const {file, measure, n, inputs} = count;
  const address = useBaseUrl(`/${developmentFolder}/counts/${articleOf(file)}`);
  const {root, article, part} = parseAddress(address);
  const version = useBuildStatus(root, article)?.versions[part];
  const [counts, setCounts] = useState<Counts>();
  useEffect(() => {
    let isOver = false;
    if (version !== undefined) {
      fetchCounts(address).then(
        (fetched) => !isOver && setCounts(fetched),
        // A new version of the counts starts the request again.
        () => undefined,
      );
    }
    return () => {
      isOver = true;
    };
  }, [address, version]);
  if (!counts) {
    return '…';
  }
  const value = counts[countKey(file, measure, n, inputs)];
  if (value === undefined) {
    throw missingCountError(count);
  }
  return numberText(value);
}
