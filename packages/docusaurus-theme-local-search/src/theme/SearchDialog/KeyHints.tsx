import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {isApple} from '../../client/isApple';
import styles from './styles.module.css';

const enter = '↵';
const arrows = ['↑', '↓'];

const control = () =>
  translate({
    id: 'localSearch.keys.control',
    message: 'Ctrl',
    description: 'The Ctrl key, as it is named on a keyboard',
  });

const caps = (names: readonly string[]) => names.map((name) => <kbd key={name}>{name}</kbd>);

/** Shows which keys control the results. */
export default function KeyHints(): ReactNode {
  return (
    <p className={styles.keys}>
      <span>
        {caps(arrows)}{' '}
        <Translate id="localSearch.keys.move" description="The action of the arrow keys">
          move
        </Translate>
      </span>
      <span>
        {caps([enter])}{' '}
        <Translate id="localSearch.keys.open" description="The action of the Enter key">
          open
        </Translate>
      </span>
      <span>
        {caps([isApple() ? '⌘' : control(), enter])}{' '}
        <Translate id="localSearch.keys.newTab" description="The action of Ctrl and Enter">
          new tab
        </Translate>
      </span>
    </p>
  );
}
