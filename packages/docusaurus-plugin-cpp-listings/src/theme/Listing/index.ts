export {default} from '../../components/Listing';
