import { figureLimits, rentOrBuyDefaults } from '@hearthway/contracts/affordability';
import type { ChatCitation } from '@hearthway/contracts/journey';
import { percent, scaled, shareOf } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { inCents, loanInputs } from './loan-inputs.js';
import { citedEntry } from './sum-tools.js';
import { defineTool, type ToolResult } from './tool.js';

const required = z.number().check(z.gte(0), z.lte(figureLimits.priceCents / 100));
const { price: amount, downPaymentPercent: share } = loanInputs;

export const propertyTaxTool = defineTool({
  name: 'property-tax',
  description:
    'A year’s property tax from a `value` and one of `mills` (dollars per $1,000), `perHundred` (dollars per $100), or `taxPercent`. `assessedPercent` if only a share of the value is taxed, `exemption` in dollars if one is taken off. `plannedMonthly`: what a builder or lender put down for taxes a month.',
  input: z.object({
    value: required,
    assessedPercent: share,
    exemption: amount,
    mills: z.optional(z.number().check(z.gte(0), z.lte(1_000))),
    perHundred: share,
    taxPercent: share,
    /** From a payment sheet that may count only the land. */
    plannedMonthly: amount,
  }),
  proposes: false,
  activity: 'Working out the tax',
  run(
    { value, assessedPercent = 100, exemption = 0, mills, perHundred, taxPercent, plannedMonthly },
    context,
  ): ToolResult {
    const perThousand = mills ?? (perHundred ?? taxPercent ?? NaN) * 10;
    if (!Number.isFinite(perThousand))
      return { text: 'Tell me the tax rate, too: in mills, per $100, or as a percent.', asksForMore: true };
    const assessedCents = shareOf(inCents(value), Math.round(assessedPercent * 100));
    const taxedCents = Math.max(0, assessedCents - inCents(exemption));
    const yearly = scaled(taxedCents, Math.round(perThousand * 1_000), 1_000_000);
    const assessed =
      assessedPercent === 100
        ? []
        : [`${percent(Math.round(assessedPercent * 100))} of ${dollars(inCents(value))} is ${dollars(assessedCents)}.`];
    const exempt =
      exemption === 0 ? [] : [`Less the exemption of ${dollars(inCents(exemption))}, ${dollars(taxedCents)} is taxed.`];
    const rate =
      mills !== undefined
        ? `${String(mills)} mills ($${decimals(mills)} per $1,000)`
        : perHundred !== undefined
          ? `$${decimals(perHundred)} per $100`
          : `${String(taxPercent)}%`;
    return {
      text: [
        `The property tax is about **${dollars(yearly)} a year**, or ${dollars(Math.round(yearly / 12))} a month.`,
        [...assessed, ...exempt, `${dollars(taxedCents)} at ${rate} makes ${dollars(yearly)}.`].join(' '),
        ...(plannedMonthly === undefined ? [] : [besidePlanned(Math.round(yearly / 12), inCents(plannedMonthly))]),
        assessedPercent === 100 && exemption === 0
          ? 'Check with the assessor that the whole value is taxed: many places tax a share of it, or take off an exemption for people who live in their home.'
          : 'Check the taxable value with the assessor: after a sale, it may be set anew.',
      ].join('\n\n'),
      ...citedEntry('property-tax', context),
    };
  },
});

function besidePlanned(monthlyCents: number, plannedCents: number): string {
  if (monthlyCents <= plannedCents) return `The ${dollars(plannedCents)} a month you were told covers that.`;
  return `That is **${dollars(monthlyCents - plannedCents)} a month more** than the ${dollars(plannedCents)} you were told. Until a new home is assessed as finished, the bill may count the land alone; then the payment rises, and escrow may be short for the time before. Put the difference aside from the start.`;
}

/** "32", "28.50", "2.155" */
const decimals = (figure: number): string =>
  figure.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(figure) ? 0 : 2, maximumFractionDigits: 5 });

export const netProceedsTool = defineTool({
  name: 'net-proceeds',
  description:
    'What is left for the seller after a sale at `price`: less what is still owed, and the selling costs, as a percent of the price or in dollars, if the buyer names them.',
  input: z.object({ price: required, owed: required, sellingPercent: share, sellingCosts: amount }),
  proposes: false,
  activity: 'Working out what is left',
  run({ price, owed, sellingPercent, sellingCosts }, context): ToolResult {
    const [priceCents, owedCents] = [inCents(price), inCents(owed)];
    const isAssumed = sellingPercent === undefined && sellingCosts === undefined;
    const basisPoints = isAssumed ? rentOrBuyDefaults.sellingCostBasisPoints : Math.round((sellingPercent ?? 0) * 100);
    const costsCents = shareOf(priceCents, basisPoints) + inCents(sellingCosts ?? 0);
    const left = priceCents - owedCents - costsCents;
    const share =
      basisPoints === 0
        ? ''
        : ` (${percent(basisPoints)} of the price${sellingCosts === undefined ? '' : `, and ${dollars(inCents(sellingCosts))}`})`;
    return {
      text: [
        left >= 0
          ? `You walk away with about **${dollars(left)}**${isAssumed ? ', if selling costs what Buying Power assumes' : ''}:`
          : `You would be about **${dollars(-left)} short**${isAssumed ? ', if selling costs what Buying Power assumes' : ''}, to be paid at closing:`,
        [
          `- Price: ${dollars(priceCents)}`,
          ...(owedCents === 0 ? [] : [`- Less what you owe: ${dollars(owedCents)}`]),
          `- Less the costs of selling${share}: ${dollars(costsCents)}`,
        ].join('\n'),
        isAssumed
          ? `Before selling costs, it is ${dollars(priceCents - owedCents)}. The ${percent(basisPoints)} is only a starting point, without a source: agents’ fees, transfer taxes, and credits to the buyer differ. Each 1% is ${dollars(shareOf(priceCents, 100))}. Tell me yours, and I count with it.`
          : 'Credits to the buyer, repairs, and taxes owed up to closing come off, too, if they aren’t in it.',
        ...(owedCents === 0
          ? []
          : [
              'Ask the servicer for a payoff amount: it has interest to the day, and is a little more than the balance.',
            ]),
      ].join('\n\n'),
      citations: [...(isAssumed ? [citeAssumption] : []), ...(citedEntry('equity', context).citations ?? [])],
    };
  },
});

const citeAssumption: ChatCitation = {
  id: 'calculation:selling-costs',
  kind: 'calculation',
  title: 'Rent or buy: cost of selling',
  text: `Buying Power starts with ${percent(rentOrBuyDefaults.sellingCostBasisPoints)} of the price as the cost of selling. It is an assumption without a source, to be changed.`,
  sourceName: null,
  sourceUrl: null,
  date: null,
  path: '/buying-power',
};
