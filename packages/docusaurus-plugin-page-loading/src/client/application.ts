/*
 * The entry of the application. `laterChunks` is imported first, because the application finds its
 * chunks by it. The exports belong to the same chunk.
 */
import './laterChunks';
import './loadProse';
import '@page-loading/application';
import {followReplaced} from './followReplaced';
import {preserveTypedText} from './start/preserveTypedText';
import {whenHydrated} from './start/whenHydrated';

void preserveTypedText();
void whenHydrated().then(followReplaced(document.body));

export {prefetchProse} from './prose/prefetchProse';
export {replayEvents} from './start/replayEvents';
