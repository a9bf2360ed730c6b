export {default} from '../../components/Measured';
