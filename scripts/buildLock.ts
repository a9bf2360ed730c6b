import fs from 'node:fs';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, and is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Notes in a file that this process builds the site. A note of a process that has ended is
 * taken over.
 *
 * @returns what removes the note.
 * @throws Error when a process that noted itself there is alive.
 */
export function takeBuildLock(file: string): () => void {
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), {flag: 'wx'});
      return () => fs.rmSync(file, {force: true});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw error;
      }
    }
    const holder = Number(fs.readFileSync(file, 'utf8'));
    if (Number.isInteger(holder) && holder > 0 && isAlive(holder)) {
      throw new Error(
        `Another build of this site is under way, process ${holder}: wait for it, or end it. ` +
          `If that process is no build, remove ${file}.`,
      );
    }
    fs.rmSync(file, {force: true});
  }
}
