export {default} from '../../components/ArrayFigure';
