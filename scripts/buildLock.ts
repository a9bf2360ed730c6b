import fs from 'node:fs';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, and is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that a note names; undefined when the note was removed meanwhile. */
function readHolder(file: string): number | undefined {
  try {
    return Number(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** Puts a note where none is, with all of its text at once; returns whether it did. */
function note(file: string, text: string): boolean {
  const own = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(own, text);
    fs.linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  } finally {
    fs.rmSync(own, {force: true});
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
  while (!note(file, String(process.pid))) {
    const holder = readHolder(file);
    if (holder === undefined) {
      continue;
    }
    if (Number.isInteger(holder) && holder > 0 && isAlive(holder)) {
      throw new Error(
        `Another build of this site is under way, process ${holder}: wait for it, or end it. ` +
          `If that process is no build, remove ${file}.`,
      );
    }
    fs.rmSync(file, {force: true});
  }
  return () => fs.rmSync(file, {force: true});
}
