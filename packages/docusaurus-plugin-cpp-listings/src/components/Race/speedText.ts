import {numberText} from '../numberText';
import {minSpeed} from '../plot/scales';

/** Formats nanoseconds for each element with about three digits. */
export function speedText(speed: number): string {
  if (speed < minSpeed) {
    return `< ${numberText(minSpeed)}`;
  }
  const digits = Math.max(0, 2 - Math.floor(Math.log10(speed)));
  return numberText(speed, Math.min(3, digits));
}
