/** The reader's use of the static preview of a panel before the panel has loaded. */
export interface EarlierUse {
  /** The texts in the fields; absent if there are no fields. */
  readonly texts?: readonly string[];
  /** The number of the step that the slider shows. */
  readonly position: number;
}

/** Reads the current state of the static preview of a panel. */
export function readEarlierUse(picture: HTMLElement): EarlierUse {
  const fields = [...picture.querySelectorAll<HTMLTextAreaElement>('[data-field]')];
  const slider = picture.querySelector<HTMLInputElement>('[type=range]');
  return {
    ...(fields.length > 0 && {texts: fields.map(({value}) => value)}),
    position: Number(slider?.value ?? 0),
  };
}
