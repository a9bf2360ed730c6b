import {requireRows} from './requireRows';

export default requireRows as typeof requireRows | undefined;
