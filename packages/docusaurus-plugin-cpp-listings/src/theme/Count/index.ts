export {default} from '../../components/Count';
