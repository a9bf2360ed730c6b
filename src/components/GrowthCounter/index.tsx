import {type ReactNode, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {numberText} from 'docusaurus-plugin-cpp-listings/components';
import {grow, policies, type Policy} from './growth';
import styles from './styles.module.css';

const maxCount = 500;

const names: Readonly<Record<Policy['id'], string>> = {
  double: translate({id: 'growth.double', message: 'twice as big'}),
  half: translate({id: 'growth.half', message: '1.5 times as big'}),
  eight: translate({id: 'growth.eight', message: 'eight more each time'}),
};

/** The maximum number of drawn blocks, and the distance between two blocks in pixels. */
const maxBlocks = 12;
const pitch = 6;

/** Draws the last blocks that an array has had, relative to the largest. */
function Blocks({capacities}: {readonly capacities: readonly number[]}): ReactNode {
  const largest = capacities.at(-1) ?? 1;
  const shown = capacities.slice(-maxBlocks);
  return (
    <svg
      className={styles.blocks}
      viewBox={`0 0 100 ${maxBlocks * pitch}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shown.map((capacity, index) => (
        <rect
          key={capacity}
          y={(maxBlocks - shown.length + index) * pitch + 2}
          width={Math.max(1, (100 * capacity) / largest)}
          height={4}
        />
      ))}
    </svg>
  );
}

/**
 * A table of the copies that a growing array makes, for each growth policy and the number of
 * elements that the reader chooses. Without JavaScript it shows a fixed number of elements.
 */
export default function GrowthCounter(): ReactNode {
  const [count, setCount] = useState(33);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The reader may have moved it before React hydrated it.
    setCount((initial) => slider.current?.valueAsNumber ?? initial);
  }, []);
  return (
    <figure className={styles.figure}>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        aria-label={translate({
          id: 'growth.elements',
          message: 'Elements pushed',
          description: 'Label of a slider',
        })}
        min={1}
        max={maxCount}
        value={count}
        onChange={(event) => setCount(event.target.valueAsNumber)}
      />
      <table className={styles.results}>
        <caption>
          {/* One text: React replaces it even if the browser has translated it. */}
          {translate(
            {
              id: 'growth.caption',
              message: 'Elements pushed: {count}',
              description: 'Caption of a table; {count} is the value of the slider above it',
            },
            {count},
          )}
        </caption>
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
                <td>{numberText(capacities.at(-1) ?? 0)}</td>
                <td>{numberText(copies)}</td>
                <td>{numberText(copies / count, 2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
}
