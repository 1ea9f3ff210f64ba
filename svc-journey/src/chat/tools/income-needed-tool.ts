import {
  affordability,
  figureLimits,
  highestPrice,
  purchaseCost,
  type AffordabilityProgram,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citeRows } from './cite.js';
import { inCents, knownFigures, loanInputs, withUsualDown } from './loan-inputs.js';
import { assumedDown } from './monthly-parts.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';
import { downPaymentText, loanOf, rateText, roundedPrice, stateName, yearsText } from './words.js';

export const incomeNeededTool = defineTool({
  name: 'income-needed',
  description: 'The yearly income with which a price is comfortable, and with which a typical lender allows it.',
  input: z.object({ ...loanInputs, program: z.optional(z.enum(['conventional', 'fha', 'va', 'usda', 'jumbo'])) }),
  proposes: false,
  activity: 'Working out the income',
  async run({ price, program = 'conventional', ...inputs }, context): Promise<ToolResult> {
    if (price === undefined) return { text: 'For which price, and in which state?', asksForMore: true };
    const priceCents = inCents(price);
    const { figures, has, read } = withUsualDown(program, await knownFigures({ price, ...inputs }, context), context);
    const needed = has.state ? incomesFor(priceCents, program, figures, context) : undefined;
    if (!needed) {
      const isWithoutOffer = has.state && affordability(figures, context.rows).missing.length === 0;
      return {
        text: isWithoutOffer
          ? `I can’t work that out for ${loanOf(program)} on a ${dollars(priceCents)} home with ${downPaymentText(figures)} down. With which down payment should I look?`
          : has.state
            ? `I have no property tax and insurance figures for ${stateName(figures.state)} yet. In [Buying Power](/buying-power) you can enter your own, and see the price for an income.`
            : `In which state is the ${dollars(priceCents)} home? Taxes and insurance depend on it.`,
        asksForMore: isWithoutOffer || !has.state,
      };
    }
    const { comfortable, typical, monthlyCents, policyRowIds } = needed;
    return {
      text: [
        `For a ${dollars(priceCents)} home in ${stateName(figures.state)}, you need about **${roundedPrice(comfortable)} a year** before taxes to be comfortable. A typical lender may allow it from about ${roundedPrice(typical)}.`,
        `That is with ${downPaymentText(figures)} down, ${dollars(figures.monthlyDebtsCents)} in monthly debts, and a rate of ${rateText(figures)} over ${yearsText(figures)}: ${aboutDollars(monthlyCents)} a month.`,
        ...(has.downPayment ? [] : [assumedDown(figures)]),
      ].join('\n\n'),
      citations: [...read.citations, ...citeRows(policyRowIds, context.rows)],
      used: read.used,
      asksForMore: !has.debts || !has.downPayment,
    };
  },
});

/** Affordability in reverse. Above the county’s limit, a conventional loan is a jumbo loan. */
function incomesFor(priceCents: number, wanted: AffordabilityProgram, figures: BuyerFigures, { rows }: ToolContext) {
  const programs = wanted === 'conventional' ? [wanted, 'jumbo'] : [wanted];
  const at = (annualIncomeCents: number) => affordability({ ...figures, annualIncomeCents }, rows);
  const offersAt = (income: number, level: 'comfortable' | 'typical') =>
    at(income)
      .programs.filter(({ program }) => programs.includes(program))
      .flatMap(({ offers }) => offers[level] ?? [])
      .find((offer) => offer.priceCents >= priceCents);
  const most = figureLimits.amountCents;
  if (!offersAt(most, 'typical')) return undefined;
  const lowest = (level: 'comfortable' | 'typical'): number =>
    // The highest income in thousands that doesn’t reach the price, plus a thousand.
    highestPrice([{ limit: 'income', excess: (cents) => (offersAt(cents * 1_000, level) ? 1 : -1) }], most / 1_000)
      .priceCents *
      1_000 +
    100_000;
  const comfortable = lowest('comfortable');
  const { policyRowIds } = at(comfortable);
  const monthlyCents = purchaseCost(wanted, priceCents, figures, rows)?.monthly.totalCents ?? 0;
  return { comfortable, typical: lowest('typical'), monthlyCents, policyRowIds };
}
