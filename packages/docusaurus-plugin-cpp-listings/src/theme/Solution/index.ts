export {default} from '../../components/Solution';
