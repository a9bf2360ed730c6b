import {fence} from './lineOf';

/** Matches fenced code, which ends with the text if it is not closed, and inline code. */
const code =
  /^[\s>]*(`{3,}|~{3,}).*\n(?:[\s\S]*?^[\s>]*\1[`~]*[ \t]*$|[\s\S]*)|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])+?(?<!`)\2(?!`)/gm;

/** The replacement character, by which decoding replaces bytes that are not UTF-8. */
const notText = '\uFFFD';

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** A fault that stops the build, for which Docusaurus' own message gives no reason. */
export interface BodyFault {
  /** The line, counted from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Returns the fault in the text of a file, if there is one: a character that is not UTF-8, and, below
 * the front matter, an HTML comment or a post without a truncate mark.
 */
export function faultOfBody(content: string, isPost: boolean): BodyFault | undefined {
  const garbled = content.indexOf(notText);
  if (garbled >= 0) {
    return {
      line: content.slice(0, garbled).split('\n').length,
      message: 'a character is not UTF-8; save the file as UTF-8',
    };
  }
  const [front = ''] = fence.exec(content) ?? [];
  const body = (blank(front) + content.slice(front.length)).replace(code, blank);
  const lineAt = (place: number) => body.slice(0, place).split('\n').length;
  const comment = body.indexOf('<!--');
  if (comment >= 0) {
    return {
      line: lineAt(comment),
      message: 'an HTML comment does not work here; write {/* … */}',
    };
  }
  return !isPost || /\{\/\*\s*truncate\s*\*\/\}/.test(body)
    ? undefined
    : {
        line: lineAt(front.length) + 1,
        message:
          '{/* truncate */} is missing; put it on a line of its own, after the text that lists of posts show',
      };
}
