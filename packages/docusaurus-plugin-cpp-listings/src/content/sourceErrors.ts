import type {SourceFile} from './sourceFile';

/** Whether a text seems to define a function. The compiler reports errors in the definition. */
const definesFunction = (text: string, name: string): boolean =>
  new RegExp(`\\b${name}\\s*\\(`).test(text);

const quotedInclude = /^[ \t]*#[ \t]*include[ \t]*"/;

/**
 * Returns the reason why readers cannot compile a listing or the page cannot run it, with its
 * place.
 */
export function listingError({shown, text}: SourceFile): string | undefined {
  const lines = text.split('\n');
  const quoted = lines.findIndex((line) => quotedInclude.test(line));
  if (quoted >= 0) {
    return (
      `${shown}:${quoted + 1}: ${lines[quoted]?.trim()}: a listing may include only the standard ` +
      'library, so that readers can compile it; write the code that it needs into the listing'
    );
  }
  return definesFunction(text, 'main')
    ? undefined
    : `${shown}:1: there is no function main; add one that calls the listing and prints an example, ` +
        'because the page shows the output';
}

/** Returns the reason why a source cannot call a listing, with its place. */
export const proofError = ({shown, text}: SourceFile): string | undefined =>
  definesFunction(text, 'proof_main')
    ? undefined
    : `${shown}:1: there is no function proof_main; ` +
      'define int proof_main(int argc, char** argv), which calls the listing';
