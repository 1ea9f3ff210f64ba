import { formatRounded } from '@hearthway/web-kit/money';

/** `$8,333` */
export const formatDollars = (cents: number): string => formatRounded(cents, 100);

/** `about $2,520`: an estimated monthly amount. */
export const formatAboutDollars = (cents: number): string => `about ${formatRounded(cents, 1_000)}`;

/** `36%` of 3612 basis points: an estimate. */
export const formatRoundedShare = (basisPoints: number): string => `${Math.round(basisPoints / 100)}%`;

/** `36.12%` of 3612 basis points, without trailing zeros. */
export function formatShare(basisPoints: number): string {
  const hundredths = String(basisPoints % 100).padStart(2, '0');
  const part = hundredths.replace(/0{1,2}$/, '');
  return `${Math.floor(basisPoints / 100)}${part && `.${part}`}%`;
}
