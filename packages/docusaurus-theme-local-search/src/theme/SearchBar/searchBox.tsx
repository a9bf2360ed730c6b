import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import {useEvent} from '@docusaurus/theme-common';
import SearchDialog from '@theme/SearchDialog';
import type {Props as ContentProps} from '@theme/SearchDialog/Content';
import {SearchHostContext, useSearchSession, type SearchHost} from '../../client/searchHost';
import {isNewPress, isToggleKey} from '../../client/searchKeys';
import {importContent} from './importContent';

/*
 * The search box is a React root of its own, so that it can open before the application has
 * started, and stays open while the application starts or shows another page.
 */
let host: SearchHost | undefined;
let box: {readonly root: Root; readonly element: HTMLElement} | undefined;

function SearchBox({onClose}: {readonly onClose: () => void}): ReactNode {
  const session = useSearchSession();
  const [Content, setContent] = useState<ComponentType<ContentProps>>();
  const [isContentMissing, setIsContentMissing] = useState(false);
  useEffect(() => {
    session.prepare();
    importContent().then(
      ({default: SearchDialogContent}) => setContent(() => SearchDialogContent),
      () => setIsContentMissing(true),
    );
  }, [session]);

  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (isNewPress(event) && isToggleKey(event)) {
      event.preventDefault();
      onClose();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);

  return <SearchDialog Content={Content} isContentMissing={isContentMissing} onClose={onClose} />;
}

function closeSearchBox(): void {
  const closed = box;
  // First, because React may run effects of the page while it unmounts the box.
  box = undefined;
  closed?.root.unmount();
  closed?.element.remove();
}

const render = () =>
  box?.root.render(
    <SearchHostContext.Provider value={host}>
      <SearchBox onClose={closeSearchBox} />
    </SearchHostContext.Provider>,
  );

export const isSearchBoxOpen = (): boolean => box !== undefined;

export const hasSearchHost = (): boolean => host !== undefined;

/** Sets what the box works with, also while it is open. */
export function setSearchHost(next: SearchHost): void {
  host = next;
  render();
}

/** Opens the box, unless it is open, and focuses its field. Needs a host. */
export function openSearchBox(): void {
  if (box) {
    box.element.querySelector('input')?.focus();
    return;
  }
  const element = document.createElement('div');
  // The box responds even if the application starts late.
  element.dataset.control = '';
  element.dataset.needsNoApplication = '';
  document.body.append(element);
  const root = createRoot(element, {
    onUncaughtError(error) {
      reportError(error);
      closeSearchBox();
    },
  });
  box = {root, element};
  // The field must have the focus before the next key.
  flushSync(render);
}
