import {
  affordability,
  affordabilityPrograms,
  figureLimits,
  purchaseCost,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import { monthlyPayment, percent, shareOf } from '@hearthway/contracts/money';
import { repayment } from '@hearthway/contracts/repayment';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citeBuyer, citePayment, citeRows, isOfPayment } from './cite.js';
import { askFor, downPaymentOf, inCents, knownFigures, loanInputs, type KnownFigures } from './loan-inputs.js';
import { assumedDown, costsIn, costsOnTop } from './monthly-parts.js';
import { contextOff, defineTool, type ToolContext, type ToolResult } from './tool.js';
import {
  capitalized,
  downPaymentText,
  exactDollars,
  listed,
  plain,
  rateText,
  roundedPrice,
  yearsText,
} from './words.js';

const programs = ['conventional', 'fha', 'va', 'usda'] as const;
type Program = (typeof programs)[number];

export const comparisonTool = defineTool({
  name: 'compare-scenarios',
  description:
    'Compares ways to buy beside each other: prices, loan terms or rates for a loan, down payments for a price, programs for the buyer, or the buyer’s saved scenarios.',
  input: z.object({
    ...loanInputs,
    programs: z.optional(z.array(z.enum(programs)).check(z.maxLength(4))),
    prices: z.optional(z.array(z.number().check(z.gte(0), z.lte(figureLimits.priceCents / 100))).check(z.maxLength(4))),
    downPaymentPercents: z.optional(z.array(z.number().check(z.gte(0), z.lte(100))).check(z.maxLength(4))),
    terms: z.optional(z.array(z.number().check(z.int(), z.gte(5), z.lte(40))).check(z.maxLength(4))),
    rates: z.optional(z.array(z.number().check(z.gte(0), z.lte(25))).check(z.maxLength(4))),
  }),
  proposes: false,
  activity: 'Comparing',
  async run(
    { programs: wanted = [], prices = [], downPaymentPercents = [], terms = [], rates = [], ...inputs },
    context,
  ): Promise<ToolResult> {
    const { loan, price } = inputs;
    const amount = loan ?? price;
    if (terms.length > 1 && amount !== undefined) {
      return compareTerms(inCents(amount), { terms, rates }, await knownFigures(inputs, context));
    }
    if (rates.length > 1 && amount !== undefined) {
      return compareRates(inCents(amount), rates, await knownFigures(inputs, context));
    }
    if (downPaymentPercents.length > 1 && price !== undefined) {
      return compareDownPayments(inCents(price), downPaymentPercents, await knownFigures(inputs, context), context);
    }
    if (prices.length > 1) return comparePrices(prices.map(inCents), await knownFigures(inputs, context), context);
    if (wanted.length > 1) return comparePrograms(wanted, await knownFigures(inputs, context), context);
    return compareSaved(context);
  },
});

interface Terms {
  readonly terms: readonly number[];
  /** One per term, if quoted. */
  readonly rates: readonly number[];
}

function compareTerms(principalCents: number, { terms, rates }: Terms, { figures }: KnownFigures): ToolResult {
  const isQuoted = rates.length === terms.length;
  const loans = terms.map((years, at) => {
    const quoted = isQuoted ? rates[at] : undefined;
    const annualRateMillionths = quoted === undefined ? figures.annualRateMillionths : Math.round(quoted * 10_000);
    return {
      years,
      rate: rateText({ annualRateMillionths }),
      ...repayment({ principalCents, annualRateMillionths, months: years * 12 }),
    };
  });
  const amounts = loans.map(({ monthlyCents }) => monthlyCents);
  const interests = loans.map(({ totalInterestCents }) => totalInterestCents);
  return {
    text: [
      `A ${dollars(principalCents)} loan${isQuoted ? '' : ` at ${rateText(figures)}`}:`,
      loans
        .map(
          ({ years, rate, monthlyCents, totalInterestCents }) =>
            `- over ${String(years)} years${isQuoted ? ` at ${rate}` : ''}: **${exactDollars(monthlyCents)}** a month, ${dollars(totalInterestCents)} in interest altogether`,
        )
        .join('\n'),
      `The difference is ${exactDollars(spread(amounts))} a month, and ${dollars(spread(interests))} in interest.${isQuoted ? '' : ' Shorter terms usually come with a lower rate, so a lender’s quotes will differ.'}`,
    ].join('\n\n'),
    citations: [citePayment],
  };
}

const spread = (amounts: readonly number[]): number => Math.max(...amounts) - Math.min(...amounts);

function compareRates(principalCents: number, rates: readonly number[], { figures }: KnownFigures): ToolResult {
  const { termMonths: months } = figures;
  const payments = rates.map((rate) => {
    const annualRateMillionths = Math.round(rate * 10_000);
    return { annualRateMillionths, cents: monthlyPayment({ principalCents, annualRateMillionths, months }) };
  });
  const amounts = payments.map(({ cents }) => cents);
  const difference = Math.max(...amounts) - Math.min(...amounts);
  return {
    text: [
      `The difference is **${exactDollars(difference)} a month**, ${exactDollars(difference * 12)} a year, for a ${dollars(principalCents)} loan over ${yearsText(figures)}:`,
      payments.map((each) => `- at ${rateText(each)}: ${exactDollars(each.cents)} a month`).join('\n'),
      'These are principal and interest.',
    ].join('\n\n'),
    citations: [citePayment],
  };
}

function compareDownPayments(
  priceCents: number,
  shares: readonly number[],
  { figures, has, read }: KnownFigures,
  { rows }: ToolContext,
): ToolResult {
  const ways = shares.map((share) => {
    const basisPoints = Math.round(share * 100);
    const cost = purchaseCost(
      'conventional',
      priceCents,
      { ...figures, downPayment: { kind: 'percent', basisPoints } },
      rows,
    );
    return { basisPoints, cost };
  });
  const isWhole = has.state && ways.every(({ cost }) => cost !== undefined);
  const monthly = ways.map(({ basisPoints, cost }) =>
    isWhole && cost ? cost.monthly.totalCents : loanAlone(priceCents - shareOf(priceCents, basisPoints), figures),
  );
  const difference = Math.max(...monthly) - Math.min(...monthly);
  return {
    text: [
      `The difference is **${aboutDollars(difference)} a month** for a ${dollars(priceCents)} home, conventional, at ${rateText(figures)}:`,
      ways
        .map(({ basisPoints, cost }) => {
          const down = `${percent(basisPoints)} down (${dollars(shareOf(priceCents, basisPoints))})`;
          return isWhole && cost
            ? `- ${down}: **${aboutDollars(cost.monthly.totalCents)}** a month, ${aboutDollars(cost.monthly.mortgageInsuranceCents)} of it mortgage insurance`
            : `- ${down}: **${aboutDollars(loanAlone(priceCents - shareOf(priceCents, basisPoints), figures))}** a month`;
        })
        .join('\n'),
      isWhole
        ? `${capitalized(listed(costsIn(ways.flatMap(({ cost }) => cost?.monthly ?? []))))} are in these amounts, beside principal and interest.`
        : `These are principal and interest alone. ${costsOnTop(has.state ? figures.state : undefined)}`,
      'Less down keeps cash for repairs and surprises. More down lowers the payment and the mortgage insurance. Neither is right for everyone.',
    ].join('\n\n'),
    citations: [
      ...read.citations,
      ...citeRows([...new Set(ways.flatMap(({ cost }) => cost?.policyRowIds.filter(isOfPayment) ?? []))], rows),
    ],
    used: read.used,
  };
}

/** If taxes and insurance are unknown, compares only the loans: never one price with them and one without. */
function comparePrices(
  prices: readonly number[],
  { figures, has, read }: KnownFigures,
  { rows }: ToolContext,
): ToolResult {
  const costs = has.state
    ? prices.flatMap((priceCents) => purchaseCost('conventional', priceCents, figures, rows) ?? [])
    : [];
  const isWhole = costs.length === prices.length;
  const monthly = isWhole
    ? costs.map((cost) => cost.monthly.totalCents)
    : prices.map((priceCents) => loanAlone(priceCents - downPaymentOf(figures, priceCents), figures));
  const difference = `The difference is ${aboutDollars(Math.max(...monthly) - Math.min(...monthly))} a month`;
  return {
    text: [
      `With ${downPaymentText(figures)} down, at ${rateText(figures)} over ${yearsText(figures)}:`,
      prices
        .map((priceCents, at) => `- ${dollars(priceCents)} home: **${aboutDollars(monthly[at] ?? 0)}** a month`)
        .join('\n'),
      isWhole
        ? `${difference}. ${capitalized(listed(costsIn(costs.map((cost) => cost.monthly))))} are in these amounts, beside principal and interest.`
        : `${difference}, in principal and interest alone. ${costsOnTop(has.state ? figures.state : undefined)}`,
      ...(has.downPayment ? [] : [assumedDown(figures)]),
    ].join('\n\n'),
    citations: [
      citePayment,
      ...read.citations,
      ...(isWhole
        ? citeRows([...new Set(costs.flatMap(({ policyRowIds }) => policyRowIds.filter(isOfPayment)))], rows)
        : []),
    ],
    used: read.used,
    asksForMore: !has.state,
  };
}

const loanAlone = (principalCents: number, { annualRateMillionths, termMonths: months }: BuyerFigures): number =>
  monthlyPayment({ principalCents, annualRateMillionths, months });

function comparePrograms(
  wanted: readonly Program[],
  { figures, has, read }: KnownFigures,
  context: ToolContext,
): ToolResult {
  if (!has.income || !has.state) {
    return askFor(
      'To compare programs for you, tell me your yearly income, your state, your monthly debts, and what you can put down.',
      context,
    );
  }
  const result = affordability(figures, context.rows);
  const lines = wanted.map((key) => {
    const offer = result.programs.find(({ program }) => program === key)?.offers.comfortable;
    return offer
      ? `- **${affordabilityPrograms[key]}**: comfortable up to about ${roundedPrice(offer.priceCents)}, ${aboutDollars(offer.monthly.totalCents)} a month, ${aboutDollars(offer.monthly.mortgageInsuranceCents)} of it mortgage insurance or fees`
      : `- **${affordabilityPrograms[key]}**: not available with these figures`;
  });
  return {
    text: `With your figures:\n\n${lines.join('\n')}`,
    citations: [...read.citations, ...citeRows(result.policyRowIds, context.rows)],
    used: read.used,
  };
}

async function compareSaved({ buyer, granted }: ToolContext): Promise<ToolResult> {
  if (!granted.finances) {
    return {
      text: 'I can compare the scenarios you saved in [Buying Power](/buying-power) once you turn on “Your finances” for me. Or name what to compare: two prices, two terms for a loan, or two down payments for a price.',
      notices: [contextOff('finances', 'Your saved scenarios are part of “Your finances”.')],
    };
  }
  const scenarios = await buyer.scenarios();
  if (scenarios.length < 2) {
    return {
      text: 'It takes two scenarios to compare. Save another in [Buying Power](/buying-power), and ask me again.',
      used: ['finances'],
    };
  }
  const lines = scenarios.map(({ name, headlines: { comfortable }, pinned }) => {
    const title = `**${plain(name)}**${pinned ? ' (your budget)' : ''}`;
    return comfortable
      ? `- ${title}: comfortable up to about ${roundedPrice(comfortable.priceCents)}, ${aboutDollars(comfortable.monthlyCents)} a month`
      : `- ${title}: no price with these figures`;
  });
  return {
    text: `Your scenarios, by today’s figures:\n\n${lines.join('\n')}`,
    cards: [
      {
        kind: 'comparison',
        scenarios: scenarios.map(({ id, name, pinned, headlines: { comfortable, ceiling } }) => ({
          id,
          name,
          pinned,
          comfortable,
          ceiling,
        })),
      },
    ],
    citations: [citeBuyer('Buying Power', '/buying-power')],
    used: ['finances'],
  };
}
