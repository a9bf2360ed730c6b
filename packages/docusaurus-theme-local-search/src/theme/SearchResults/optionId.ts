/** Returns the id of an option's element, which the combobox uses to name the active option. */
export const optionId = (listboxId: string, position: number) => `${listboxId}-${position}`;
