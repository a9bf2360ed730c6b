import {type ComponentProps, type ReactNode} from 'react';

/** A stub of the theme's heading. */
export default function Heading({as: Tag, ...props}: ComponentProps<'h1'> & {as: 'h1'}): ReactNode {
  return <Tag {...props} />;
}
