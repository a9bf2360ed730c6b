import {translate} from '@docusaurus/Translate';
import styles from './notice.module.css';

const noticeId = 'new-build';

/** The time in milliseconds in which screen readers notice a new live region. */
const noticingTime = 100;

function button(text: string, className: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  element.addEventListener('click', act);
  return element;
}

/**
 * Shows a notice about a newer build, with a button that loads it and a button that hides the
 * notice.
 */
export function showNewBuild(load: () => void): void {
  const notice = document.createElement('div');
  notice.id = noticeId;
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  const text = document.createElement('span');
  text.textContent = translate({
    id: 'offline.newBuild',
    message: 'A new version of this site is ready.',
    description: 'Line that is shown when the site was published again while a page is open',
  });
  const show = translate({
    id: 'offline.newBuild.show',
    message: 'Show it now',
    description: 'Button that loads the new version of the site',
  });
  const later = translate({
    id: 'offline.newBuild.later',
    message: 'Later',
    description: 'Button that hides the line about a new version of the site',
  });
  // The live region must exist before its text, otherwise screen readers do not announce it.
  setTimeout(() => {
    notice.className = styles.notice ?? '';
    notice.append(
      text,
      button(show, 'button button--primary button--sm', load),
      button(later, 'button button--secondary button--sm', () => notice.remove()),
    );
  }, noticingTime);
}
