/** libc++ puts the place and the condition of a failed check before its words. */
const libraryCheck = /^.*libc\+\+ Hardening assertion .* failed: /;

/** Why a program stopped, without what is of the library's own making. */
export const sayFailure = (message: string): string => message.replace(libraryCheck, '').trim();
