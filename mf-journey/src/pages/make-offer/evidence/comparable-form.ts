import { notSoldYet, offerComparable, type OfferComparable } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { saleControls, saleValues } from '../../../features/comparable-sales/index.js';
import { dayOf } from '../../../features/local-time/index.js';
import { amount, typedAmount, typedForm } from '../../../features/typed-form/index.js';

export const comparisons = { same: 'About the same', better: 'Better than this one', worse: 'Worse than this one' };

/** An adjustment is a direction and an amount. */
const controls = z.extend(saleControls, {
  home: z.enum(['same', 'better', 'worse']),
  adjustmentCents: amount.optional,
});
export type ComparableValues = z.input<typeof controls>;

/** A direction without an amount would count for nothing, so the contract refuses it. */
function adjustmentOf(home: ComparableValues['home'], cents: number | null): number {
  if (home === 'same') return 0;
  if (cents === null || cents === 0) return Number.NaN;
  return home === 'better' ? cents : -cents;
}

export const comparableForm = typedForm<ComparableValues, OfferComparable>(
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

export function comparableValues(sale: OfferComparable | undefined): ComparableValues {
  const adjustment = sale?.adjustmentCents ?? 0;
  return {
    ...saleValues(sale),
    home: adjustment === 0 ? 'same' : adjustment > 0 ? 'better' : 'worse',
    adjustmentCents: typedAmount(adjustment === 0 ? null : Math.abs(adjustment)),
  };
}
