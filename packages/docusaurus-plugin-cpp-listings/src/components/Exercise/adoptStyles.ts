import {StyleModule} from 'style-mod';

const sheets = new Map<StyleModule, CSSStyleSheet>();

function sheetOf(module: StyleModule): CSSStyleSheet {
  const known = sheets.get(module);
  if (known) {
    return known;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(module.getRules());
  sheets.set(module, sheet);
  return sheet;
}

/**
 * Makes the document adopt CodeMirror's styles. CodeMirror would otherwise write them into a style
 * element, which a strict content security policy blocks.
 */
export function adoptStyles(): void {
  StyleModule.mount = (root, modules) => {
    const own = [modules].flat().map(sheetOf);
    const others = root.adoptedStyleSheets.filter((sheet) => !own.includes(sheet));
    root.adoptedStyleSheets = [...others, ...own];
  };
}
