import { purchaseCost, type PurchaseCost } from '@hearthway/contracts/affordability';
import { shareOf } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citeRows } from './cite.js';
import { downPaymentOf, inCents, knownFigures, loanInputs, withUsualDown, type KnownFigures } from './loan-inputs.js';
import { assumedDown } from './monthly-parts.js';
import { upfrontFeeOnTop } from './payment-part.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';
import { downPaymentText, loanOf, stateName } from './words.js';

const highestShare = 'closing/highest-share';

export const cashTool = defineTool({
  name: 'cash-needed',
  description:
    'The cash to buy a home at a price: down payment, closing costs, and what is paid in advance. With `savings`, whether they are enough. With `closingCosts`, `earnest`, and `sellerCredit`, what is left to bring to closing. `closingCostsOnly` if only closing costs are asked for.',
  input: z.object({
    ...loanInputs,
    program: z.optional(z.enum(['conventional', 'fha', 'va', 'usda', 'jumbo'])),
    closingCostsOnly: z.optional(z.boolean()),
    /** From a lender’s quote, in dollars or as a share of the price. */
    closingCosts: loanInputs.savings,
    closingCostsPercent: loanInputs.downPaymentPercent,
    /** Earnest money already paid. */
    earnest: loanInputs.savings,
    sellerCredit: loanInputs.savings,
  }),
  proposes: false,
  activity: 'Adding up the cash',
  async run({ program = 'conventional', closingCostsOnly = false, ...inputs }, context): Promise<ToolResult> {
    if (inputs.price === undefined) {
      return { text: 'For which price? Tell me the state and the down payment, too.', asksForMore: true };
    }
    const priceCents = inCents(inputs.price);
    // Savings are compared with the total; they aren't a down payment.
    const { savings, closingCosts: quoted, closingCostsPercent, earnest = 0, sellerCredit = 0, ...others } = inputs;
    const known = withUsualDown(program, await knownFigures(others, context), context);
    const { figures, has, read } = known;
    const ownCosts =
      quoted === undefined
        ? closingCostsPercent && shareOf(priceCents, Math.round(closingCostsPercent * 100))
        : inCents(quoted);
    const credits = { earnestCents: inCents(earnest), sellerCreditCents: inCents(sellerCredit) };
    if (ownCosts !== undefined) return broughtToClosing({ priceCents, costsCents: ownCosts, ...credits }, known);
    const cost = has.state ? purchaseCost(program, priceCents, figures, context.rows) : undefined;
    if (!cost) return withoutCosts(priceCents, closingCostsOnly, known, context);
    if (earnest + sellerCredit > 0) {
      const { closingCosts: costs, prepaids } = cost.cash;
      const costsCents = costs.expectedCents + prepaids.expectedCents;
      return broughtToClosing({ priceCents, costsCents, ...credits }, known);
    }
    const home = `a ${dollars(priceCents)} home in ${stateName(figures.state)}`;
    return {
      text: [
        closingCostsOnly ? closingCosts(cost, home) : allCash(cost, { home, down: downPaymentText(figures) }),
        ...(savings === undefined ? [] : [held(inCents(savings), cost)]),
        ...(has.downPayment ? [] : [assumedDown(figures)]),
        ...upfrontFeeOnTop(program, cost),
        `That is with ${loanOf(program)}, before any credit from the seller. Savings to keep after closing come on top. A lender’s Loan Estimate has the exact amounts.`,
      ].join('\n\n'),
      citations: [
        ...read.citations,
        ...citeRows(
          cost.policyRowIds.filter((id) => id.includes('closing/')),
          context.rows,
        ),
      ],
      used: read.used,
    };
  },
});

interface OwnCosts {
  readonly priceCents: number;
  readonly costsCents: number;
  readonly earnestCents: number;
  readonly sellerCreditCents: number;
}

function broughtToClosing(
  { priceCents, costsCents, earnestCents, sellerCreditCents }: OwnCosts,
  { figures, has, read }: KnownFigures,
): ToolResult {
  const down = downPaymentOf(figures, priceCents);
  // A seller’s credit covers costs; it is never paid out.
  const credit = Math.min(sellerCreditCents, costsCents);
  const left = down + costsCents - credit - earnestCents;
  return {
    text: [
      `You bring about **${dollars(Math.max(left, 0))}** to closing on a ${dollars(priceCents)} home:`,
      [
        `- Down payment of ${downPaymentText(figures)}: ${dollars(down)}`,
        `- Closing costs: ${dollars(costsCents)}`,
        ...(credit > 0 ? [`- Less the seller’s credit: ${dollars(credit)}`] : []),
        ...(earnestCents > 0 ? [`- Less the earnest money you paid: ${dollars(earnestCents)}`] : []),
      ].join('\n'),
      ...(has.downPayment ? [] : [assumedDown(figures)]),
      'The Closing Disclosure has the exact amount, three business days before closing. Confirm wire instructions by calling a number you already know.',
    ].join('\n\n'),
    citations: [...read.citations],
    used: read.used,
  };
}

function allCash({ cash }: PurchaseCost, { home, down }: { readonly home: string; readonly down: string }): string {
  const { outOfPocket, downPaymentCents, closingCosts: costs, prepaids, beforeClosing } = cash;
  return [
    `You need **${aboutDollars(outOfPocket.expectedCents)}** in cash for ${home} with ${down} down:`,
    [
      `- Down payment: ${dollars(downPaymentCents)}`,
      `- Closing costs: ${aboutDollars(costs.expectedCents)}`,
      `- Taxes, insurance, and interest paid in advance: ${aboutDollars(prepaids.expectedCents)}`,
      `- Inspection, before closing: ${aboutDollars(beforeClosing.expectedCents)}`,
    ].join('\n'),
  ].join('\n\n');
}

const closingCosts = ({ cash: { closingCosts: costs, prepaids } }: PurchaseCost, home: string): string =>
  `Closing costs are **${aboutDollars(costs.expectedCents)}** for ${home}, and ${aboutDollars(prepaids.expectedCents)} for taxes, insurance, and interest paid in advance come on top. Both are beside the down payment.`;

function held(savingsCents: number, { cash: { outOfPocket } }: PurchaseCost): string {
  const left = savingsCents - outOfPocket.expectedCents;
  return left >= 0
    ? `So ${dollars(savingsCents)} is enough, and leaves ${aboutDollars(left)}.`
    : `So ${dollars(savingsCents)} is ${aboutDollars(-left)} short. A smaller down payment, a lower price, or down payment assistance would close the gap.`;
}

/** The down payment is known everywhere; the rest is estimated as its usual share of the price. */
function withoutCosts(
  priceCents: number,
  costsOnly: boolean,
  { figures, has, read }: KnownFigures,
  { rows }: ToolContext,
): ToolResult {
  const range = rows.get(highestShare)?.range;
  const costs = range && `${dollars(shareOf(priceCents, range.low))} to ${dollars(shareOf(priceCents, range.high))}`;
  const down = `For a ${dollars(priceCents)} home with ${downPaymentText(figures)} down, the down payment is **${dollars(downPaymentOf(figures, priceCents))}**.`;
  return {
    text: [
      costsOnly && costs !== undefined
        ? `Closing costs are usually **${costs}** for a ${dollars(priceCents)} home, beside the down payment.`
        : [down, ...(costs === undefined ? [] : [`Closing costs come on top: usually ${costs}.`])].join(' '),
      ...(has.downPayment || costsOnly ? [] : [assumedDown(figures)]),
      has.state
        ? `I have no tax and insurance figures for ${stateName(figures.state)} yet, so a lender’s Loan Estimate has to say more.`
        : 'In which state is it? Then I can add up taxes and insurance, too.',
    ].join('\n\n'),
    citations: [...read.citations, ...citeRows([`${highestShare}@`], rows)],
    used: read.used,
    asksForMore: !has.state,
  };
}
