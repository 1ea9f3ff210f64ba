import type { LoanClass } from '@hearthway/contracts/journey';
import type { PolicyRow, RowReader } from '@hearthway/contracts/policy';

export interface Place {
  readonly state: string;
  /** `null` if it isn’t known. */
  readonly countyFips: string | null;
}

/** Where the law makes the standard limit half as high again (12 U.S.C. 1717(b)(2)). */
const higherStandard: ReadonlySet<string> = new Set(['AK', 'HI']);

/**
 * How lenders class a loan for a home of one unit; `null` without a loan, or without this year's limits.
 *
 * @param loanCents integer US cents, without a financed fee
 */
export function loanClassOf(
  loanCents: number,
  { state, countyFips }: Place,
  rows: RowReader<PolicyRow>,
): LoanClass | null {
  if (loanCents <= 0) return null;
  const lowest = rows.findRow('conventional/limit/lowest');
  const highest = rows.findRow('conventional/limit/highest');
  if (!lowest || !highest) return null;
  const local =
    (countyFips === null ? undefined : rows.findRow(`conventional/limit/county/${countyFips}`)) ??
    rows.findRow(`conventional/limit/state/${state}`);
  // Without a local limit, all we know is the range of every county's limits.
  const known = local
    ? (local.range ?? { low: local.value, high: local.value })
    : { low: lowest.value, high: highest.value };
  const standard = higherStandard.has(state) ? lowest.value * 1.5 : lowest.value;
  if (loanCents <= standard) return 'conforming';
  if (loanCents <= known.low) return 'high_balance';
  return loanCents > known.high ? 'jumbo' : 'depends_on_county';
}
