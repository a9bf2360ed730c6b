import fs from 'node:fs';
import path from 'node:path';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, and is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The processes that have noted themselves; a note of one that has ended is removed. */
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
    `Another build of this site is under way, process ${holder}: wait for it, or end it. ` +
      `If that process is no build, remove ${file}.${holder}.`,
  );

/**
 * Notes that this process builds the site, in a file of its own. It looks for others when its own
 * note is there: of two that begin at once, one at least finds the other.
 *
 * @param file what the names of the notes begin with; the process follows.
 * @returns what removes the note.
 * @throws Error when a process that noted itself there is alive.
 */
export function takeBuildLock(file: string): () => void {
  const own = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(own, '', {flag: 'wx'});
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? refusal(file, process.pid) : error;
  }
  const giveBack = () => fs.rmSync(own, {force: true});
  const other = holders(file).find((pid) => pid !== process.pid);
  if (other !== undefined) {
    giveBack();
    throw refusal(file, other);
  }
  return giveBack;
}
