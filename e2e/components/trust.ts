// What a built site has in the head of every page; imported before anything that writes HTML.
import {trustOwnMarkup} from '../../packages/docusaurus-plugin-strict-csp/src/inline/trustOwnMarkup';

trustOwnMarkup(['/assets/js/']);
