export {default} from '../../components/Examples';
