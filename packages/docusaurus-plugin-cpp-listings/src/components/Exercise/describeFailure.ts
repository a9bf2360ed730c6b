/** The place and the condition that libc++ puts before the message of a failed check. */
const libraryCheck = /^.*libc\+\+ Hardening assertion .* failed: /;

/** Returns the reason why a program stopped, without the library's own details. */
export const describeFailure = (message: string): string =>
  message.replace(libraryCheck, '').trim();
