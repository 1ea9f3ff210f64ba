import { dollars } from '../../features/estimates/index.js';

/** `$150 to $300`, or `$300` if both are the same. */
export function rangeText(lowCents: number, highCents: number): string {
  return lowCents === highCents ? dollars(highCents) : `${dollars(lowCents)} to ${dollars(highCents)}`;
}
