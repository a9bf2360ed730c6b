import path from 'node:path';
import {citationError, speedKey, type CitedSpeed, type SpeedData} from '../model/speed';
import {citedSpeedsModule, speedFolder, speedModule} from '../content/moduleNames';
import {ModuleFolder} from '../build/moduleFolder';

/** The name of the data module with the speeds of all problems, for prerendered pages. */
const allSpeedsModule = 'speeds.json';

/**
 * Returns a problem's speeds, each under its own key, so that a page contains only those it cites.
 */
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
 * Returns the data modules with speeds that pages import, by module name.
 *
 * @param isPrerendered whether the server renders the pages.
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
          {...citedSpeeds(data), fault: citationError(data) ?? null},
        ] as const,
    ),
  ]);
}

/** Writes a module for each problem, with the URL of its speeds. */
export function writeSpeedModules(dataDir: string, speeds: ReadonlyMap<string, SpeedData>): void {
  const folder = new ModuleFolder(path.join(dataDir, speedFolder));
  speeds.forEach((data, id) => folder.writeModule(speedModule(id), data, {}));
  folder.removeOthers();
}
