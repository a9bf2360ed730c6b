import MDXComponents from '@theme-original/MDXComponents';
import Advanced from '@site/src/components/Advanced';
import InShort from '@site/src/components/InShort';
import Related from '@site/src/components/Related';
import Term from '@site/src/components/Term';

/** Adds the components of the site's articles. */
export default {...MDXComponents, Advanced, InShort, Related, Term};
