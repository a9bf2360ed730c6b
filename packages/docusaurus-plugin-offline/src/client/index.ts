import type {Location} from 'history';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {connectAfterStay, cacheCurrentPage} from './connect';
import {enlargeTimingBuffer} from './enlargeTimingBuffer';
import {loadNextPageFromNewBuild} from './newBuild';
import {followThemeColor} from './themeColor';
import {watchFailures} from './watchFailures';
import {linkWebManifest} from './webManifest';

interface Update {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

const isOtherPage = ({location, previousLocation}: Update) =>
  previousLocation !== null && previousLocation.pathname !== location.pathname;

if (ExecutionEnvironment.canUseDOM) {
  enlargeTimingBuffer();
  watchFailures();
  followThemeColor();
  linkWebManifest();
  void connectAfterStay();
}

/** Docusaurus calls this when the reader navigates to another page. */
export function onRouteUpdate(update: Update): void {
  if (isOtherPage(update)) {
    loadNextPageFromNewBuild();
  }
}

/** Docusaurus calls this when another page is shown. */
export function onRouteDidUpdate(update: Update): void {
  if (isOtherPage(update) && 'serviceWorker' in navigator) {
    cacheCurrentPage();
  }
}
