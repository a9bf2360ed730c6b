import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Scene} from './scene';
import type {Item, ItemGroup} from './variableItems';
import type {Layout} from './layout';
import {amountOf} from '../drawing/geometry';
import styles from './variables.module.css';

interface PlaceProps extends Partial<Item> {
  readonly isWatched: boolean;
}

/**
 * A place for a scalar variable; empty if the function has
 * fewer than the largest number in the run.
 */
const Place = memo(function Place({name, text, isChanged, isWatched}: PlaceProps) {
  return (
    <div className={styles.place}>
      <div
        className={clsx(styles.variable, isChanged && styles.changed, isWatched && styles.watched)}
        data-variable={name}
        aria-hidden={name === undefined || undefined}
      >
        {name !== undefined && (
          <>
            <span className={styles.name}>{name}</span> <span className={styles.value}>{text}</span>
          </>
        )}
      </div>
    </div>
  );
});

interface GroupProps extends Partial<ItemGroup> {
  readonly isWatched: boolean;
}

/**
 * A place for the parts of a variable; empty if a step has fewer such
 * variables than the largest number in the run.
 */
function GroupPlace({name, items = [], isWatched}: GroupProps): ReactNode {
  const isEmpty = name === undefined;
  return (
    <div
      className={clsx(styles.group, isWatched && styles.watched)}
      {...(isEmpty ? {'aria-hidden': true} : {role: 'group', 'aria-label': name, tabIndex: 0})}
      data-variable={name}
    >
      {!isEmpty && <span className={styles.name}>{name}</span>}
      {items.map((item, index) => (
        <span
          // Not the name: entries of a multimap may have the same.
          key={index}
          className={clsx(styles.entry, item.isChanged && styles.changed)}
        >
          {item.name !== '' && <span className={styles.key}>{item.name}</span>}
          <span className={styles.value}>{item.text}</span>
        </span>
      ))}
      {!isEmpty && items.length === 0 && (
        <span className={styles.empty}>
          {translate({id: 'cppListings.variables.empty', message: 'empty'})}
        </span>
      )}
    </div>
  );
}

const places = (count: number) => Array.from({length: count}, (_, index) => index);

export interface Props {
  readonly scene: Scene;
  readonly layout: Layout;
  /** The name of the variable that the reader watches. */
  readonly watched?: string;
  /** Whether nothing will change, so that an empty place needs no content. */
  readonly isStatic?: boolean;
}

/**
 * The running functions and the variables of the innermost one, in as
 * many places as any step of the run fills.
 */
export default function Variables({scene, layout, watched, isStatic = false}: Props): ReactNode {
  const {calls, scalars, groups} = scene;
  return (
    <>
      {layout.depth > 1 && (
        <div
          className={styles.calls}
          role="group"
          aria-label={translate({id: 'cppListings.calls', message: 'Running functions'})}
          tabIndex={0}
        >
          <span className={styles.stack}>
            {calls.map(({name, line}, depth) => (
              <span key={depth} className={styles.call}>
                {name}
                <span className={styles.at}>{`:${line}`}</span>
              </span>
            ))}
          </span>
        </div>
      )}
      {layout.scalars > 0 && (
        <div className={styles.variables} data-amount={amountOf(layout.scalarCharacters)}>
          {places(layout.scalars).map((index) =>
            isStatic && !scalars[index] ? (
              <div key={index} className={styles.place} />
            ) : (
              <Place
                key={index}
                {...scalars[index]}
                isWatched={watched !== undefined && scalars[index]?.name === watched}
              />
            ),
          )}
        </div>
      )}
      {places(layout.groups).map((index) => (
        <GroupPlace
          key={index}
          {...groups[index]}
          isWatched={watched !== undefined && groups[index]?.name === watched}
        />
      ))}
    </>
  );
}
