export {default} from '../../components/Approaches';
