#!/usr/bin/env node
import {runPush} from './runPush';

void runPush(process.argv.slice(2), {
  environment: process.env,
  folder: process.cwd(),
  print: (line) => console.log(line),
}).then((status) => {
  process.exitCode = status;
});
