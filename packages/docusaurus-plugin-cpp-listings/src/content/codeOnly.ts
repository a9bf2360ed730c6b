/** A run of comments and space, or what must be kept as it stands: text and numbers. */
const tokens =
  /((?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|\s)+)|R"([^(\s]*)\([\s\S]*?\)\2"|"(?:\\.|[^"\\\n])*"|\b\d[\w.']*|'(?:\\.|[^'\\\n])+'/g;

/** Returns C++ without its comments and layout: what a change of words leaves as it is. */
export const codeOnly = (text: string): string =>
  text.replace(tokens, (token, gap?: string) => (gap === undefined ? token : ' ')).trim();
