import { percentBeside } from '@hearthway/contracts/money';
import { formatRounded } from '@hearthway/web-kit/money';

/** `$8,333` */
export const formatDollars = (cents: number): string => formatRounded(cents, 100);

/** `about $2,520`: an estimated monthly amount. */
export const formatAboutDollars = (cents: number): string => `about ${formatRounded(cents, 1_000)}`;

/** 3,612 basis points become `36%`: an estimate, rounded to the correct side of the lenders' guideline, if any. */
export const formatRatio = (basisPoints: number, guideline: number | null): string =>
  guideline === null ? `${Math.round(basisPoints / 100)}%` : percentBeside(basisPoints, guideline);
