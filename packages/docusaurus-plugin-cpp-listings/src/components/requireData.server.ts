import {requireData} from './requireData';

export default requireData as typeof requireData | undefined;
