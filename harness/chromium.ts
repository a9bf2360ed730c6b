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

/** The name or the path of Chromium: that of `CHROMIUM_PATH`, where it is not empty. */
function chromiumName(): string {
  const {CHROMIUM_PATH = ''} = process.env;
  return CHROMIUM_PATH === '' ? 'chromium' : CHROMIUM_PATH;
}

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();

/** Finds a program by its path, or by its name as a shell does. */
const findProgram = (name: string): string | undefined =>
  (name.includes('/') ? [''] : (process.env.PATH ?? '').split(path.delimiter))
    .map((folder) => path.join(folder, name))
    .find(isFile);

interface ChromiumOptions {
  readonly executablePath: string;
  readonly args: string[];
}

function optionsFor(executablePath: string): ChromiumOptions {
  const isShell = /headless[-_]shell$/.test(executablePath);
  const disabled = isShell ? [...disabledFeatures, ...disabledInShell] : disabledFeatures;
  return {
    executablePath,
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

/** How Chromium is started. @throws Error with what to do where there is none. */
export function chromiumOptions(): ChromiumOptions {
  const name = chromiumName();
  const program = findProgram(name);
  if (program === undefined) {
    throw new Error(
      `There is no browser "${name}": install Chromium, or name its program in CHROMIUM_PATH.`,
    );
  }
  return optionsFor(program);
}

/**
 * How Chromium is started for tests. Each has a page of its own, which ends before what is
 * optimised pays; only WebAssembly keeps its optimiser, for programs that do not end are run for
 * seconds. The pages follow one another, so that they need no more than one process.
 */
export function chromiumOptionsOfTests(): ChromiumOptions {
  // What only reads the tests needs no browser: `requireChromium` says that there is none.
  const {executablePath, args} = optionsFor(findProgram(chromiumName()) ?? chromiumName());
  return {
    executablePath,
    args: [...args, '--js-flags=--no-opt --no-maglev', '--renderer-process-limit=1'],
  };
}
