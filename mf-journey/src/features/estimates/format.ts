import type { PolicyRow } from '@hearthway/contracts/journey';
import { formatCents, formatInteger, formatRounded } from '@hearthway/web-kit/money';

/** `$303,000`: an estimated price, to the nearest thousand dollars. */
export const aboutPrice = (cents: number): string => formatRounded(cents, 100_000);

/** `$2,330`: an estimated monthly amount, to the nearest ten dollars. */
export const aboutMonthly = (cents: number): string => formatRounded(cents, 1_000);

/** `$2,331` */
export const dollars = (cents: number): string => formatRounded(cents, 100);

/** 62,500 becomes `6.25%`. At most three decimals. */
export const rateText = (millionths: number): string => `${Number((millionths / 10_000).toFixed(3))}%`;

/** 350 becomes `3.5%`. */
export const shareText = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(2))}%`;

/** Parses what people type as a percent, `6.25` or `6.25%`, to at most three decimals. */
export function parsePercent(typed: string): number | undefined {
  const [, digits] = /^(\d{1,3}(?:\.\d{0,3})?)\s*%?$/.exec(typed.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A dated figure in its unit: `3.5%`, `$806,500`, `620 points`. */
export function policyValue({ unit, value: own }: Pick<PolicyRow, 'unit' | 'value'>, value = own): string {
  switch (unit) {
    case 'basis-points':
      return shareText(value);
    case 'millionths':
      return `${Number((value / 10_000).toFixed(4))}%`;
    case 'cents':
      return formatCents(value);
    case 'points':
      return `${formatInteger(value)} points`;
    case 'months':
      return `${formatInteger(value)} months`;
    case 'count':
      return formatInteger(value);
  }
}
