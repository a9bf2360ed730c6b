export {finishSite} from './build/planned';
