export {default} from '../../components/Pitfall';
