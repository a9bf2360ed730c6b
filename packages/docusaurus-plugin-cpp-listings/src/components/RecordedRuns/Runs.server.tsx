import {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import costs from '@generated/docusaurus-plugin-cpp-listings/default/costs.json';
import recorded from '@generated/docusaurus-plugin-cpp-listings/default/recorded.json';
import speeds from '@generated/docusaurus-plugin-cpp-listings/default/speeds.json';
import {translate} from '@docusaurus/Translate';
import {articleOf} from '../../model/article';
import {decodeListing, type EncodedListing} from '../../model/encodedTrace';
import type {ListingData} from '../../model/problem';
import type {CostsData} from '../../model/costs';
import type {SpeedData} from '../../model/speed';
import type {RunnableListing} from '../../model/trace';
import Counts from '../Complexity/Counts';
import {defaultFormState} from '../Complexity/formState';
import {titleOf} from '../Complexity/labels';
import {seriesFor} from '../Complexity/series';
import styles from '../plot/styles.module.css';
import Speeds from '../Race/Speeds';
import {describeStep} from '../Stepper/describeStep';
import Frame from '../Stepper/Frame';
import {stepLabel} from '../Stepper/Head';
import {runOf} from '../Stepper/runLink';
import StepRows from '../Stepper/StepRows';
import {anchorOf, countsAnchor} from './anchorOf';

export interface Props {
  /** The article whose listings were run. */
  readonly article: string;
  /** The address of the article, if it has one. */
  readonly articlePath: string | undefined;
}

/** Returns the data that a frame needs from a program, without highlighted lines. */
const plainListing = ({file, source}: RunnableListing): ListingData => ({
  file,
  firstLine: 1,
  code: source,
  lines: [],
  output: '',
});

function Run({
  encoded,
  articlePath,
}: Pick<Props, 'articlePath'> & {
  readonly encoded: Omit<EncodedListing, 'modules'>;
}): ReactNode {
  const program = decodeListing({...encoded, modules: {plain: '', traced: ''}});
  const {file, source, trace} = program;
  const lines = source.split('\n');
  const last = trace.steps.length - 1;
  return (
    <section className="margin-bottom--lg">
      <Heading as="h2" id={anchorOf(file)}>
        {file}
      </Heading>
      {articlePath !== undefined && (
        <p>
          <Link to={runOf(articlePath, file)}>
            {translate({
              id: 'cppListings.runs.listing',
              message: 'The listing in the article',
              description: 'Link from the recorded run of a listing to its place in the article',
            })}
          </Link>
        </p>
      )}
      <p>{stepLabel(last, trace)}</p>
      <Frame
        listing={plainListing(program)}
        trace={trace}
        position={last}
        lines={lines}
        sentence={describeStep(trace, last, lines)}
      />
      <StepRows trace={trace} lines={lines} />
    </section>
  );
}

/** The costs of a problem that its plot initially shows. */
function CountsOf({
  problem,
  data,
}: {
  readonly problem: string;
  readonly data: Omit<CostsData, 'modules'>;
}): ReactNode {
  const {measure, inputs} = defaultFormState;
  return (
    <section className={clsx('margin-bottom--lg', styles.numbers)}>
      <Heading as="h2" id={countsAnchor(problem)}>
        {translate({id: 'cppListings.runs.counts', message: 'What the approaches cost'})}
      </Heading>
      <Counts series={seriesFor(data, [], measure, inputs)} title={titleOf(measure, inputs)} />
    </section>
  );
}

function SpeedsOf({
  problem,
  data,
}: {
  readonly problem: string;
  readonly data: SpeedData;
}): ReactNode {
  const {approaches, record} = data;
  return (
    record?.isSteady === true && (
      <section className={clsx('margin-bottom--lg', styles.numbers)}>
        <Heading as="h2" id={`speeds-${anchorOf(problem)}`}>
          {translate({id: 'cppListings.runs.speeds', message: 'How fast the approaches are'})}
        </Heading>
        <Speeds problem={problem} approaches={approaches} record={record} />
      </section>
    )
  );
}

/** Returns the entries of an article in a map by the names of its problems or listings. */
const ofArticle = <T,>(map: Readonly<Partial<Record<string, T>>>, article: string) =>
  Object.entries(map).flatMap(([name, value]) =>
    value !== undefined && articleOf(name) === article ? [[name, value] as const] : [],
  );

/**
 * Everything that is too long for an article: the last step and a table of all steps of each
 * recorded run, and the tables of its plots.
 */
export default function Runs({article, articlePath}: Props): ReactNode {
  return (
    <>
      {ofArticle(recorded, article).map(
        ([file, encoded]) =>
          encoded.trace.steps.length > 1 && (
            <Run key={file} encoded={encoded} articlePath={articlePath} />
          ),
      )}
      {ofArticle(costs, article).map(([problem, data]) => (
        <CountsOf key={problem} problem={problem} data={data} />
      ))}
      {ofArticle(speeds, article).map(([problem, data]) => (
        <SpeedsOf key={problem} problem={problem} data={data} />
      ))}
    </>
  );
}
