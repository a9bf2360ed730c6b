import {type ComponentProps, type ReactNode} from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';

type Props = ComponentProps<typeof CollapseButton>;

/** The button of the table of contents of narrow screens, which says whether that is unfolded. */
export default function CollapseButtonWrapper(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
