import {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import recorded from '@generated/docusaurus-plugin-cpp-listings/default/recorded.json';
import {articleOf} from '../../model/article';
import {decodeListing, type EncodedListing} from '../../model/encodedTrace';
import type {ListingData} from '../../model/problem';
import type {RunnableListing} from '../../model/trace';
import {describeStep} from '../Stepper/describeStep';
import Frame from '../Stepper/Frame';
import {stepLabel} from '../Stepper/Head';
import StepRows from '../Stepper/StepRows';
import {anchorOf} from './anchorOf';

export interface Props {
  /** The article whose listings were run. */
  readonly article: string;
}

/** What a frame shows of a program without its highlighted lines. */
const plainListing = ({file, source}: RunnableListing): ListingData => ({
  file,
  firstLine: 1,
  code: source,
  lines: [],
  output: '',
});

function Run({encoded}: {readonly encoded: Omit<EncodedListing, 'modules'>}): ReactNode {
  const program = decodeListing({...encoded, modules: {plain: '', traced: ''}});
  const {file, source, trace} = program;
  const lines = source.split('\n');
  const last = trace.steps.length - 1;
  return (
    <section className="margin-bottom--lg">
      <Heading as="h2" id={anchorOf(file)}>
        {file}
      </Heading>
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

/** The last step and a table of all steps of every recorded run of an article. */
export default function Runs({article}: Props): ReactNode {
  return Object.entries(recorded).map(
    ([file, encoded]) =>
      encoded &&
      articleOf(file) === article &&
      encoded.trace.steps.length > 1 && <Run key={file} encoded={encoded} />,
  );
}
