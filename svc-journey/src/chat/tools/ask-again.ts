import { figureLimits } from '@hearthway/contracts/affordability';
import { percent } from '@hearthway/contracts/money';
import type * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';

const { amountCents, annualRateMillionths, priceCents, score, termMonths } = figureLimits;
const amounts = `I can calculate with amounts of up to ${dollars(amountCents)}. Which one do you mean?`;
const prices = `I can calculate prices and loans of up to ${dollars(priceCents)}. Which one do you mean?`;
const terms = `I can calculate loans of ${String(termMonths.shortest / 12)} to ${String(termMonths.longest / 12)} years. Which of these terms should I take?`;

/** Messages for unusable values, by the name of the input. */
const byInput: ReadonlyMap<PropertyKey | undefined, string> = new Map([
  ['years', terms],
  ['terms', terms],
  ['rate', `I can calculate rates of up to ${percent(annualRateMillionths / 100)}. Which rate should I take?`],
  ['creditScore', `Credit scores go from ${String(score.lowest)} to ${String(score.highest)}. What is yours, about?`],
  ['downPaymentPercent', 'How much would you put down: which share of the price, or how many dollars?'],
  ['price', prices],
  ['loan', prices],
  ['prices', prices],
  ['yearlyIncome', amounts],
  ['monthlyIncome', amounts],
  ['monthlyDebts', amounts],
  ['downPayment', amounts],
  ['savings', amounts],
]);

/** Says what input a tool can use, if it can’t use what it got. */
export const askAgain = ({ issues: [issue] }: z.core.$ZodError) => ({
  text:
    byInput.get(issue?.path[0]) ??
    'I couldn’t work with that. Please say it in fewer words, with the figures that count.',
  asksForMore: true,
});
