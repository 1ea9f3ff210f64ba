import { affordabilityPrograms, purchaseCost, type BuyerFigures } from '@hearthway/contracts/affordability';
import { monthlyPayment } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citePayment, citeRows, isOfPayment } from './cite.js';
import { downPaymentOf, inCents, knownFigures, loanInputs } from './loan-inputs.js';
import { assumedDown, costsIn, costsOnTop } from './monthly-parts.js';
import { defineTool, type ToolResult } from './tool.js';
import { capitalized, downPaymentText, exactDollars, listed, rateText, yearsText } from './words.js';

const programs = ['conventional', 'fha', 'va', 'usda', 'jumbo'] as const;

export const paymentTool = defineTool({
  name: 'payment',
  description:
    'The monthly payment of a home price or a loan amount: principal and interest, and with a state also tax, insurance, and mortgage insurance. Amounts in dollars, rates in percent.',
  input: z.object({ ...loanInputs, program: z.optional(z.enum(programs)) }),
  proposes: false,
  activity: 'Working out the payment',
  async run({ program = 'conventional', ...inputs }, context): Promise<ToolResult> {
    const { figures, has, read } = await knownFigures(inputs, context);
    if (inputs.price === undefined) {
      if (inputs.loan !== undefined) return ofLoan(inCents(inputs.loan), figures);
      return {
        text: 'For which price, or which loan amount? Tell me the state and the down payment, too.',
        asksForMore: true,
      };
    }
    const priceCents = inCents(inputs.price);
    const downPaymentCents = downPaymentOf(figures, priceCents);
    const loanCents = priceCents - downPaymentCents;
    const cost = has.state ? purchaseCost(program, priceCents, figures, context.rows) : undefined;
    const assumed = has.downPayment ? [] : [assumedDown(figures)];
    if (!cost) {
      const { annualRateMillionths, termMonths: months } = figures;
      const cents = monthlyPayment({ principalCents: loanCents, annualRateMillionths, months });
      return {
        text: [
          `A ${dollars(priceCents)} home with ${downPaymentText(figures)} down, at ${rateText(figures)} over ${yearsText(figures)}, costs **${aboutDollars(cents)} a month** in principal and interest alone. ${costsOnTop(has.state ? figures.state : undefined)}`,
          ...assumed,
        ].join('\n\n'),
        citations: [...read.citations, citePayment],
        used: read.used,
        asksForMore: !has.state,
      };
    }
    const { monthly } = cost;
    const { annualRateMillionths, termMonths } = figures;
    return {
      text: [
        `A ${dollars(priceCents)} home with ${downPaymentText(figures)} down, ${affordabilityPrograms[program]}, at ${rateText(figures)} over ${yearsText(figures)} costs **${aboutDollars(monthly.totalCents)} a month**. ${capitalized(listed(costsIn([monthly])))} are in it, beside principal and interest.`,
        ...assumed,
      ].join('\n\n'),
      cards: [
        {
          kind: 'payment',
          program: affordabilityPrograms[program],
          priceCents,
          downPaymentCents,
          loanCents,
          annualRateMillionths,
          termMonths,
          monthly,
        },
      ],
      citations: [...read.citations, ...citeRows(cost.policyRowIds.filter(isOfPayment), context.rows)],
      used: read.used,
    };
  },
});

/** To the cent: nothing of it is estimated. */
function ofLoan(principalCents: number, figures: BuyerFigures): ToolResult {
  const { annualRateMillionths, termMonths: months } = figures;
  const cents = monthlyPayment({ principalCents, annualRateMillionths, months });
  return {
    text: `A ${dollars(principalCents)} loan at ${rateText(figures)} over ${yearsText(figures)} costs **${exactDollars(cents)} a month** in principal and interest.`,
    citations: [citePayment],
  };
}
