declare module '@theme/SearchDialog' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Called when the dialog is to be taken away. */
    readonly onClose: () => void;
  }

  export default function SearchDialog(props: Props): ReactNode;
}

declare module '@theme/SearchResults' {
  import type {ReactNode} from 'react';

  /** What makes the list the popup of a combobox, which keeps the focus. */
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
