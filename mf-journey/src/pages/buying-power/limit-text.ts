import type { AffordabilityLevel, Offer } from '@hearthway/contracts/affordability';
import { percent } from '@hearthway/contracts/money';
import { aboutMonthly, aboutPrice, dollars } from '../../features/estimates/index.js';

const allowed: Readonly<Record<AffordabilityLevel, string>> = {
  comfortable: 'at a comfortable level',
  typical: 'with a typical lender',
  ceiling: 'under this program',
  payment: 'with this payment',
};

interface LimitContext {
  readonly level: AffordabilityLevel;
  readonly minimumDownPaymentBasisPoints: number | null;
  readonly loanLimitCents: number | null;
}

/** Says what keeps the price from being higher, and what would change that. */
export function limitText(offer: Offer, context: LimitContext): string {
  const { priceCents, capCents, binding } = offer;
  if (priceCents === 0 && capCents <= 0) {
    return (
      `Your debts alone are more than ${allowed[context.level]} leaves for housing and debts, so no price fits. ` +
      `Paying off about ${aboutMonthly(Math.max(-capCents, 1_000))} of monthly debt would start to open it.`
    );
  }
  switch (binding) {
    case 'income':
      return `Limited by your income: housing may take about ${aboutMonthly(capCents)} a month ${allowed[context.level]}.`;
    case 'debts':
      return (
        `Limited by your debts: they leave about ${aboutMonthly(capCents)} a month for housing ${allowed[context.level]}. ` +
        'Paying one off raises the price.'
      );
    case 'payment':
      return `Limited by the ${dollars(capCents)} a month you chose.`;
    case 'down-payment':
      return (
        `Limited by your down payment of ${dollars(offer.downPaymentCents)}: this program asks for at least ` +
        `${percent(context.minimumDownPaymentBasisPoints ?? 0)} of the price.`
      );
    case 'loan-limit':
      return context.loanLimitCents === null
        ? 'Limited by this program’s loan limit in your county.'
        : `Limited by this program’s loan limit of ${dollars(context.loanLimitCents)} in your county.`;
    case 'cash':
      return 'Limited by your cash: after the down payment, it also has to cover closing costs and reserves.';
    case 'maximum':
      return `We don’t look above ${aboutPrice(priceCents)}.`;
  }
}
