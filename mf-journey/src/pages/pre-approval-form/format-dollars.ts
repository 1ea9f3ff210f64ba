import { formatRounded } from '@hearthway/web-kit/money';

/** `$8,333`: an amount of the buyer's, without its cents. */
export const wholeDollars = (cents: number): string => formatRounded(cents, 100);

/** `about $2,520`: an estimated monthly amount. */
export const aboutDollars = (cents: number): string => `about ${formatRounded(cents, 1_000)}`;
