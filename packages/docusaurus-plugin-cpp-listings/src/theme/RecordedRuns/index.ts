export {default} from '../../components/RecordedRuns';
