import {Fragment, useState, type ReactNode} from 'react';
import {readAddress} from '../../workers/developmentBuild';
import Note from './Note';
import styles from './styles.module.css';
import useBuildStatus from './useBuildStatus';

export interface Props {
  /** Where the development server has what the panel fetches. */
  readonly address: string;
  /** The file below the listings' folder whose errors the panel tells; absent where its neighbour does. */
  readonly file?: string;
  /** Whether the panel fetches without being asked; else a click in it asks. */
  readonly isWanted?: boolean;
  /** Whether an empty panel keeps its room, over which the note is drawn. */
  readonly isRoomBelow?: boolean;
  /** Whether the panel compiles readers' programs; what is open in it then stays as it is. */
  readonly needsCompiler?: boolean;
  readonly children: ReactNode;
}

/**
 * A panel in development: says how far the server is with what the panel fetches and what
 * is wrong with the listing, and begins the panel again when the listing was built again.
 */
export default function BuildState({
  address,
  file,
  isWanted = false,
  isRoomBelow = false,
  needsCompiler = false,
  children,
}: Props): ReactNode {
  const {article, part, root} = readAddress(address);
  const status = useBuildStatus(root, article);
  const version = status?.versions[part];
  const [isAsked, setIsAsked] = useState(isWanted);
  const [known, setKnown] = useState({version, builds: 0});
  if (version !== undefined && version !== known.version) {
    setKnown({version, builds: known.version === undefined ? 0 : known.builds + 1});
  }
  const isBuilt = version !== undefined && (status?.hasCompiler === true || !needsCompiler);
  return (
    // Not a control of its own: it only learns that one inside was used.
    <div className={styles.panel} onClickCapture={() => setIsAsked(true)}>
      <Note
        status={status}
        file={file}
        isBuilt={isBuilt}
        isAsked={isAsked}
        isPacking={version !== undefined}
        isOverlay={isRoomBelow}
      />
      <Fragment key={needsCompiler ? 0 : known.builds}>{children}</Fragment>
    </div>
  );
}
