#!/usr/bin/env node
import path from 'node:path';
import {parseArgs} from 'node:util';
import {validateFolder} from '../options';
import {ownHarnessDir, requireCompilers, requireFolder, runCommand} from '../verify/command';
import {timedFlags} from '../verify/compilers';
import {NativeBuilder} from '../verify/nativeBuilder';
import {withTemporaryFolder} from '../verify/withTemporaryFolder';
import {benchListings} from './bench';
import {cachesOf, processor} from './machine';
import {measure} from './measure';

const usage = `cpp-listings-speed [--folder NAME] [--again] [--unsteady] [PREFIX …]

Measures the speed of the approaches of each article whose name begins with a PREFIX, or
of all articles if there is no PREFIX, and writes speed.json next to problem.yaml.
Articles whose record is up to date are skipped, unless --again is given. --unsteady
writes the figures even if the machine is too busy for a comparison.`;

async function main(): Promise<number> {
  const {values, positionals: prefixes} = parseArgs({
    allowPositionals: true,
    options: {
      folder: {type: 'string'},
      again: {type: 'boolean', default: false},
      unsteady: {type: 'boolean', default: false},
      help: {type: 'boolean'},
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const listingsDir = path.resolve(validateFolder('cpp-listings-speed', {folder: values.folder}));
  requireFolder(listingsDir);
  const [compiler] = requireCompilers();
  const harnessDir = await ownHarnessDir(compiler);
  const isWritten = await withTemporaryFolder('cpp-listings-speed', (outDir) => {
    const builder = new NativeBuilder(compiler, listingsDir, outDir, harnessDir);
    return benchListings({
      listingsDir,
      prefixes,
      again: values.again,
      allowsUnsteady: values.unsteady,
      machine: {
        processor: processor(),
        caches: cachesOf(),
        compiler: compiler.version,
        flags: timedFlags.join(' '),
      },
      async measure({id, listings}) {
        const files = listings.map(({file}) => file);
        console.log(`${id}: compiling`);
        const program = await builder.buildTimed({id, files: files.map((file) => `${id}/${file}`)});
        return measure(program, files, (inputs, size) =>
          console.log(`${id}: ${inputs} inputs of ${size.toLocaleString('en')} elements`),
        );
      },
      log: (sentence) => console.log(sentence),
    });
  });
  return isWritten ? 0 : 1;
}

runCommand(main);
