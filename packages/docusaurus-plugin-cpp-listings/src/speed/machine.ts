import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const cpuFolder = '/sys/devices/system/cpu/cpu0/cache';

/** Returns the data caches of the first core, one for each level, if Linux lists them. */
export function cachesOf(folder: string = cpuFolder): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  const read = (index: string, name: string) =>
    fs.readFileSync(path.join(folder, index, name), 'utf8').trim();
  return fs
    .readdirSync(folder)
    .filter((name) => /^index\d+$/.test(name))
    .sort()
    .filter((index) => read(index, 'type') !== 'Instruction')
    .map((index) => {
      const size = Number.parseInt(read(index, 'size'), 10);
      const text = size % 1024 === 0 ? `${size / 1024} MiB` : `${size} KiB`;
      return `L${read(index, 'level')} ${text}`;
    });
}

/** Returns the name of this machine's processor. */
export const processor = (): string => os.cpus()[0]?.model.trim() ?? os.arch();
