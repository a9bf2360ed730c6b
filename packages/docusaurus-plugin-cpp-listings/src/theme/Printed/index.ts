export {default} from '../../components/Printed';
