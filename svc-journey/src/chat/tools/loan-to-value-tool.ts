import { figureLimits } from '@hearthway/contracts/affordability';
import { percent, ratioInBasisPoints, shareOf } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { dollars, dollarsUp } from '../../number-format/index.js';
import { inCents, loanInputs } from './loan-inputs.js';
import { citedEntry } from './sum-tools.js';
import { defineTool, type ToolResult } from './tool.js';

const required = z.number().check(z.gte(1), z.lte(figureLimits.priceCents / 100));
const { downPayment, downPaymentPercent } = loanInputs;

export const loanToValueTool = defineTool({
  name: 'loan-to-value',
  description:
    'Whether a conventional loan needs mortgage insurance (PMI) after an appraisal: the loan, a price less what is paid down, as a share of the lower of price and appraisal.',
  input: z.object({ price: required, appraisal: required, downPayment, downPaymentPercent }),
  proposes: false,
  activity: 'Working out the loan’s share',
  run({ price, appraisal, downPayment: cash, downPaymentPercent: share }, context): ToolResult {
    if (cash === undefined && share === undefined)
      return { text: 'How much do you put down, in dollars or as a percent?', asksForMore: true };
    const [priceCents, appraisedCents] = [inCents(price), inCents(appraisal)];
    const down = cash === undefined ? shareOf(priceCents, Math.round((share ?? 0) * 100)) : inCents(cash);
    const loan = Math.max(0, priceCents - down);
    const value = Math.min(priceCents, appraisedCents);
    const most = shareOf(value, withoutInsurance);
    const sum = `You borrow ${dollars(loan)}: ${dollars(priceCents)} less ${dollars(down)} down. A lender counts with the lower of price and appraisal, ${dollars(value)}, so the loan is **${percent(ratioInBasisPoints(loan, value))}** of it.`;
    return {
      text: [
        loan > most
          ? `**Yes**, a conventional loan would have PMI. ${sum}`
          : `**No**, a conventional loan wouldn’t need PMI. ${sum}`,
        loan > most
          ? `Without PMI, the loan can be at most 80%, ${dollars(most)}. That takes ${dollarsUp(priceCents - most)} down, **${dollarsUp(loan - most)} more** than you have planned, or a lower price.`
          : 'It stays at or under 80%, which is where PMI begins.',
        'Ask the lender to confirm it with the appraisal in hand.',
      ].join('\n\n'),
      ...citedEntry('private-mortgage-insurance', context),
    };
  },
});

/** Basis points: above it, a conventional loan has mortgage insurance. */
const withoutInsurance = 8_000;
