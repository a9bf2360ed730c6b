// A built site runs this in the head of every page. Import it before any module that writes HTML.
import {trustOwnMarkup} from '../../packages/docusaurus-plugin-strict-csp/src/inline/trustOwnMarkup';

trustOwnMarkup(['/assets/js/']);
