import {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Kind} from '../../model/manifest';
import type {CachedPage} from '../../store/FileCache';
import type {KindState} from './kinds';
import {pageTitle} from './pageTitle';
import {sizeText} from './sizeText';

export interface Props {
  readonly kinds: readonly KindState[];
  readonly pages: readonly CachedPage[];
}

const names: Readonly<Record<Kind, ReactNode>> = {
  page: <Translate id="offline.kind.page">Pages</Translate>,
  application: <Translate id="offline.kind.application">Scripts, styles and fonts</Translate>,
  picture: <Translate id="offline.kind.picture">Pictures</Translate>,
  program: <Translate id="offline.kind.program">Programs that run in pages</Translate>,
  data: <Translate id="offline.kind.data">Data: texts, search, what pages show</Translate>,
};

/** Lists the cached files by kind, with sizes, and the pages that open without a network. */
export default function CachedFiles({kinds, pages}: Props): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  if (kinds.length === 0) {
    return null;
  }
  return (
    <section>
      <Heading as="h2" id="kept">
        {translate({
          id: 'offline.kept',
          message: 'On this device',
          description: 'Heading of the list of saved files',
        })}
      </Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="offline.kept.what" description="Column: content of the files">
                What
              </Translate>
            </th>
            <th scope="col">
              <Translate id="offline.kept.files" description="Column: number of files">
                Files
              </Translate>
            </th>
            <th scope="col">
              <Translate id="offline.kept.size" description="Column: size of the files">
                Size
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({kind, files, size}) => (
            <tr key={kind}>
              <th scope="row">{names[kind]}</th>
              <td>{files}</td>
              <td>{sizeText(size, i18n.currentLocale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages.length > 0 && (
        <>
          <Heading as="h3" id="pages">
            {translate({
              id: 'offline.pages',
              message: 'Pages that open without a network',
              description: 'Heading of the list of saved pages',
            })}
          </Heading>
          <ul>
            {pages.map(({address, title}) => (
              <li key={address}>
                {/* oxlint-disable-next-line @docusaurus/no-html-links -- loaded whole, as it is kept */}
                <a href={address}>{title === '' ? address : pageTitle(title, siteConfig)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
