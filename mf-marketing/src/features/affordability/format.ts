import { formatRounded } from '@hearthway/web-kit/money';

/** `$304,758`, to the nearest dollar. */
export const wholeDollars = (cents: number): string => formatRounded(cents, 100);

/** `$303,000`: an estimated price, to the nearest thousand dollars. */
export const roundedPrice = (cents: number): string => formatRounded(cents, 100_000);

/** `$2,330`: an estimated payment, to the nearest ten dollars. */
export const roundedPayment = (cents: number): string => formatRounded(cents, 1_000);

/** 625 becomes `6.25%`. At most three decimals. */
export const percent = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(3))}%`;
