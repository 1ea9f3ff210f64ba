import { formatRounded } from '@hearthway/web-kit/money';

/** `$303,000`: an estimated price, to the nearest thousand dollars. */
export const aboutPrice = (cents: number): string => formatRounded(cents, 100_000);

/** `$2,330`: an estimated monthly amount, to the nearest ten dollars. */
export const aboutMonthly = (cents: number): string => formatRounded(cents, 1_000);

/** `$2,331` */
export const dollars = (cents: number): string => formatRounded(cents, 100);

/** 62,500 millionths become `6.25%`. At most three decimals. */
export const rateText = (millionths: number): string => `${Number((millionths / 10_000).toFixed(3))}%`;

/** Parses what people type as a percent, `6.25` or `6.25%`, to at most three decimals. */
export function parsePercent(typed: string): number | undefined {
  const [, digits] = /^(\d{1,3}(?:\.\d{0,3})?|\.\d{1,3})\s*%?$/.exec(typed.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
