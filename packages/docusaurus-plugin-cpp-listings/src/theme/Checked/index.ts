export {default} from '../../components/Checked';
