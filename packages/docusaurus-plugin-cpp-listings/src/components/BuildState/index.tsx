import {Fragment, useState, type ReactNode} from 'react';
import {parseAddress} from '../../workers/developmentBuild';
import Note from './Note';
import styles from './styles.module.css';
import useBuildStatus from './useBuildStatus';

export interface Props {
  /** The development server's address of the data that the panel fetches. */
  readonly address: string;
  /**
   * The file, below the listings' folder, whose errors the panel shows;
   * absent if a neighbouring panel shows them.
   */
  readonly file?: string;
  /** Whether the panel fetches its data without a click; otherwise a click in it starts the request. */
  readonly isWanted?: boolean;
  /** Whether an empty panel reserves room, over which the note is drawn. */
  readonly isRoomBelow?: boolean;
  /** Whether the panel compiles readers' programs; a rebuild then does not reset the open panel. */
  readonly needsCompiler?: boolean;
  readonly children: ReactNode;
}

/**
 * A panel in development. It shows the server's progress on the panel's data and the errors of the
 * listing. It remounts the panel when the server has rebuilt the listing.
 */
export default function BuildState({
  address,
  file,
  isWanted = false,
  isRoomBelow = false,
  needsCompiler = false,
  children,
}: Props): ReactNode {
  const {article, part, root} = parseAddress(address);
  const status = useBuildStatus(root, article);
  const version = status?.versions[part];
  const [isAsked, setIsAsked] = useState(isWanted);
  const [known, setKnown] = useState({version, builds: 0});
  if (version !== undefined && version !== known.version) {
    setKnown({version, builds: known.version === undefined ? 0 : known.builds + 1});
  }
  const isBuilt = version !== undefined && (status?.hasCompiler === true || !needsCompiler);
  return (
    // The element is not a control: it only notes that a control inside it was used.
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
