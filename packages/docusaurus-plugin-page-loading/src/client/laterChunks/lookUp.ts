import type {LaterChunks} from '../../laterChunks';

/**
 * The functions of the bundler's runtime that look up the file of a chunk by its id, and its id by
 * its name.
 */
declare const __webpack_require__: {
  u: (id: string) => string;
  gca: (name: string) => string;
};

/**
 * Makes the runtime find chunks of a script that requests them. The runtime, which every page
 * loads, knows only the chunks that are requested without that script.
 */
export function lookUp({files, ids}: LaterChunks): void {
  const fileOfOther = __webpack_require__.u;
  const idOfOther = __webpack_require__.gca;
  __webpack_require__.u = (id) => files[id] ?? fileOfOther(id);
  __webpack_require__.gca = (name) => idOfOther(ids[name] ?? name);
}
