import type { LoanClass, UsStateCode } from '@hearthway/contracts/journey';
import type { PolicyRow, RowsByKey } from '@hearthway/contracts/policy';

export interface Place {
  readonly state: UsStateCode;
  /** `null` if it isn’t known. */
  readonly countyFips: string | null;
}

/** Where the law makes the highest limit the standard one. */
const highestIsStandard: ReadonlySet<UsStateCode> = new Set(['AK', 'HI']);

/**
 * The class of a loan for a home of one unit, and the dated limits that it follows from. `undefined` without a loan. Until
 * the limits of this year are known, only a loan within the lowest of last year's has a class, because that one never falls.
 *
 * @param loanCents integer US cents, without a financed fee
 */
export function loanClassOf(
  loanCents: number,
  { state, countyFips }: Place,
  rows: RowsByKey<PolicyRow>,
): { readonly loanClass: LoanClass; readonly policyRows: readonly PolicyRow[] } | undefined {
  const lowest = rows.get('conventional/limit/lowest');
  const highest = rows.get('conventional/limit/highest');
  if (loanCents <= 0 || !lowest) return undefined;
  if (!highest) return loanCents <= lowest.value ? { loanClass: 'conforming', policyRows: [lowest] } : undefined;
  const local =
    (countyFips === null ? undefined : rows.get(`conventional/limit/county/${countyFips}`)) ??
    rows.get(`conventional/limit/state/${state}`);
  // Without the county's own limit, all that is known is what every county's is between.
  const known = local?.range ?? { low: (local ?? lowest).value, high: (local ?? highest).value };
  const standard = highestIsStandard.has(state) ? highest : lowest;
  const loanClass =
    loanCents <= standard.value
      ? 'conforming'
      : loanCents <= known.low
        ? 'high_balance'
        : loanCents > known.high
          ? 'jumbo'
          : 'depends_on_county';
  return { loanClass, policyRows: [standard, ...(local ? [local] : [highest])] };
}
