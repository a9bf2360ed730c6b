import './CopyButton/copyOnClick';
import './deferred/lazyPreviews';

/**
 * The islands of pages whose text is static HTML, by the names in their
 * elements. They share a chunk, because most readers use several of them and all
 * are small. The panels that they fetch are large.
 */
export default {
  BugHunt: () => import(/* webpackChunkName: "islands" */ './BugHunt'),
  Complexity: () => import(/* webpackChunkName: "islands" */ './Complexity'),
  Opener: () => import(/* webpackChunkName: "islands" */ './Exercise/Opener'),
  Race: () => import(/* webpackChunkName: "islands" */ './Race'),
  Runner: () => import(/* webpackChunkName: "islands" */ './Listing/Runner'),
  SolvedMark: () => import(/* webpackChunkName: "islands" */ './Exercise/SolvedMark'),
};
