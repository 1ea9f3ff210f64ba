import { figureLimits, pointsBreakEven } from '@hearthway/contracts/affordability';
import { monthlyPayment, shareOf, type FixedRateLoan } from '@hearthway/contracts/money';
import { interestOfMonth, repayment } from '@hearthway/contracts/repayment';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citeEntry, citePayment } from './cite.js';
import { inCents, knownFigures, loanInputs } from './loan-inputs.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';
import { exactDollars, rateText, span, yearsText } from './words.js';

const required = z.number().check(z.gte(0), z.lte(figureLimits.priceCents / 100));
const { loan, rate, years } = loanInputs;

export const extraPaymentTool = defineTool({
  name: 'extra-payment',
  description:
    'How much sooner a loan is paid off, and what interest that saves, with `extra` dollars more each month.',
  input: z.object({ loan: required, rate, years, extra: required }),
  proposes: false,
  activity: 'Working out the loan',
  async run({ extra, loan: amount, ...inputs }, context): Promise<ToolResult> {
    const { figures } = await knownFigures(inputs, context);
    const { annualRateMillionths, termMonths: months } = figures;
    const whole = { principalCents: inCents(amount), annualRateMillionths, months };
    const sooner = paidOffWith(inCents(extra), whole);
    const saved = repayment(whole).totalInterestCents - sooner.interestCents;
    return {
      text: [
        `With ${dollars(inCents(extra))} more each month, a ${dollars(whole.principalCents)} loan at ${rateText(figures)} over ${yearsText(figures)} is paid off **${span(months - sooner.months)} sooner**, after ${span(sooner.months)}, and you save **${aboutDollars(saved)}** in interest.`,
        'That counts from the first payment. Ask the servicer to put the extra toward principal, and keep cash for emergencies first.',
      ].join('\n\n'),
      citations: [citePayment],
    };
  },
});

function paidOffWith(extraCents: number, owed: FixedRateLoan) {
  const monthlyCents = monthlyPayment(owed) + extraCents;
  let [balanceCents, interestCents, months] = [owed.principalCents, 0, 0];
  while (balanceCents > 0 && months < owed.months) {
    const interest = interestOfMonth(balanceCents, owed.annualRateMillionths);
    balanceCents += interest - Math.min(monthlyCents, balanceCents + interest);
    interestCents += interest;
    months += 1;
  }
  return { months, interestCents };
}

export const pointsBreakEvenTool = defineTool({
  name: 'points-break-even',
  description:
    'After how many months discount points, or a lower rate bought for `cost`, pay for themselves. Either both rates with the loan, or `monthlySaving`. `stayYears` if the buyer says how long they stay.',
  input: z.object({
    loan,
    rate,
    lowerRate: rate,
    years,
    points: z.optional(z.number().check(z.gte(0), z.lte(10))),
    cost: loan,
    monthlySaving: loan,
    stayYears: z.optional(z.number().check(z.gte(0), z.lte(40))),
  }),
  proposes: false,
  activity: 'Working out the break-even',
  run({ loan: amount = 0, rate: full, lowerRate, years: term = 30, stayYears, ...said }): ToolResult {
    const annualRateMillionths = Math.round((full ?? 0) * 10_000);
    const owed = { principalCents: inCents(amount), annualRateMillionths, months: term * 12 };
    const offer = pointsBreakEven({
      loan: owed,
      pointsBasisPoints: Math.round((said.points ?? 0) * 100),
      lowerRateMillionths: Math.round((lowerRate ?? full ?? 0) * 10_000),
    });
    const costCents = said.cost === undefined ? offer.costCents : inCents(said.cost);
    const savingCents = said.monthlySaving === undefined ? offer.savingCents : inCents(said.monthlySaving);
    if (costCents === 0 || savingCents <= 0) {
      return {
        text: 'Tell me the loan, both rates, and what the lower one costs. Or tell me the cost, and what you save a month.',
        asksForMore: true,
      };
    }
    const months = Math.ceil(costCents / savingCents);
    const price = full === undefined || lowerRate === undefined ? 'That' : 'The lower rate';
    const stays = stayYears === undefined ? [] : [stayed(savingCents * stayYears * 12 - costCents, stayYears)];
    return {
      text: [
        `${price} costs **${dollars(costCents)}** and saves **${exactDollars(savingCents)} a month**, so it ${
          months > owed.months
            ? `doesn’t pay for itself within ${span(owed.months)}.`
            : `pays for itself after **${String(months)} months**${months < 12 ? '' : `, ${span(months)}`}.`
        }`,
        ...stays,
        ...(months > owed.months ? [] : ['If you sell or refinance before that, it costs you money.']),
      ].join('\n\n'),
      citations: [citePayment],
    };
  },
});

const stayed = (gainCents: number, years: number): string =>
  Math.abs(gainCents) < 2_500
    ? `If you keep the loan for ${String(years)} years, you come out about even.`
    : gainCents > 0
      ? `If you keep the loan for ${String(years)} years, you come out ${aboutDollars(gainCents)} ahead.`
      : `If you keep the loan for ${String(years)} years, you come out ${aboutDollars(-gainCents)} behind.`;

export const timeToSaveTool = defineTool({
  name: 'time-to-save',
  description:
    'How long until a savings goal at an amount a month, or, with the months instead, what to put aside each month. `expected` comes one time on top, such as a tax refund.',
  input: z.object({
    goal: required,
    saved: z.optional(required),
    expected: z.optional(required),
    monthly: z.optional(required.check(z.gte(1))),
    months: z.optional(z.int().check(z.gte(1), z.lte(480))),
  }),
  proposes: false,
  activity: 'Counting the months',
  run({ goal, saved: now = 0, expected = 0, monthly, months: within }): ToolResult {
    const saved = now + expected;
    const left = inCents(goal) - inCents(saved);
    if (left <= 0) return { text: `You are there: ${dollars(inCents(saved))} covers ${dollars(inCents(goal))}.` };
    const still = `${expected === 0 ? '' : `with the ${dollars(inCents(expected))} that you expect, `}${dollars(left)} is still to save`;
    if (monthly === undefined) {
      if (within === undefined)
        return { text: 'Tell me what you can put aside a month, or in how many months you need it.' };
      return {
        text: `To reach ${dollars(inCents(goal))} in ${span(within)}, put aside about **${dollars(Math.ceil(left / within))}** a month: ${still}. Interest on the savings would make it a little less.`,
      };
    }
    const months = Math.ceil(left / inCents(monthly));
    return {
      text: `At ${dollars(inCents(monthly))} a month, you reach ${dollars(inCents(goal))} in about **${span(months)}**: ${still}. Interest on the savings would make it a little sooner.`,
    };
  },
});

export const appraisalGapTool = defineTool({
  name: 'appraisal-gap',
  description: 'What a low appraisal means in cash: the gap between price and appraised value, at a percent down.',
  input: z.object({ price: required, appraisal: required, downPaymentPercent: loanInputs.downPaymentPercent }),
  proposes: false,
  activity: 'Working out the gap',
  run({ price, appraisal, downPaymentPercent }, context): ToolResult {
    const [priceCents, valueCents] = [inCents(price), inCents(appraisal)];
    const gap = priceCents - valueCents;
    if (gap <= 0) return { text: 'The appraisal covers the price, so the loan stays as planned.' };
    return {
      text: [
        `The appraisal is **${dollars(gap)}** under the price. A lender counts with the lower of the two.`,
        downPaymentPercent === undefined
          ? `If the seller doesn’t lower the price, most of that is cash you bring: up to ${dollars(gap)} more. Tell me the percent you put down, and I work it out.`
          : cashForGap({ priceCents, valueCents, basisPoints: Math.round(downPaymentPercent * 100) }),
        'You can ask the seller to lower the price or split the gap, ask the lender to have the value reviewed, or put less down. With an appraisal contingency, you can usually cancel.',
      ].join('\n\n'),
      ...citedEntry('low-appraisal', context),
    };
  },
});

interface Gap {
  readonly priceCents: number;
  readonly valueCents: number;
  readonly basisPoints: number;
}

function cashForGap({ priceCents, valueCents, basisPoints }: Gap): string {
  const planned = shareOf(priceCents, basisPoints);
  const needed = priceCents - valueCents + shareOf(valueCents, basisPoints);
  return `At the same percent down, you bring **${dollars(needed - planned)} more**: ${dollars(needed)} instead of ${dollars(planned)}, beside closing costs. The loan is then ${dollars(priceCents - needed)}.`;
}

export const escrowTool = defineTool({
  name: 'escrow-increase',
  description:
    'How much a mortgage payment rises with escrow: `yearlyIncrease` of tax and insurance together, and a `shortage` that is spread over `spreadMonths`, 12 unless the buyer says otherwise. `payment` is the present one, for the new one.',
  input: z.object({
    yearlyIncrease: z.optional(required),
    shortage: z.optional(required),
    spreadMonths: z.optional(z.int().check(z.gte(1), z.lte(60))),
    payment: z.optional(required),
  }),
  proposes: false,
  activity: 'Working out the escrow',
  run({ yearlyIncrease = 0, shortage, spreadMonths = 12, payment }, context): ToolResult {
    const more = inCents(yearlyIncrease);
    const [perMonth, spread] = [Math.round(more / 12), Math.round(inCents(shortage ?? 0) / spreadMonths)];
    const now = payment === undefined ? undefined : inCents(payment);
    const over = `${String(spreadMonths)} months`;
    return {
      text: [
        now === undefined
          ? `The payment goes up by **${exactDollars(perMonth + spread)} a month**:`
          : `The new payment is about **${exactDollars(now + perMonth + spread)} a month**, up ${exactDollars(perMonth + spread)} from ${exactDollars(now)}:`,
        [
          ...(more === 0 ? [] : [`- ${dollars(more)} more a year in tax and insurance: ${exactDollars(perMonth)}`]),
          ...(shortage === undefined
            ? []
            : [`- Shortage of ${dollars(inCents(shortage))}, over ${over}: ${exactDollars(spread)}`]),
        ].join('\n'),
        shortage === undefined
          ? `If escrow already paid a whole year at the higher bill, the shortage is about ${dollars(more)}: spread over 12 months, that is another ${exactDollars(perMonth)} a month for a year, ${exactDollars(2 * perMonth)} in all.`
          : `The shortage ends after ${over}${now === undefined ? '' : `: the payment is then about ${exactDollars(now + perMonth)}`}. You may also pay it at once. ${more === 0 ? 'I counted no rise of the tax or insurance itself: a twelfth of a year’s rise comes on top and stays. ' : 'The new bills stay. '}The servicer may keep a cushion of up to two months.`,
      ].join('\n\n'),
      ...citedEntry('payment-rises', context),
    };
  },
});

/** The entry with more details, if one has that id. */
export function citedEntry(id: string, { knowledge, rows }: ToolContext): Pick<ToolResult, 'citations'> {
  const entry = knowledge.get(id);
  return entry ? { citations: citeEntry(entry, rows) } : {};
}
