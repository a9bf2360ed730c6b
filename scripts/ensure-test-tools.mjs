// Finds what the tests need besides npm packages, a C++ compiler and a Chromium, and
// installs what is missing by the first way that works here.
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const run = (command, args, options = {}) =>
  spawnSync(command, args, {cwd: root, encoding: 'utf8', ...options});
const works = (command, args = ['--version']) => run(command, args).status === 0;

/** The words before apt-get that make it run as root; undefined when it cannot. */
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
  // It may be there without the system's libraries that it needs.
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
    // Without windows and all that belongs to them, it takes a fifth less time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ];
  return installed.find((name) => works(name)) ?? playwrightChromium();
}

/** Installs Chromium by the system's package manager or Playwright's download. */
function installChromium() {
  // Not every release has the first.
  if (aptInstall('chromium-headless-shell') || aptInstall('chromium')) {
    return;
  }
  console.log('Downloading Chromium (Playwright) …');
  run('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
}

/** @returns {string} a C++ compiler. Exits with one line that says what to install when there is none. */
export function ensureCompiler() {
  // A Clang that is there may lack the libraries of its sanitizers.
  if (!process.env.CXX && !works('g++')) {
    aptInstall('g++');
  }
  const compiler = findCompiler();
  if (!compiler) {
    console.error('The tests need a C++20 compiler: install g++ 12 or later, or name one in CXX.');
    process.exit(1);
  }
  return compiler;
}

/** @returns {string} a command or path of Chromium. Exits as `ensureCompiler` does. */
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
