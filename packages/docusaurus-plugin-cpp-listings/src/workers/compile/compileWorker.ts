import {serveRequests} from '../serveRequests';
import {handleCompile} from './compileHandler';

serveRequests(handleCompile);
