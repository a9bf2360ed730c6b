import {serveRequests} from '../serveRequests';
import {handleCheck} from './checkHandler';

serveRequests(handleCheck);
