import fs from 'node:fs';
import path from 'node:path';

/**
 * Features that are off. Chromium heeds the last list alone, so this one repeats what
 * Playwright's has for pages, and adds the two pop-ups of the address bar: invisible as
 * it is here, each window would load both, which takes longer than most of our pages.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * The small Chromium for tests does not catch what V8 raises for a read or write outside the
 * memory of a WebAssembly program, and ends with the page. V8 tests each address without.
 */
const disabledInShell = ['WebAssemblyTrapHandler'];

/** Finds a program by its name, as a shell does. */
const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

/** How Chromium is started: `CHROMIUM_PATH` is a path, or the name of a program. */
export function chromiumOptions(): {executablePath: string; args: string[]} {
  const {CHROMIUM_PATH = 'chromium'} = process.env;
  const isShell = /headless[-_]shell$/.test(CHROMIUM_PATH);
  const disabled = isShell ? [...disabledFeatures, ...disabledInShell] : disabledFeatures;
  return {
    executablePath: CHROMIUM_PATH.includes('/')
      ? CHROMIUM_PATH
      : (findProgram(CHROMIUM_PATH) ?? CHROMIUM_PATH),
    args: [
      // Chromium's sandbox refuses to start as root, which containers run as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${disabled.join(',')}`,
    ],
  };
}

/**
 * How Chromium is started for tests. Each has a page of its own, which ends before what is
 * optimised pays; only WebAssembly keeps its optimiser, for programs that do not end are run for
 * seconds. The pages follow one another, so that they need no more than one process.
 */
export function chromiumOptionsOfTests(): ReturnType<typeof chromiumOptions> {
  const {executablePath, args} = chromiumOptions();
  return {
    executablePath,
    args: [...args, '--js-flags=--no-opt --no-maglev', '--renderer-process-limit=1'],
  };
}
