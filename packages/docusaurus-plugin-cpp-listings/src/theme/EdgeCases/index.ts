export {default} from '../../components/EdgeCases';
