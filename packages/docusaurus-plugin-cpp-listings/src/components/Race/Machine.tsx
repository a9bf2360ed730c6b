import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Machine as MachineData} from '../../model/speed';

/** Says where, when and how speeds were measured. */
export default function Machine({
  processor,
  caches,
  compiler,
  flags,
  date,
}: MachineData): ReactNode {
  const machine = [processor, ...(caches.length > 0 ? [caches.join(', ')] : [])].join('; ');
  return (
    <Translate
      id="cppListings.race.machine"
      values={{
        machine,
        compiler,
        flags: <code>{flags}</code>,
        date: <time>{date}</time>,
      }}
    >
      {'Measured on {date} on one machine ({machine}), compiled by {compiler} with {flags}.'}
    </Translate>
  );
}
