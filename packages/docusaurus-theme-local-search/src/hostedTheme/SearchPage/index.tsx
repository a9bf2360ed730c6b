export {default} from '../../theme/SearchPage';
