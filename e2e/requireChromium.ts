import {chromiumOptions} from '../harness/chromium';

/** Runs before all tests, none of which could run without a browser. */
export default function requireChromium(): void {
  chromiumOptions();
}
