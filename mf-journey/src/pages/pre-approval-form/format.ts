import { percentBeside } from '@hearthway/contracts/money';
import { formatRounded } from '@hearthway/web-kit/money';

/** `$8,333` */
export const formatDollars = (cents: number): string => formatRounded(cents, 100);

/** `about $2,520`: an estimated monthly amount. */
export const formatAboutDollars = (cents: number): string => `about ${formatRounded(cents, 1_000)}`;

/** `36%` of 3,612 basis points: an estimate, on the right side of the lenders' guideline if there is one. */
export const formatRatio = (basisPoints: number, guideline: number | null): string =>
  guideline === null ? `${Math.round(basisPoints / 100)}%` : percentBeside(basisPoints, guideline);
