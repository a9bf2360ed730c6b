/*
 * The entry of the application. `ofApplication` is imported first, because the application finds
 * its chunks by it. The exports belong to the same chunk.
 */
import './laterChunks/ofApplication';
import './loadProse';
import '@page-loading/application';
import {followReplaced} from './followReplaced';
import {preserveTypedText} from './start/preserveTypedText';
import {whenHydrated} from './start/whenHydrated';

// The application follows links from now on and prefetches pages itself.
document.querySelector('script[type=speculationrules]')?.remove();
void preserveTypedText();
void whenHydrated().then(followReplaced(document.body));

export {prefetchProse} from './prose/prefetchProse';
export {replayAllEvents} from './start/replayEvents';
