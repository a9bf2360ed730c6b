import fs from 'node:fs';
import path from 'node:path';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns the processes that have a lock file; removes the lock files of processes that have ended.
 */
function holders(file: string): number[] {
  const prefix = `${path.basename(file)}.`;
  return fs
    .readdirSync(path.dirname(file))
    .filter((name) => name.startsWith(prefix) && /^[1-9]\d*$/.test(name.slice(prefix.length)))
    .map((name) => Number(name.slice(prefix.length)))
    .filter((pid) => {
      if (!isAlive(pid)) {
        fs.rmSync(`${file}.${pid}`, {force: true});
        return false;
      }
      return true;
    });
}

const refusal = (file: string, holder: number) =>
  new Error(
    `Another build of this site is running, in process ${holder}: wait for it, or stop it. ` +
      `If that process is not a build, remove ${file}.${holder}.`,
  );

/**
 * Takes the lock of the build by creating a file for this process. It looks for other lock files
 * only afterwards: if two builds start at once, at least one finds the other.
 *
 * @param file the prefix of the lock files; the process id follows.
 * @returns a function that releases the lock.
 * @throws Error if another process with a lock file is alive.
 */
export function acquireBuildLock(file: string): () => void {
  const own = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(own, '', {flag: 'wx'});
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? refusal(file, process.pid) : error;
  }
  const release = () => fs.rmSync(own, {force: true});
  const other = holders(file).find((pid) => pid !== process.pid);
  if (other !== undefined) {
    release();
    throw refusal(file, other);
  }
  return release;
}
