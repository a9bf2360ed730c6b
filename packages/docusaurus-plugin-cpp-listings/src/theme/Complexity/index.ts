import Complexity from '../../components/Complexity';
import DevelopmentComplexity from '../../components/Complexity/DevelopmentComplexity';

export default process.env.NODE_ENV === 'development' ? DevelopmentComplexity : Complexity;
