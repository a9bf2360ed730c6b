import {chromiumOptions} from '../harness/chromium';

/** Runs before all tests, because none of them works without a browser. */
export default function requireChromium(): void {
  chromiumOptions();
}
