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

Measures how fast the approaches of each article are whose name begins with a PREFIX, of
all articles when none is given, and writes speed.json next to its problem.yaml. An article
whose record is of its listings as they are is measured with --again only. --unsteady
writes the figures of a machine that is too busy to compare them.`;

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
