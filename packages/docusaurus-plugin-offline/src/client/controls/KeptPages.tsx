import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Build} from '../../model/manifest';
import type {KeptPage} from '../../store/KeptFiles';
import {keptFiles, manifestOf} from '../pageWorker';

async function listPages(): Promise<readonly KeptPage[]> {
  const {controller} = navigator.serviceWorker;
  const manifest = controller && (await manifestOf(controller));
  return manifest ? keptFiles().pages(new Build(manifest)) : [];
}

/** Lists the pages that can be read without a network. */
export default function KeptPages(): ReactNode {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let isWanted = true;
    void listPages().then(
      (found) => isWanted && setPages(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (pages.length === 0) {
    return null;
  }
  return (
    <section>
      <Heading as="h2" id="pages">
        <Translate id="offline.pages" description="Heading of the list of pages that are kept">
          Pages on this device
        </Translate>
      </Heading>
      <ul>
        {pages.map(({address, title}) => (
          <li key={address}>
            <a href={address}>{title === '' ? address : title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
