import type {LaterChunks} from '../laterChunks';

/** Where the bundler's runtime looks the files of chunks up by their ids, and by their names. */
declare const __webpack_require__: {
  u: (id: string) => string;
  gca: (name: string) => string;
};

/** Filled in when the files have their names. */
declare const __PAGE_LOADING_LATER_CHUNKS__: LaterChunks;

const {files, ids} = __PAGE_LOADING_LATER_CHUNKS__;
const fileOfFirst = __webpack_require__.u;
const addressOfFirst = __webpack_require__.gca;

/* The runtime, which every page loads, knows the chunks that are asked for without the application. */
__webpack_require__.u = (id) => files[id] ?? fileOfFirst(id);
__webpack_require__.gca = (name) => addressOfFirst(ids[name] ?? name);
