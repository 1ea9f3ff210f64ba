import { shareNeeded } from '../money.js';
import type { InsuredLoan } from '../policy/private-mortgage-insurance.js';
import type { BuyerFigures } from './figures.js';

/** A home at a price, and how it is paid for. `loanCents` is without a financed fee. */
export interface Purchase extends InsuredLoan {
  readonly downPaymentCents: number;
}

/** The down payment is never above the price. */
export function purchaseAt(priceCents: number, { downPayment }: Pick<BuyerFigures, 'downPayment'>): Purchase {
  const planned = downPayment.kind === 'amount' ? downPayment.cents : shareNeeded(priceCents, downPayment.basisPoints);
  const downPaymentCents = Math.min(planned, priceCents);
  return { priceCents, downPaymentCents, loanCents: priceCents - downPaymentCents };
}
