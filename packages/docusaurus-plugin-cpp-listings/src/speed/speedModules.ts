import path from 'node:path';
import {citationFault, speedKey, type CitedSpeed, type SpeedData} from '../model/speed';
import {citedSpeedsModule, speedFolder, speedModule} from '../content/moduleNames';
import {ModuleFolder} from '../build/moduleFolder';

/** Name of the data module with the speeds of all problems, for the prerendered pages. */
const allSpeedsModule = 'speeds.json';

/** A problem's speeds, each by its own key, so that a page holds those it names and no more. */
export function citedSpeeds({approaches, record}: SpeedData): Record<string, CitedSpeed> {
  return Object.fromEntries(
    approaches.flatMap(({file, title}) =>
      Object.entries(record?.speeds[file] ?? {}).flatMap(([inputs, sizes]) =>
        Object.entries(sizes).map(([n, speed]) => [
          speedKey(file, inputs, Number(n)),
          {title, speed},
        ]),
      ),
    ),
  );
}

/**
 * Returns the data modules that pages import of speeds, by their names.
 *
 * @param isPrerendered whether the server draws them.
 */
export function speedModules(
  speeds: ReadonlyMap<string, SpeedData>,
  isPrerendered: boolean,
): ReadonlyMap<string, object> {
  return new Map<string, object>([
    [allSpeedsModule, isPrerendered ? Object.fromEntries(speeds) : {}],
    ...[...speeds].map(
      ([id, data]) =>
        [
          citedSpeedsModule(id),
          {...citedSpeeds(data), fault: citationFault(data) ?? null},
        ] as const,
    ),
  ]);
}

/** Writes a module for each problem, with the address of its speeds. */
export function writeSpeedModules(dataDir: string, speeds: ReadonlyMap<string, SpeedData>): void {
  const folder = new ModuleFolder(path.join(dataDir, speedFolder));
  speeds.forEach((data, id) => folder.writeModule(speedModule(id), data, {}));
  folder.removeOthers();
}
