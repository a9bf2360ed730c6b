// A built site runs this in the head of every page. Import it before any module that writes HTML.
import {createTrustedTypesPolicy} from '../../packages/docusaurus-plugin-strict-csp/src/inline/createTrustedTypesPolicy';

createTrustedTypesPolicy(['/assets/js/']);
