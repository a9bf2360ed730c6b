declare module '@theme/SearchDialog' {
  import type {ComponentType, ReactNode} from 'react';
  import type {Props as ContentProps} from '@theme/SearchDialog/Content';

  export interface Props {
    /** The component below the field; undefined until its code is loaded. */
    readonly Content: ComponentType<ContentProps> | undefined;
    /** Whether that code could not be loaded. */
    readonly isContentMissing: boolean;
    /** Called when the dialog should close. */
    readonly onClose: () => void;
  }

  export default function SearchDialog(props: Props): ReactNode;
}

declare module '@theme/SearchDialog/Content' {
  import type {ReactNode, RefObject} from 'react';

  export interface Props {
    /** The field: a combobox whose options are in the content. */
    readonly input: RefObject<HTMLInputElement | null>;
    /** The id for the listbox. */
    readonly listboxId: string;
    /** Called when the dialog should close. */
    readonly onClose: () => void;
  }

  export default function SearchDialogContent(props: Props): ReactNode;
}

declare module '@theme/SearchResults' {
  import type {ReactNode} from 'react';

  /** Props that make the list the popup of a combobox, which keeps the focus. */
  export interface ListboxProps {
    readonly id: string;
    /** The position of the active option. */
    readonly active: number;
    readonly onActivate: (position: number) => void;
    /** Whether another answer is about to replace this one. */
    readonly isBusy: boolean;
  }

  export interface Props {
    readonly answer: import('../client/answers').Answer;
    /** Called when a result is opened, in this tab or elsewhere, such as in a new tab. */
    readonly onOpen: (isElsewhere: boolean) => void;
    /**
     * If present, the results are a listbox, grouped by category; otherwise a plain list in the
     * order of the answer.
     */
    readonly listbox?: ListboxProps;
  }

  export default function SearchResults(props: Props): ReactNode;
}

declare module '@theme/SearchPrivacy' {
  import type {ReactNode} from 'react';

  export default function SearchPrivacy(): ReactNode;
}
