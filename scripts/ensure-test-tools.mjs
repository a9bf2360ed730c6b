// Finds the tools that the tests need besides npm packages: a C++ compiler and Chromium. Installs a
// missing one in the first way that works on this system.
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const run = (command, args, options = {}) =>
  spawnSync(command, args, {cwd: root, encoding: 'utf8', ...options});
const works = (command, args = ['--version']) => run(command, args).status === 0;

/** Returns the command prefix that runs apt-get as root; undefined if that is impossible. */
function asRoot() {
  if (!works('apt-get')) {
    return undefined;
  }
  if (process.getuid?.() === 0) {
    return [];
  }
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

let listsAreFresh = false;

function aptInstall(name) {
  const prefix = asRoot();
  if (!prefix) {
    return false;
  }
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    return run(command, rest, {stdio: 'inherit', env}).status === 0;
  };
  console.log(`Installing ${name} (apt-get) …`);
  listsAreFresh ||= apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', name);
}

function findCompiler() {
  return (process.env.CXX ? [process.env.CXX] : ['g++', 'clang++']).find((name) => works(name));
}

function playwrightChromium() {
  const {stdout} = run(process.execPath, [
    '-e',
    "process.stdout.write(require('playwright-core').chromium.executablePath())",
  ]);
  // Chromium may be installed without the system libraries that it needs.
  return stdout && works(stdout) ? stdout : undefined;
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!works(named)) {
      console.error(`CHROMIUM_PATH names ${named}, which does not start.`);
      process.exit(1);
    }
    return named;
  }
  const installed = [
    // The headless shell has no windows, and needs a fifth less time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ];
  return installed.find((name) => works(name)) ?? playwrightChromium();
}

/** Installs Chromium with the system's package manager, or else downloads it with Playwright. */
function installChromium() {
  // Not every release has the headless shell.
  if (aptInstall('chromium-headless-shell') || aptInstall('chromium')) {
    return;
  }
  console.log('Downloading Chromium (Playwright) …');
  run('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
}

/**
 * @returns {string} a C++ compiler. If there is none, prints one line that says what to install,
 * and exits.
 */
export function ensureCompiler() {
  // An installed Clang may lack the libraries of its sanitizers.
  if (!process.env.CXX && !works('g++')) {
    aptInstall('g++');
  }
  const compiler = findCompiler();
  if (!compiler) {
    console.error(
      process.env.CXX
        ? `CXX names ${process.env.CXX}, which does not start.`
        : 'The tests need a C++20 compiler: install g++ 12 or later, or name one in CXX.',
    );
    process.exit(1);
  }
  return compiler;
}

/**
 * @returns {string} a command or path of Chromium. If there is none, exits like `ensureCompiler`.
 */
export function ensureChromium() {
  if (!findChromium()) {
    installChromium();
  }
  const chromium = findChromium();
  if (!chromium) {
    console.error('The tests need Chromium: install it, or name its program in CHROMIUM_PATH.');
    process.exit(1);
  }
  return chromium;
}
