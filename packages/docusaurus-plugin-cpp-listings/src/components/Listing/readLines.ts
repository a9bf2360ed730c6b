/** Returns the highlighted HTML of each line of the code that a `pre` shows. */
export function readLines(pre: Element | null | undefined): readonly string[] {
  const code = pre?.firstElementChild;
  const lines: string[] = [];
  let line = document.createElement('span');
  for (const node of code?.childNodes ?? []) {
    const parts = (node.textContent ?? '').split('\n');
    parts.forEach((part, index) => {
      if (index > 0) {
        lines.push(line.innerHTML);
        line = document.createElement('span');
      }
      if (part !== '') {
        const copy = node.cloneNode();
        copy.textContent = part;
        line.append(copy);
      }
    });
  }
  return line.innerHTML === '' ? lines : [...lines, line.innerHTML];
}
