export {finishSite} from './build/plans';
