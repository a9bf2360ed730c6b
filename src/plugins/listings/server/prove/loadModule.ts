import {moduleLoader} from '../loadModules';

/** A built module, compiled by the engine once for all trials of this process. */
export const loadModule = moduleLoader();
