/** Matches a line that belongs to the next message: it names the function or the included file. */
const context = /^(?:In file included from |\S+: (?:In |At ))/;

const message = /(?:^|: )(?:fatal error|error|warning): /;

/** Matches what a compiler says about all its messages, which is no message itself. */
const closing =
  /^(?:fatal error: too many errors emitted|\d+ (?:error|warning)s?\b.* generated\.$|cc1plus: )/;

/** Returns a compiler's messages, each with its context, code and notes. */
function messagesOf(output: string): string[] {
  const messages: string[][] = [];
  let isInContext = false;
  for (const line of output.split('\n').filter((each) => !closing.test(each))) {
    const isContext = context.test(line);
    if ((isContext || message.test(line)) && !isInContext) {
      messages.push([]);
    }
    isInContext = isContext || (isInContext && !message.test(line));
    (messages.at(-1) ?? messages[messages.push([]) - 1])?.push(line);
  }
  return messages.map((lines) => lines.join('\n'));
}

/**
 * Matches the notes of a message, with their code, that show declarations, and not what instantiates
 * or includes its code.
 */
const declarations = /\n\S.*: note: (?!in instantiation|.*requested here).*(?:\n\s.*)*/g;

/** Matches the line of an error, up to the path of its file. */
const errorFile = /^(\S+?):\d+:\d+: (?:fatal error|error): /m;

/**
 * Leaves out the errors in files of the library that follow an error in the author's text: they are
 * its consequences, and much longer. Paths in the author's text are relative.
 */
function withoutConsequences(messages: readonly string[]): string[] {
  const files = messages.map((each) => errorFile.exec(each)?.[1]);
  const first = files.findIndex((file) => file !== undefined && !file.startsWith('/'));
  return messages.filter(
    (_, index) => first < 0 || index < first || !files[index]?.startsWith('/'),
  );
}

/**
 * Returns a compiler's output with each message once, and without errors in the library that follow
 * from earlier ones. A program contains the proof once for each of its listings, in the namespaces
 * `listing_0` and so on, and so do the messages about the proof. Their notes show the declarations of
 * one listing.
 */
export function distinctMessages(output: string): string {
  const first = new Map<string, string>();
  for (const each of messagesOf(output.replaceAll(/\blisting_\d+::/g, ''))) {
    const about = each.replaceAll(declarations, '');
    first.set(about, first.get(about) ?? each);
  }
  return withoutConsequences([...first.values()]).join('\n');
}
