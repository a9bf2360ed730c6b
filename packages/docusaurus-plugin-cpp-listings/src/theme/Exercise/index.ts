export {default} from '../../components/Exercise';
