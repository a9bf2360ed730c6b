/** What a reader did with the server's picture of a panel before the panel was there. */
export interface EarlierUse {
  /** What stands in the fields; absent where there are none. */
  readonly texts?: readonly string[];
  /** The number of the step at which the slider stands. */
  readonly position: number;
}

/** Reads what the server's picture of a panel holds now. */
export function readEarlierUse(picture: HTMLElement): EarlierUse {
  const fields = [...picture.querySelectorAll<HTMLTextAreaElement>('[data-field]')];
  const slider = picture.querySelector<HTMLInputElement>('[type=range]');
  return {
    ...(fields.length > 0 && {texts: fields.map(({value}) => value)}),
    position: Number(slider?.value ?? 0),
  };
}
