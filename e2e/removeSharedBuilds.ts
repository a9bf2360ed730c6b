import fs from 'node:fs';
import {sharedFolder} from './deployed';

/** Runs when all tests have. */
export default function removeSharedBuilds(): void {
  fs.rmSync(sharedFolder(process.pid), {recursive: true, force: true});
}
