/** The prefix of the namespace of a problem that is compiled separately from the listings. */
export const problemNamespace = 'problem_of_';

/**
 * Matches a namespace that only the build of a module adds, or that the library has inside its own:
 * `std::__2`.
 */
const namespace = String.raw`(?:(?:listing|problem)_\d+|${problemNamespace}\w+|__\d+)`;

const whole = new RegExp(`^${namespace}$`);
const before = new RegExp(String.raw`\b${namespace}::`, 'g');

/** Whether a namespace is one that nobody writes in a program. */
export const isModuleNamespace = (name: string): boolean => whole.test(name);

/** Returns a text without such namespaces before its names. */
export const withoutModuleNamespaces = (text: string): string => text.replace(before, '');
