import { figureLimits } from '@hearthway/contracts/affordability';
import { percent, ratioInBasisPoints, scaled, shareOf } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { citeRows } from './cite.js';
import { inCents, loanInputs } from './loan-inputs.js';
import { citedEntry } from './sum-tools.js';
import { defineTool, type ToolResult } from './tool.js';

const required = z.number().check(z.gte(1), z.lte(figureLimits.priceCents / 100));
const { downPayment, downPaymentPercent, savings: amount } = loanInputs;

export const sellerCreditTool = defineTool({
  name: 'seller-credit-limit',
  description:
    'The most that a seller may credit toward closing costs on a home to live in, by loan program and down payment; `credit` is what the seller offers.',
  input: z.object({
    price: required,
    downPayment,
    downPaymentPercent,
    program: z.optional(z.enum(['conventional', 'fha'])),
    credit: amount,
  }),
  proposes: false,
  activity: 'Looking up the limit',
  run({ price, downPayment: cash, downPaymentPercent: share, program = 'conventional', credit }, { rows }): ToolResult {
    const priceCents = inCents(price);
    const down = cash === undefined ? share && Math.round(share * 100) : ratioInBasisPoints(inCents(cash), priceCents);
    if (program === 'conventional' && down === undefined)
      return {
        text: 'How much do you put down, in dollars or as a percent? The limit depends on it.',
        asksForMore: true,
      };
    const key =
      program === 'fha'
        ? 'fha/seller-credit'
        : `conventional/seller-credit/${(down ?? 0) < 1_000 ? 'below-10' : (down ?? 0) < 2_500 ? 'from-10' : 'from-25'}`;
    const limit = rows.get(key)?.value;
    if (limit === undefined) return { text: 'I have no limit for that loan. Your loan officer knows it.' };
    const most = shareOf(priceCents, limit);
    const over = credit === undefined ? 0 : inCents(credit) - most;
    return {
      text: [
        `At most **${dollars(most)}**: ${percent(limit)} of ${dollars(priceCents)}, for ${program === 'fha' ? 'an FHA loan' : `a conventional loan with ${percent(down ?? 0)} down`} on a home you live in.`,
        ...(credit === undefined
          ? []
          : [
              over > 0
                ? `The ${dollars(inCents(credit))} is ${dollars(over)} too much. You could ask for a lower price with the rest.`
                : `The ${dollars(inCents(credit))} is within it.`,
            ]),
        'It can’t be more than your actual closing costs either, and it counts on the lower of price and appraisal.',
      ].join('\n\n'),
      citations: citeRows([`${key}@`], rows),
    };
  },
});

export const forgivenLoanTool = defineTool({
  name: 'forgiven-loan',
  description:
    'What is still owed on assistance that is forgiven in equal parts over `years`, after `lived` full years.',
  input: z.object({
    amount: required,
    years: z.int().check(z.gte(1), z.lte(40)),
    lived: z.int().check(z.gte(0), z.lte(40)),
  }),
  proposes: false,
  activity: 'Working out what is left',
  run({ amount: lent, years, lived }, context): ToolResult {
    const each = scaled(inCents(lent), 1, years);
    const forgiven = scaled(inCents(lent), Math.min(lived, years), years);
    return {
      text: [
        `You would pay back **${dollars(inCents(lent) - forgiven)}**: of ${dollars(inCents(lent))}, ${dollars(each)} is forgiven each year, ${dollars(forgiven)} after ${String(lived)} full ${lived === 1 ? 'year' : 'years'}.`,
        'Read the program’s note: some count from closing day, forgive only after a full year, or want it back when you refinance or rent the home out.',
      ].join('\n\n'),
      ...citedEntry('down-payment-assistance', context),
    };
  },
});
