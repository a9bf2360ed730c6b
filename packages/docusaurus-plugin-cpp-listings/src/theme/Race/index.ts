export {default} from '../../components/Race';
