import './CopyButton/copyOnClick';
import './deferred/makeLater';

/**
 * The components that start by themselves in a page whose text is static HTML, by the names that
 * their elements have. Few readers use only one of them, and all are small: the panels that they
 * fetch are not.
 */
export default {
  BugHunt: () => import(/* webpackChunkName: "islands" */ './BugHunt'),
  Complexity: () => import(/* webpackChunkName: "islands" */ './Complexity'),
  Opener: () => import(/* webpackChunkName: "islands" */ './Exercise/Opener'),
  Race: () => import(/* webpackChunkName: "islands" */ './Race'),
  Runner: () => import(/* webpackChunkName: "islands" */ './Listing/Runner'),
  SolvedMark: () => import(/* webpackChunkName: "islands" */ './Exercise/SolvedMark'),
};
