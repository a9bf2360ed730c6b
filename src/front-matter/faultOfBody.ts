import {fence} from './lineOf';

/** A fenced block, to the end where it is left open, and code within a paragraph. */
const code =
  /^[\s>]*(`{3,}|~{3,}).*\n(?:[\s\S]*?^[\s>]*\1[`~]*[ \t]*$|[\s\S]*)|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])+?(?<!`)\2(?!`)/gm;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** What stops a build, for reasons that its own message does not tell. */
export interface BodyFault {
  /** Counted from 1. */
  readonly line: number;
  readonly complaint: string;
}

/**
 * Returns what is wrong with the text below the front matter of a file, if anything is: an HTML
 * comment, and for a post that lists do not know how much of it to show.
 */
export function faultOfBody(content: string, isPost: boolean): BodyFault | undefined {
  const [front = ''] = fence.exec(content) ?? [];
  const body = (blank(front) + content.slice(front.length)).replace(code, blank);
  const lineAt = (place: number) => body.slice(0, place).split('\n').length;
  const comment = body.indexOf('<!--');
  if (comment >= 0) {
    return {
      line: lineAt(comment),
      complaint: 'write {/* … */}: an HTML comment does not work here',
    };
  }
  return !isPost || /\{\/\*\s*truncate\s*\*\/\}/.test(body)
    ? undefined
    : {
        line: lineAt(front.length) + 1,
        complaint:
          'there is no {/* truncate */}: put it, on a line of its own, after what lists of posts show',
      };
}
