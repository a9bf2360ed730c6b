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
        <Translate id="localSearch.keys.move" description="What the arrow keys do">
          move
        </Translate>
      </span>
      <span>
        {caps([enter])}{' '}
        <Translate id="localSearch.keys.open" description="What the Enter key does">
          open
        </Translate>
      </span>
      <span>
        {caps([isApple() ? '⌘' : control(), enter])}{' '}
        <Translate id="localSearch.keys.newTab" description="What Ctrl and Enter do">
          new tab
        </Translate>
      </span>
    </p>
  );
}
