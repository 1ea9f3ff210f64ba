import { dollars } from '../../features/estimates/index.js';

interface Range {
  readonly lowCents: number;
  readonly highCents: number;
}

/** `$150 to $300`, or `$300` if both are the same. */
export const rangeText = ({ lowCents, highCents }: Range): string =>
  lowCents === highCents ? dollars(highCents) : `${dollars(lowCents)} to ${dollars(highCents)}`;
