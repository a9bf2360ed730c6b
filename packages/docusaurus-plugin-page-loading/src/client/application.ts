/* The application, after what it needs to find its chunks, and with what the chunks of docs need. */
import './laterChunks';
import './loadProse';
import '@page-loading/application';
import {keepTypedText} from './start/typedText';

void keepTypedText();

export {prefetchProse} from './prose/prefetchProse';
export {repeatHeldEvents} from './start/repeatHeldEvents';
