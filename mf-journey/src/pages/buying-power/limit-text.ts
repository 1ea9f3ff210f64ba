import type {
  AffordabilityLevel,
  AffordabilityProgram,
  Offer,
  ProgramResult,
} from '@hearthway/contracts/affordability';
import { percent } from '@hearthway/contracts/money';
import { aboutMonthly, aboutPrice, dollars } from '../../features/estimates/index.js';

const allowed: Readonly<Record<AffordabilityLevel, string>> = {
  comfortable: 'at a comfortable level',
  typical: 'with a typical lender',
  ceiling: 'under this program',
  payment: 'under this program',
};

interface LimitContext {
  readonly level: AffordabilityLevel;
  readonly program: ProgramResult;
  readonly hasIncome: boolean;
}

/** Says what keeps the price from being higher, and what would change that. */
export function limitText(offer: Offer, { level, program, hasIncome }: LimitContext): string {
  const { priceCents, capCents, binding } = offer;
  if (!hasIncome && priceCents === 0) return 'Without an income, no payment fits.';
  if (priceCents === 0 && binding === 'debts' && capCents <= 0) {
    return (
      `Your debts alone are more than housing and debts together may take ${allowed[level]}, so no price fits. ` +
      `Paying off about ${aboutMonthly(Math.max(-capCents, 1_000))} of monthly debt would start to open it.`
    );
  }
  if (priceCents === 0 && (binding === 'income' || binding === 'debts' || binding === 'payment')) {
    return `Taxes, insurance, and dues alone take more than there is for housing, about ${aboutMonthly(capCents)} a month, so no price fits.`;
  }
  switch (binding) {
    case 'income':
      return `Limited by your income: housing may take about ${aboutMonthly(capCents)} a month ${allowed[level]}.`;
    case 'debts':
      return (
        `Limited by your debts: they leave about ${aboutMonthly(capCents)} a month for housing ${allowed[level]}. ` +
        'Paying one off raises the price.'
      );
    case 'payment':
      return `Limited by the ${dollars(capCents)} a month you chose.`;
    case 'down-payment':
      return (
        `Limited by your down payment of ${dollars(offer.downPaymentCents)}: this program asks for at least ` +
        `${percent(program.minimumDownPaymentBasisPoints ?? 0)} of the price.`
      );
    case 'loan-limit':
      return program.limit?.kind === 'exact'
        ? `Limited by this program’s loan limit of ${dollars(program.limit.cents)} in your county.`
        : `Limited by this program’s loan limit, which is at least ${dollars(program.limit?.cents ?? 0)}. Your county’s may be higher.`;
    case 'cash':
      return 'Limited by your cash: it has to cover the down payment, the closing costs, and the reserves.';
    case 'maximum':
      return `We don’t look above ${aboutPrice(priceCents)}.`;
  }
}

/** Names of the loans within a sentence. */
export const loanTexts: Readonly<Record<AffordabilityProgram, string>> = {
  conventional: 'a conventional loan',
  fha: 'an FHA loan',
  va: 'a VA loan',
  usda: 'a USDA loan',
  jumbo: 'a jumbo loan',
};
