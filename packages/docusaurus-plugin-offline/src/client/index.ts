import type {Location} from 'history';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {connectWhenStayed, keepPage} from './connect';
import {noteAllLoads} from './noteAllLoads';
import {followToNewBuild} from './newBuild';
import {followThemeColor} from './themeColor';
import {watchFailures} from './watchFailures';
import {nameWebManifest} from './webManifest';

interface Update {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

const isOtherPage = ({location, previousLocation}: Update) =>
  previousLocation !== null && previousLocation.pathname !== location.pathname;

if (ExecutionEnvironment.canUseDOM) {
  noteAllLoads();
  watchFailures();
  followThemeColor();
  nameWebManifest();
  void connectWhenStayed();
}

/** Docusaurus calls this when the reader navigates to another page. */
export function onRouteUpdate(update: Update): void {
  if (isOtherPage(update)) {
    followToNewBuild();
  }
}

/** Docusaurus calls this when another page is shown. */
export function onRouteDidUpdate(update: Update): void {
  if (isOtherPage(update) && 'serviceWorker' in navigator) {
    keepPage();
  }
}
