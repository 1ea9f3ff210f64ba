import { affordabilityPrograms, purchaseCost, type BuyerFigures } from '@hearthway/contracts/affordability';
import { monthlyPayment } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citePayment, citeRows, isOfPayment } from './cite.js';
import { downPaymentOf, inCents, knownFigures, loanInputs } from './loan-inputs.js';
import { defineTool, type ToolResult } from './tool.js';
import { downPaymentText, exactDollars, rateText, yearsText } from './words.js';

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
    if (!cost) {
      const { text, ...rest } = ofLoan(loanCents, figures);
      const more = has.state
        ? 'Taxes and insurance come on top.'
        : 'Taxes and insurance come on top. In which state is the home?';
      return { ...rest, text: `${text}\n\n${more}`, asksForMore: !has.state };
    }
    const { monthly } = cost;
    const { annualRateMillionths, termMonths } = figures;
    return {
      text: [
        `A ${dollars(priceCents)} home with ${downPaymentText(figures)} down, ${affordabilityPrograms[program]}, at ${rateText(figures)} over ${yearsText(figures)} costs **${aboutDollars(monthly.totalCents)} a month**:`,
        parts
          .filter(([part]) => monthly[part] !== 0)
          .map(([part, name]) => `- ${name}: ${dollars(monthly[part])}`)
          .join('\n'),
        ...(has.downPayment ? [] : [`I assumed ${downPaymentText(figures)} down, because you haven’t said.`]),
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

const parts = [
  ['principalAndInterestCents', 'Principal and interest'],
  ['propertyTaxCents', 'Property tax'],
  ['homeInsuranceCents', 'Home insurance'],
  ['mortgageInsuranceCents', 'Mortgage insurance'],
  ['hoaCents', 'HOA'],
  ['floodInsuranceCents', 'Flood insurance'],
] as const;

function ofLoan(principalCents: number, figures: BuyerFigures): ToolResult {
  const { annualRateMillionths, termMonths: months } = figures;
  const cents = monthlyPayment({ principalCents, annualRateMillionths, months });
  return {
    text: `A ${dollars(principalCents)} loan at ${rateText(figures)} over ${yearsText(figures)} costs **${exactDollars(cents)} a month** in principal and interest.`,
    citations: [citePayment],
  };
}
