import {memo, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Item, ItemGroup, Scene} from '@site/src/plugins/listings/client/scene';
import type {Layout} from './layout';
import styles from './variables.module.css';

interface PlaceProps extends Partial<Item> {
  readonly isFollowed: boolean;
}

/** A place for a plain variable; empty where the function has fewer than the run's most. */
const Place = memo(function Place({name, text, isChanged, isFollowed}: PlaceProps) {
  return (
    <div className={styles.place}>
      <div
        className={clsx(
          styles.variable,
          isChanged && styles.changed,
          isFollowed && styles.followed,
        )}
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

interface GroupProps extends ItemGroup {
  readonly isFollowed: boolean;
}

function Group({name, items, isFollowed}: GroupProps): ReactNode {
  return (
    <div
      className={clsx(styles.group, isFollowed && styles.followed)}
      role="group"
      aria-label={name}
      tabIndex={0}
      data-variable={name}
    >
      <span className={styles.name}>{name}</span>
      {items.map((item, index) => (
        <span
          key={item.name === '' ? index : item.name}
          className={clsx(styles.entry, item.isChanged && styles.changed)}
        >
          {item.name !== '' && <span className={styles.key}>{item.name}</span>}
          <span className={styles.value}>{item.text}</span>
        </span>
      ))}
      {items.length === 0 && (
        <span className={styles.empty}>
          {translate({id: 'listings.variables.empty', message: 'empty'})}
        </span>
      )}
    </div>
  );
}

const places = (count: number) => Array.from({length: count}, (_, index) => index);

export interface Props {
  readonly scene: Scene;
  readonly layout: Layout;
  /** Name of the variable that the reader follows. */
  readonly followed?: string;
}

/** The running functions and the innermost one's variables, in as many places as they ever fill. */
export default function Variables({scene, layout, followed}: Props): ReactNode {
  const {calls, scalars, groups} = scene;
  return (
    <>
      {layout.depth > 1 && (
        <div
          className={styles.calls}
          role="group"
          aria-label={translate({id: 'listings.calls', message: 'Running functions'})}
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
        <div
          className={styles.variables}
          style={{'--characters': layout.scalarCharacters} as CSSProperties}
        >
          {places(layout.scalars).map((index) => (
            <Place
              key={index}
              {...scalars[index]}
              isFollowed={followed !== undefined && scalars[index]?.name === followed}
            />
          ))}
        </div>
      )}
      {places(layout.groups).map((index) => {
        const group = groups[index];
        return group ? (
          <Group key={index} {...group} isFollowed={group.name === followed} />
        ) : (
          <div key={index} className={styles.group} aria-hidden />
        );
      })}
    </>
  );
}
