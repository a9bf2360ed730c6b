/** Matches a run of comments and white space, or a string or number, which must not change. */
const tokens =
  /((?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|\s)+)|R"([^(\s]*)\([\s\S]*?\)\2"|"(?:\\.|[^"\\\n])*"|\b\d[\w.']*|'(?:\\.|[^'\\\n])+'/g;

/** Returns C++ without comments and layout, so that changes of wording do not change the result. */
export const withoutComments = (text: string): string =>
  text.replace(tokens, (token, gap?: string) => (gap === undefined ? token : ' ')).trim();
