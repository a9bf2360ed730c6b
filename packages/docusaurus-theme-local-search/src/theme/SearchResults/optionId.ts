/** The id of an option's element, by which a combobox names the active one. */
export const optionId = (listboxId: string, position: number) => `${listboxId}-${position}`;
