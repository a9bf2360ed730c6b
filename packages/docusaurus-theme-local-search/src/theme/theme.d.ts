declare module '@theme/SearchDialog' {
  import type {ComponentType, ReactNode} from 'react';
  import type {Props as ContentProps} from '@theme/SearchDialog/Content';

  export interface Props {
    /** The component below the field; undefined until its code has come. */
    readonly Content: ComponentType<ContentProps> | undefined;
    /** Whether that code could not be fetched. */
    readonly isContentMissing: boolean;
    /** Called when the dialog is to be taken away. */
    readonly onClose: () => void;
  }

  export default function SearchDialog(props: Props): ReactNode;
}

declare module '@theme/SearchDialog/Content' {
  import type {ReactNode, RefObject} from 'react';

  export interface Props {
    /** The field, a combobox whose options the content has. */
    readonly input: RefObject<HTMLInputElement | null>;
    /** The id that the listbox is to have. */
    readonly listboxId: string;
    /** Called when the dialog is to be taken away. */
    readonly onClose: () => void;
  }

  export default function SearchDialogContent(props: Props): ReactNode;
}

declare module '@theme/SearchResults' {
  import type {ReactNode} from 'react';

  /** Props that make the list the popup of a combobox, which keeps the focus. */
  export interface ListboxProps {
    readonly id: string;
    /** Position of the active option. */
    readonly active: number;
    readonly onActivate: (position: number) => void;
    /** Whether another answer is about to replace this one. */
    readonly isBusy: boolean;
  }

  export interface Props {
    readonly answer: import('../client/answers').Answer;
    /** Called when a result is opened in this tab. */
    readonly onOpen: () => void;
    /** A plain list in the order of the answer when absent, else grouped by category. */
    readonly listbox?: ListboxProps;
  }

  export default function SearchResults(props: Props): ReactNode;
}

declare module '@theme/SearchPrivacy' {
  import type {ReactNode} from 'react';

  export default function SearchPrivacy(): ReactNode;
}
