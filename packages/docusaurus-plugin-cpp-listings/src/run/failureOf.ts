import type {Failure} from '../model/trace';
import {maxPrinted} from './printer';
import {typeName} from './typeName';

/** The location and the condition that libc++ puts before the message of a failed check. */
const libraryCheck = /^.*libc\+\+ Hardening assertion .* failed: /;

const refusal = 'refused: ';
const endless: Readonly<Record<string, string>> = {
  endless: 'it was stopped because it does not seem to end',
  'prints too much': `it was stopped after it had printed more than ${maxPrinted.toLocaleString('en')} bytes`,
};

/**
 * Matches the engines' messages about a call through a null or invalid function pointer. Chromium's
 * does not distinguish the two.
 */
const invalidCall = /null function|table index|indirect call|call_indirect/;

const tooDeep = 'the calls are nested too deeply';

/** Describes a trap. Each engine has its own message for it. */
function describeTrap(error: unknown): string {
  if (error instanceof RangeError) {
    return tooDeep;
  }
  if (!(error instanceof WebAssembly.RuntimeError)) {
    return 'an exception left the program';
  }
  if (/divide|remainder|division/.test(error.message)) {
    return 'a division by zero';
  }
  if (invalidCall.test(error.message)) {
    return 'a call through a null or invalid function pointer';
  }
  if (error.message.includes('out of bounds')) {
    return 'an access outside the memory of the program';
  }
  if (error.message.includes('stack')) {
    return tooDeep;
  }
  return 'a runtime check stopped the program';
}

/**
 * Describes why a run ended without an answer.
 *
 * @param error the error that the module threw.
 * @param panicMessage the message that the program or its host reported before that.
 */
export function failureOf(error: unknown, panicMessage: string | undefined): Failure {
  const words = (panicMessage ?? describeTrap(error)).replace(libraryCheck, '').trim();
  if (words.startsWith(refusal)) {
    return {kind: 'refused', message: words.slice(refusal.length)};
  }
  const thrown = /^thrown: (.*)$/.exec(words)?.[1];
  if (thrown !== undefined) {
    return {kind: 'trap', message: `an exception of type ${typeName(thrown)} left the program`};
  }
  const why = endless[words];
  return why === undefined ? {kind: 'trap', message: words} : {kind: 'endless', message: why};
}
