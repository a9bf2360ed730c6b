import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * A button that copies the code of its listing to the clipboard and shows the
 * result; `copyOnClick` handles the click.
 */
export default function CopyButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.copy}
      data-needs-no-application
      data-copied={translate({
        id: 'cppListings.copied',
        message: 'Copied',
        description: 'Shown after a listing was copied',
      })}
      data-failed={translate({
        id: 'cppListings.copyFailed',
        message: 'Clipboard blocked',
        description: 'Shown when the browser did not allow access to the clipboard',
      })}
    >
      <Translate id="cppListings.copy" description="Button that copies a listing">
        Copy
      </Translate>
    </button>
  );
}
