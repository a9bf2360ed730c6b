// oxlint-disable-next-line typescript/triple-slash-reference -- Ambient types cannot be imported.
/// <reference path="../generated.d.ts" />
// The exports for sites: components for their own pages, and the data that these show.
import catalogue from '@generated/docusaurus-plugin-cpp-listings/default/catalogue.json';
import checks from '@generated/docusaurus-plugin-cpp-listings/default/checks.json';

export {default as ArrayFigure} from './ArrayFigure';
export type {ArrayRow} from './ArrayFigure/rowData';
export {default as StatedBounds} from './StatedBounds';
export {articleAt} from './progress/articleAt';
export {default as ProgressMark} from './progress/ProgressMark';
export {default as useProgressMark} from './progress/useMark';
export {numberText} from './numberText';
export {catalogue, checks};
