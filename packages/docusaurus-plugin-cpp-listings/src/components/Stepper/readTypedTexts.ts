/** Reads what stands in the fields before the panel is there. */
export function readTypedTexts(wrapper: HTMLElement): readonly string[] | undefined {
  const fields = [...wrapper.querySelectorAll<HTMLTextAreaElement>('[data-field]')];
  return fields.length > 0 ? fields.map(({value}) => value) : undefined;
}
