import type { ReactNode } from 'react';
import { affordabilityPrograms } from '@hearthway/contracts/affordability';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { aboutMonthly, aboutPrice, rateText } from '../../features/estimates/index.js';
import type { Homes } from './cards.js';
import css from './home-search.module.css';

/** What the figures on the cards rest on, said once. */
export function Basis({ list: { budget, plan } }: { readonly list: Homes }): ReactNode {
  if (!plan) return null;
  return (
    <p className={css['basis']}>
      {budget &&
        `Your budget is about ${aboutPrice(budget.priceCents)}, or ${aboutMonthly(budget.monthlyCents)} a month. `}
      Payments are estimates for {planText(plan)}. <PageLink to="/buying-power">Change them in Buying Power</PageLink>
    </p>
  );
}

/** `a conventional loan with 10% down at 6.25% over 30 years` */
function planText({ program, downPayment, annualRateMillionths, termMonths }: NonNullable<Homes['plan']>): string {
  const name = affordabilityPrograms[program];
  const loan = program === 'conventional' || program === 'jumbo' ? name.toLowerCase() : name;
  const down = downPayment.kind === 'percent' ? `${downPayment.basisPoints / 100}%` : formatCents(downPayment.cents);
  return `${/^[AEFIO]/i.test(loan) ? 'an' : 'a'} ${loan} loan with ${down} down at ${rateText(annualRateMillionths)} over ${termMonths / 12} years`;
}
