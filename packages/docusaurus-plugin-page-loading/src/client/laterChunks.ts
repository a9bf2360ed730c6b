import type {LaterChunks} from '../laterChunks';

/**
 * The functions of the bundler's runtime that look up the file of a chunk by its id, and its id by
 * its name.
 */
declare const __webpack_require__: {
  u: (id: string) => string;
  gca: (name: string) => string;
};

/** The build replaces this name as soon as the files have their names. */
declare const __PAGE_LOADING_LATER_CHUNKS__: LaterChunks;

const {files, ids} = __PAGE_LOADING_LATER_CHUNKS__;
const fileOfFirst = __webpack_require__.u;
const addressOfFirst = __webpack_require__.gca;

/*
 * The runtime, which every page loads, knows only the chunks that are requested without the
 * application.
 */
__webpack_require__.u = (id) => files[id] ?? fileOfFirst(id);
__webpack_require__.gca = (name) => addressOfFirst(ids[name] ?? name);
