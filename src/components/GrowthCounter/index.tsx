import {type ReactNode, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {grow, policies, type Policy} from './growth';
import styles from './styles.module.css';

const maxCount = 500;

const names: Readonly<Record<Policy['id'], string>> = {
  double: translate({id: 'growth.double', message: 'twice as big'}),
  half: translate({id: 'growth.half', message: 'half as big again'}),
  eight: translate({id: 'growth.eight', message: 'eight more each time'}),
};

/** How many blocks are drawn at most, and pixels from one to the next. */
const most = 12;
const pitch = 6;

/** The blocks that an array has had, drawn to the scale of the largest. */
function Blocks({capacities}: {readonly capacities: readonly number[]}): ReactNode {
  const largest = capacities.at(-1) ?? 1;
  const shown = capacities.slice(-most);
  return (
    <svg
      className={styles.blocks}
      viewBox={`0 0 100 ${most * pitch}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shown.map((capacity, index) => (
        <rect
          key={capacity}
          y={(most - shown.length + index) * pitch + 2}
          width={Math.max(1, (100 * capacity) / largest)}
          height={4}
        />
      ))}
    </svg>
  );
}

/**
 * A table of the copies that a growing array makes, for each way of growing and the
 * number of elements that the reader chooses. Without JavaScript it shows one number.
 */
export default function GrowthCounter(): ReactNode {
  const [count, setCount] = useState(33);
  const sliderId = useId();
  return (
    <figure className={styles.figure}>
      <div className={styles.control}>
        <label htmlFor={sliderId}>
          <Translate id="growth.elements" description="Label of a slider">
            Elements pushed
          </Translate>
        </label>
        <output htmlFor={sliderId}>{count}</output>
        <input
          id={sliderId}
          type="range"
          min={1}
          max={maxCount}
          value={count}
          onChange={(event) => setCount(event.target.valueAsNumber)}
        />
      </div>
      <table className={styles.results}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="growth.next">The next block is</Translate>
            </th>
            <th scope="col">
              <Translate id="growth.capacity">Capacity</Translate>
            </th>
            <th scope="col">
              <Translate id="growth.copies">Copies</Translate>
            </th>
            <th scope="col">
              <Translate id="growth.perElement">Per element</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {policies.map((policy) => {
            const {capacities, copies} = grow(policy, count);
            return (
              <tr key={policy.id}>
                <th scope="row">
                  {names[policy.id]}
                  <Blocks capacities={capacities} />
                </th>
                <td>{capacities.at(-1)}</td>
                <td>{copies}</td>
                <td>{(copies / count).toFixed(2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
}
