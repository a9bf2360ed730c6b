import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {findUnexplained} from '../supply-chain/audit';
import {repeatableBill} from '../supply-chain/bill';
import installScripts from '../supply-chain/install-scripts.json';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly link?: boolean;
        readonly resolved?: string;
        readonly integrity?: string;
        readonly hasInstallScript?: boolean;
      }
    >
  >;
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {readonly permissions?: Readonly<Record<string, string>>; readonly steps: readonly Step[]}
    >
  >;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

describe('installed packages', () => {
  const installed = Object.entries((JSON.parse(read('package-lock.json')) as LockFile).packages)
    .filter(([folder]) => folder.includes('node_modules/'))
    .filter(([, {link}]) => !link);

  it('have a hash and come only from the npm registry', () => {
    const registry = 'https://registry.npmjs.org/';
    const others = installed.filter(
      ([, {resolved = registry, integrity = ''}]) =>
        !resolved.startsWith(registry) || !integrity.startsWith('sha512-'),
    );
    expect(installed.length).toBeGreaterThan(1000);
    expect(others.map(([folder]) => folder)).toEqual([]);
  });

  it('run no install scripts, and each package with such a script has a reason why it is not needed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const would = installed
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
    expect(would.sort()).toEqual(Object.keys(installScripts).sort());
  });

  it('package.json has no pre and post scripts, because npm would skip them', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
    const names = Object.keys(scripts);
    const hooks = names.filter((name) =>
      names.some((other) => [`pre${other}`, `post${other}`].includes(name)),
    );
    expect(hooks).toEqual([]);
  });
});

describe.each(fs.readdirSync(path.join(root, '.github/workflows')))('the workflow %s', (file) => {
  const text = read(`.github/workflows/${file}`);
  const {permissions, jobs} = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('pins each action to the hash of a commit, with its version', () => {
    const lines = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('may only read, except for the job that deploys', () => {
    expect(permissions).toEqual({contents: 'read'});
    const more = Object.entries(jobs).filter(([, job]) => job.permissions);
    expect(more.every(([name]) => name === 'deploy')).toBe(true);
  });

  it('does not store the token in the clone', () => {
    const clones = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(clones.length).toBeGreaterThan(0);
    expect(clones.every((step) => step.with?.['persist-credentials'] === false)).toBe(true);
  });

  it('fetches the whole history in the jobs that build the published site or compare builds', () => {
    const makers = Object.values(jobs).filter((job) =>
      job.steps.some(({run}) => /^npm run build(:twice)?$/.test(run ?? '')),
    );
    const depths = makers.map((job) => job.steps[0]?.with?.['fetch-depth']);
    expect(depths).toEqual([0]);
  });
});

describe('the audit', () => {
  const advisory = (id: string, severity: string) => ({
    name: 'left-pad',
    title: 'Pads too far',
    url: `https://github.com/advisories/${id}`,
    severity,
  });
  const report = {
    vulnerabilities: {
      'left-pad': {via: [advisory('GHSA-1', 'high'), advisory('GHSA-2', 'moderate')]},
      site: {via: ['left-pad']},
    },
  };
  const explained = {package: 'left-pad', reason: 'It pads our own text alone.'};

  it('requires an explanation for high and critical advisories only', () => {
    expect(findUnexplained(report, [])).toEqual(['left-pad: high: Pads too far (GHSA-1)']);
    const critical = {vulnerabilities: {'left-pad': {via: [advisory('GHSA-3', 'critical')]}}};
    expect(findUnexplained(critical, [])).toEqual(['left-pad: critical: Pads too far (GHSA-3)']);
    expect(findUnexplained(report, [{...explained, advisory: 'GHSA-1'}])).toEqual([]);
  });

  it('rejects an explanation of an advisory that no longer exists', () => {
    const both = ['GHSA-0', 'GHSA-1'].map((id) => ({...explained, advisory: id}));
    expect(findUnexplained(report, both)).toEqual([
      'left-pad: GHSA-0 is explained, but npm no longer reports it; remove the explanation',
    ]);
  });
});

it('the bill of materials does not contain when and where it was made', () => {
  const made = {
    serialNumber: 'urn:uuid:1',
    components: [],
    metadata: {timestamp: '2026-01-01', component: {name: 'my folder'}},
  };
  expect(JSON.parse(JSON.stringify(repeatableBill(made, 'contiguous')))).toEqual({
    components: [],
    metadata: {component: {name: 'contiguous'}},
  });
});
