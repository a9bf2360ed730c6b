import type {LaterChunks} from '../../laterChunks';
import {lookUp} from './lookUp';

/** The build replaces this name as soon as the files have their names. */
declare const __PAGE_LOADING_CHUNKS_OF_CONTROLS__: LaterChunks;

lookUp(__PAGE_LOADING_CHUNKS_OF_CONTROLS__);
