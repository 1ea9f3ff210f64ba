import { affordabilityPrograms, purchaseCost, type BuyerFigures } from '@hearthway/contracts/affordability';
import { monthlyPayment } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citePayment, citeRows, isOfPayment } from './cite.js';
import { downPaymentOf, inCents, knownFigures, loanInputs, withUsualDown } from './loan-inputs.js';
import { assumedDown, costsIn, costsOnTop } from './monthly-parts.js';
import { onePart, parts, programs, quotedPart } from './payment-part.js';
import { defineTool, type ToolResult } from './tool.js';
import { capitalized, downPaymentText, exactDollars, listed, rateText, yearsText } from './words.js';

export const paymentTool = defineTool({
  name: 'payment',
  description:
    'The monthly payment of a home price or a loan amount: principal and interest, and with a state also tax, insurance, and mortgage insurance. `part` if one part is asked for: PMI or MIP, tax, insurance, or the VA, FHA, or USDA upfront fee. Amounts in dollars, rates in percent.',
  input: z.object({
    ...loanInputs,
    program: z.optional(z.enum(programs)),
    part: z.optional(z.enum(parts)),
    /** For VA: whether the benefit was used before. */
    usedVaBefore: z.optional(z.boolean()),
    /** Quoted mortgage insurance or property tax, per year, in percent; replaces ours. */
    quotedPercent: loanInputs.rate,
    /** To compare the payment with. */
    monthlyRent: loanInputs.monthlyHoa,
  }),
  proposes: false,
  activity: 'Working out the payment',
  async run(
    { program = 'conventional', part, quotedPercent, monthlyRent, usedVaBefore = false, ...inputs },
    context,
  ): Promise<ToolResult> {
    const known = withUsualDown(program, await knownFigures(inputs, context), context);
    if (quotedPercent !== undefined && (part === 'mortgage-insurance' || part === 'property-tax')) {
      const asked = { part, quotedBasisPoints: Math.round(quotedPercent * 100) };
      return quotedPart(asked, inputs, known);
    }
    if (part !== undefined && (inputs.price ?? inputs.loan) !== undefined) {
      return onePart(
        part,
        {
          program,
          usedVaBefore,
          priceCents: inCents(inputs.price ?? inputs.loan ?? 0),
          isLoan: part === 'upfront-fee' && inputs.price === undefined,
        },
        known,
        context,
      );
    }
    const { figures, has, read } = known;
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
    const isKnown = has.state || (figures.propertyTaxBasisPoints !== null && figures.annualHomeInsuranceCents !== null);
    const cost = isKnown ? purchaseCost(program, priceCents, figures, context.rows) : undefined;
    const assumed = has.downPayment ? [] : [assumedDown(figures)];
    if (!cost) {
      const { annualRateMillionths, termMonths: months } = figures;
      const cents = monthlyPayment({ principalCents: loanCents, annualRateMillionths, months });
      return {
        text: [
          `A ${dollars(priceCents)} home with ${downPaymentText(figures)} down, at ${rateText(figures)} over ${yearsText(figures)}, costs **${aboutDollars(cents)} a month** in principal and interest alone. ${costsOnTop(has.state ? figures.state : undefined)}`,
          ...besideRent(monthlyRent, cents, 'Before taxes and insurance, that'),
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
        ...besideRent(monthlyRent, monthly.totalCents),
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

/** To the cent: none of it is estimated. */
function ofLoan(principalCents: number, figures: BuyerFigures): ToolResult {
  const { annualRateMillionths, termMonths: months } = figures;
  const cents = monthlyPayment({ principalCents, annualRateMillionths, months });
  return {
    text: `A ${dollars(principalCents)} loan at ${rateText(figures)} over ${yearsText(figures)} costs **${exactDollars(cents)} a month** in principal and interest.`,
    citations: [citePayment],
  };
}

/** The first year’s difference; what owning a home returns is left to the page. */
function besideRent(rent: number | undefined, monthlyCents: number, that = 'That'): string[] {
  if (rent === undefined) return [];
  const more = monthlyCents - inCents(rent);
  return [
    `${that} is ${aboutDollars(Math.abs(more))} a month ${more < 0 ? 'less' : 'more'} than a rent of ${dollars(inCents(rent))}. A part of the payment becomes your equity, and repairs come on top. [Buying Power](/buying-power) holds renting against buying over the years.`,
  ];
}
