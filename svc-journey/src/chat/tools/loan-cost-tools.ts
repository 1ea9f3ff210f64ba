import {
  figureLimits,
  firstPaymentDay,
  interestOfDays,
  paidOver,
  prepaidInterest,
  temporaryBuydown,
} from '@hearthway/contracts/affordability';
import { monthlyPayment, type FixedRateLoan } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citePayment } from './cite.js';
import { downPaymentOf, inCents, knownFigures, loanInputs, type LoanInputs } from './loan-inputs.js';
import { citedEntry } from './sum-tools.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';
import { dayText, exactDollars, listed, span } from './words.js';

const { loan, rate, years, price, downPayment, downPaymentPercent } = loanInputs;
const amount = { loan, price, downPayment, downPaymentPercent };

/** The loan amount itself, or a price minus the down payment. */
async function borrowed(
  { loan: said, price: of, ...down }: LoanInputs,
  context: ToolContext,
): Promise<number | undefined> {
  if (said !== undefined || of === undefined) return said === undefined ? undefined : inCents(said);
  if (down.downPayment === undefined && down.downPaymentPercent === undefined) return inCents(of);
  const { figures } = await knownFigures(down, context);
  return inCents(of) - downPaymentOf(figures, inCents(of));
}

export const prepaidInterestTool = defineTool({
  name: 'prepaid-interest',
  description:
    'The interest that is paid at closing (per diem, through the end of the month), what a day’s interest is, and when the first payment is due. `closing` is YYYY-MM-DD, or YYYY-MM if only the month is known.',
  input: z.object({
    ...amount,
    rate,
    closing: z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/))),
  }),
  proposes: false,
  activity: 'Counting the days',
  async run({ closing, rate: percent, ...inputs }, context): Promise<ToolResult> {
    const principalCents = await borrowed(inputs, context);
    if (closing === undefined && (principalCents === undefined || percent === undefined))
      return { text: 'Tell me the loan, its rate, and the closing day.', asksForMore: true };
    const due =
      closing === undefined
        ? []
        : [
            `The first payment is due on **${dayText(firstPaymentDay(closing))}**, the first of the second month after.`,
          ];
    const interest =
      principalCents === undefined || percent === undefined
        ? []
        : interestLines({ principalCents, annualRateMillionths: Math.round(percent * 10_000) }, closing);
    return {
      text: [
        ...interest,
        ...due,
        interest.length === 0
          ? 'The note and the first payment letter name the exact date. Interest up to the end of the closing month is paid at closing.'
          : 'I count 365 days a year. The Closing Disclosure has the exact amount, and the first payment letter the date.',
      ].join('\n\n'),
      ...citedEntry(interest.length === 0 ? 'first-payment' : 'prepaids', context),
    };
  },
});

function interestLines(owed: Pick<FixedRateLoan, 'principalCents' | 'annualRateMillionths'>, closing?: string) {
  const each = exactDollars(interestOfDays(owed));
  const of = `on ${dollars(owed.principalCents)} at ${percentOf(owed.annualRateMillionths)}`;
  if (closing === undefined || closing.length === 'YYYY-MM'.length)
    return [
      `Interest is **${each} a day** ${of}. At closing you pay that for each day from the closing day through the end of the month.`,
    ];
  const { days, cents } = prepaidInterest(owed, closing);
  const counted = days === 1 ? 'that day alone, the month’s last' : `${String(days)} days, through the month’s last`;
  return [
    `Closing on ${dayText(closing)}, you prepay about **${exactDollars(cents)}** of interest ${of}: ${each} a day for ${counted}.`,
  ];
}

export const temporaryBuydownTool = defineTool({
  name: 'temporary-buydown',
  description:
    'The payments with a temporary buydown (2-1, 1-0, 3-2-1), and what it costs in all. `lowerBy`: by how many percent the rate is lower in each of the first years, such as [2, 1].',
  input: z.object({
    ...amount,
    rate,
    years,
    lowerBy: z.array(z.number().check(z.gt(0), z.lte(3))).check(z.minLength(1), z.maxLength(3)),
  }),
  proposes: false,
  activity: 'Working out the payments',
  async run({ lowerBy, rate: percent, years: term = 30, ...inputs }, context): Promise<ToolResult> {
    const principalCents = await borrowed(inputs, context);
    const name = `${lowerBy.length === 1 ? `${String(lowerBy[0])}-0` : lowerBy.join('-')} buydown`;
    if (principalCents === undefined || percent === undefined)
      return {
        text: [
          `A ${name} lowers the rate by ${listed(lowerBy.map((each, at) => `${String(each)}% in year ${String(at + 1)}`))}.`,
          ...(percent === undefined
            ? []
            : [
                `From ${rateOf(percent)}, you pay ${listed(lowerBy.map((each, at) => `**${rateOf(Math.max(0, percent - each))}** in year ${String(at + 1)}`))}, then ${rateOf(percent)}.`,
              ]),
          'It costs as much as the lower payments fall short in that time, usually paid by a seller or builder. Tell me the loan and its rate, and I work it out.',
        ].join(' '),
        asksForMore: true,
        ...citedEntry('points', context),
      };
    const whole = { principalCents, annualRateMillionths: Math.round(percent * 10_000), months: term * 12 };
    const {
      years: first,
      fullMonthlyCents,
      costCents,
    } = temporaryBuydown(
      whole,
      lowerBy.map((each) => each * 10_000),
    );
    return {
      text: [
        `With a ${name} on ${dollars(principalCents)} at ${percentOf(whole.annualRateMillionths)} over ${String(term)} years, principal and interest are:`,
        [
          ...first.map(
            ({ annualRateMillionths, monthlyCents }, at) =>
              `- Year ${String(at + 1)}, at ${percentOf(annualRateMillionths)}: **${exactDollars(monthlyCents)} a month**`,
          ),
          `- After that, at ${percentOf(whole.annualRateMillionths)}: **${exactDollars(fullMonthlyCents)} a month**`,
        ].join('\n'),
        `The buydown costs **${dollars(costCents)}** in all: what the lower payments fall short, paid in at closing by whoever gives it. Property tax and insurance come on top, so plan with the full payment.`,
      ].join('\n\n'),
      citations: [citePayment, ...(citedEntry('points', context).citations ?? [])],
    };
  },
});

const offerShape = z.object({
  rate: z.number().check(z.gte(0), z.lte(figureLimits.annualRateMillionths / 10_000)),
  fees: z.number().check(z.gte(0), z.lte(figureLimits.amountCents / 100)),
});

export const compareLendersTool = defineTool({
  name: 'compare-lenders',
  description:
    'Two lenders for the same loan, each with its rate and its fees in dollars: payments, after how long higher fees are made up, and what each costs over `stayYears` (5 if the buyer doesn’t say).',
  input: z.object({
    ...amount,
    years,
    offers: z.array(offerShape).check(z.length(2)),
    stayYears: z.optional(z.int().check(z.gte(1), z.lte(30))),
  }),
  proposes: false,
  activity: 'Comparing the lenders',
  async run({ offers: [one, other], years: term = 30, stayYears = 5, ...inputs }, context): Promise<ToolResult> {
    const principalCents = await borrowed(inputs, context);
    if (principalCents === undefined || !one || !other)
      return { text: 'Tell me the loan, and each lender’s rate and fees.', asksForMore: true };
    const months = term * 12;
    const costs = [one, other].map((offer) => costOf(offer, { principalCents, months }, stayYears));
    const [low, high] = costs.toSorted((a, b) => a.monthlyCents - b.monthlyCents);
    if (!low || !high) throw new Error('Two offers have two costs');
    return {
      text: [
        `For a ${dollars(principalCents)} loan over ${String(term)} years:`,
        costs
          .map(
            ({ name, monthlyCents, feesCents }) =>
              `- At ${name}: **${exactDollars(monthlyCents)} a month**, and ${feesCents === 0 ? 'no' : `${dollars(feesCents)} in`} fees`,
          )
          .join('\n'),
        madeUp(low, high),
        ...(low.name === high.name ? [] : [cheaperOver(stayYears, costs)]),
        'Compare the lenders’ own fees (section A of the Loan Estimate), of the same day and with the same points. Taxes and insurance are the same with both.',
      ].join('\n\n'),
      citations: [citePayment],
    };
  },
});

interface OfferCost {
  readonly name: string;
  readonly monthlyCents: number;
  readonly feesCents: number;
  readonly interestCents: number;
  readonly balanceCents: number;
}

function costOf(
  { rate: percent, fees }: z.infer<typeof offerShape>,
  { principalCents, months }: Pick<FixedRateLoan, 'principalCents' | 'months'>,
  stayYears: number,
): OfferCost {
  const owed = { principalCents, months, annualRateMillionths: Math.round(percent * 10_000) };
  const paid = paidOver(owed, stayYears * 12);
  return {
    name: percentOf(owed.annualRateMillionths),
    monthlyCents: monthlyPayment(owed),
    feesCents: inCents(fees),
    ...paid,
  };
}

function madeUp(low: OfferCost, high: OfferCost): string {
  const [saving, more] = [high.monthlyCents - low.monthlyCents, low.feesCents - high.feesCents];
  if (saving === 0)
    return more === 0
      ? 'Both cost the same.'
      : `The payments are the same, so the lower fees are **${dollars(Math.abs(more))} cheaper**.`;
  const saves = `The lower rate saves **${exactDollars(saving)} a month**`;
  return more <= 0
    ? `${saves} and costs no more in fees, so it is cheaper from the first day.`
    : `${saves}. Its ${dollars(more)} more in fees are made up by lower payments after **${span(Math.ceil(more / saving))}**.`;
}

function cheaperOver(years: number, costs: readonly OfferCost[]): string {
  const [cheap, dear] = costs.toSorted((one, other) => totalOf(one) - totalOf(other));
  if (!cheap || !dear) throw new Error('Two offers have two costs');
  const time = years === 1 ? 'one year' : `${String(years)} years`;
  const gain = totalOf(dear) - totalOf(cheap);
  const owedLess = Math.abs(dear.balanceCents - cheap.balanceCents);
  const verdict = gain < 5_000 ? 'about the same' : `so **${cheap.name} is ${aboutDollars(gain)} cheaper**`;
  return [
    `Over ${time}, fees and interest are ${aboutDollars(totalOf(cheap))} with ${cheap.name}, and ${aboutDollars(totalOf(dear))} with ${dear.name}, ${verdict}.`,
    'Principal isn’t counted, because it pays down what you owe.',
    ...(owedLess < 5_000
      ? []
      : [
          `With the lower rate, you also owe ${aboutDollars(owedLess)} less by then, which the payments alone don’t show.`,
        ]),
  ].join(' ');
}

const totalOf = ({ feesCents, interestCents }: OfferCost): number => feesCents + interestCents;

const rateOf = (percent: number): string => percentOf(Math.round(percent * 10_000));

/** `6.25%` */
const percentOf = (millionths: number): string => `${String(millionths / 10_000)}%`;
