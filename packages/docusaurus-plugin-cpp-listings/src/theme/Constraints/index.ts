export {default} from '../../components/Constraints';
