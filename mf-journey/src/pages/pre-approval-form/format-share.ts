/** `36%` of 3612 basis points: an estimate. */
export const formatRoundedShare = (basisPoints: number): string => `${Math.round(basisPoints / 100)}%`;

/** `36.12%` of 3612 basis points; zeros at the end are left out. */
export function formatShare(basisPoints: number): string {
  const hundredths = String(basisPoints % 100).padStart(2, '0');
  const part = hundredths.replace(/0{1,2}$/, '');
  return `${Math.floor(basisPoints / 100)}${part && `.${part}`}%`;
}
