export {default} from '../../theme/SearchBar';
