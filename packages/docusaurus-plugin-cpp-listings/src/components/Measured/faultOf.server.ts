import {faultOf} from './faultOf';

export default faultOf as typeof faultOf | undefined;
