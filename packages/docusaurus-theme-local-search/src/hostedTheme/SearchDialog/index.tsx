export {default} from '../../theme/SearchDialog';
