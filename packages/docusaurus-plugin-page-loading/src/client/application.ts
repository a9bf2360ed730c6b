/* The application, after what it needs to find its chunks. */
import './laterChunks';
import '@page-loading/application';

export {prefetchProse} from './prose/prefetchProse';
