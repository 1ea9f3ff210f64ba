import { notSoldYet, offerComparable, type OfferComparable } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dayOf } from '../../../features/local-time/index.js';
import { amount, count, typedAmount, typedCount, typedForm } from '../../../features/typed-form/index.js';

export const comparisons = { same: 'About the same', better: 'Better than this one', worse: 'Worse than this one' };

/** An adjustment is a direction and an amount. */
const controls = z.object({
  address: z.string(),
  priceCents: amount.optional,
  soldOn: z.string(),
  squareFeet: count,
  home: z.enum(['same', 'better', 'worse']),
  adjustmentCents: amount.optional,
  note: z.string(),
});
export type SaleValues = z.input<typeof controls>;

/** A direction without an amount would count for nothing, so the contract refuses it. */
function adjustmentOf(home: SaleValues['home'], cents: number | null): number {
  if (home === 'same') return 0;
  if (cents === null || cents === 0) return Number.NaN;
  return home === 'better' ? cents : -cents;
}

export const saleForm = typedForm<SaleValues, OfferComparable>(
  z.pipe(
    controls,
    z.transform(({ home, adjustmentCents, note, ...sale }) => ({
      ...sale,
      adjustmentCents: adjustmentOf(home, adjustmentCents),
      note: home === 'same' ? '' : note,
    })),
  ),
  // “Today” is by the buyer’s own calendar.
  offerComparable.check(z.refine(({ soldOn }) => soldOn <= dayOf(new Date()), { path: ['soldOn'], error: notSoldYet })),
);

export function saleValues(sale: OfferComparable | undefined): SaleValues {
  const adjustment = sale?.adjustmentCents ?? 0;
  return {
    address: sale?.address ?? '',
    priceCents: typedAmount(sale?.priceCents ?? null),
    soldOn: sale?.soldOn ?? '',
    squareFeet: typedCount(sale?.squareFeet ?? null),
    home: adjustment === 0 ? 'same' : adjustment > 0 ? 'better' : 'worse',
    adjustmentCents: typedAmount(adjustment === 0 ? null : Math.abs(adjustment)),
    note: sale?.note ?? '',
  };
}
