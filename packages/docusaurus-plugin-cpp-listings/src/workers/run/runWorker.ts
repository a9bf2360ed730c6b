import {serveRequests} from '../serveRequests';
import {handleRun} from './runHandler';

serveRequests(handleRun);
