/** `6.25%` of 62,500 millionths; empty for `null`. */
export function formatPercent(millionths: number | null): string {
  return millionths === null ? '' : `${millionths / 10_000}%`;
}

/** `30 years`, or `318 months`. */
export function formatTerm(months: number): string {
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}
