import {type ReactNode} from 'react';
import KeptPages from './KeptPages';
import Missing from './Missing';

/** What readers see and do about being offline. */
export default function Controls(): ReactNode {
  return (
    <>
      <Missing />
      <KeptPages />
    </>
  );
}
