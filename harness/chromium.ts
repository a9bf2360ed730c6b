import fs from 'node:fs';
import path from 'node:path';

/**
 * The disabled features. Chromium uses only the last such list. So this list repeats Playwright's,
 * and adds the two pop-ups of the address bar. Although they are invisible in tests, each window
 * would load both, which takes longer than most of our pages.
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
 * Chromium's headless shell does not handle the trap that V8 uses for an access outside the memory
 * of a WebAssembly program, and the page crashes. Without that trap V8 checks each address.
 */
const disabledInShell = ['WebAssemblyTrapHandler'];

/** Returns the name or the path of Chromium: `CHROMIUM_PATH` unless it is empty. */
function chromiumName(): string {
  const {CHROMIUM_PATH = ''} = process.env;
  return CHROMIUM_PATH === '' ? 'chromium' : CHROMIUM_PATH;
}

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();

/** Finds a program by its path, or by its name in PATH. */
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
      // Chromium's sandbox does not start as root, and containers run as root.
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

/** Returns the launch options of Chromium. @throws Error with what to do if there is none. */
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
 * Returns the launch options of Chromium for tests. Each test has a short page, for which
 * optimizing JavaScript or WebAssembly does not pay off: V8 would optimize the compiler of readers'
 * programs for longer than a test uses it. The pages run one after another, so one process is
 * enough.
 */
export function testChromiumOptions(): ChromiumOptions {
  // Listing the tests needs no browser, so a missing one is no error here: `requireChromium`
  // reports it.
  const {executablePath, args} = optionsFor(findProgram(chromiumName()) ?? chromiumName());
  return {
    executablePath,
    args: [...args, '--js-flags=--no-opt --no-maglev --liftoff-only', '--renderer-process-limit=1'],
  };
}
