export {default} from '../../theme/SearchMetadata';
