import * as z from 'zod/mini';
import { calendarDay } from '../calendar-day.js';
import { publicLine } from '../private-numbers.js';
import { contractLimits } from '../purchase/index.js';

/** Where a large deposit came from, and the paper that shows it. */
export const depositSources = {
  sale: { label: 'I sold something', paper: 'the bill of sale' },
  gift: { label: 'It was a gift', paper: 'the signed gift letter and the giver’s bank statement' },
  bonus: { label: 'Bonus or back pay', paper: 'the pay stub' },
  transfer: { label: 'From another account of mine', paper: 'the statement of the other account' },
  refund: { label: 'Tax or other refund', paper: 'the notice of the refund' },
  other: { label: 'Something else', paper: 'a paper that shows it' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly paper: string }>>;
export type DepositSource = keyof typeof depositSources;

const noAmount = 'Please enter the amount';
const noBank = 'Please name the bank';
const noStory = 'Please say where it came from';

/** What a lender wants to know about a deposit. Never an account number. */
export const depositFacts = z.strictObject({
  amountCents: z
    .number({ error: noAmount })
    .check(z.int(noAmount), z.gte(100, noAmount), z.lte(contractLimits.priceCents, 'Please enter a smaller amount')),
  on: calendarDay,
  bank: publicLine(80).check(z.minLength(1, noBank)),
  source: z.enum(Object.keys(depositSources) as [DepositSource, ...DepositSource[]]),
  /** One sentence. */
  story: publicLine(300).check(z.minLength(1, noStory)),
});
export type DepositFacts = z.infer<typeof depositFacts>;

interface Wording {
  readonly address: string;
  readonly amount: (cents: number) => string;
  readonly day: (day: string) => string;
}

/** A letter to sign and send with its papers. Says nothing that the buyer didn’t. */
export function depositLetter(
  { amountCents, on, bank, source, story }: DepositFacts,
  { address, amount, day }: Wording,
): string {
  const told = /[.!?]$/.test(story) ? story : `${story}.`;
  return [
    'To my lender,',
    `This is about the deposit of ${amount(amountCents)} to my account at ${bank} on ${day(on)}, for the purchase of ${address}.`,
    told,
    source === 'gift'
      ? 'It is a gift. I don’t have to pay it back.'
      : 'It is not a loan, and I don’t have to pay it back.',
    `Enclosed: the statement that shows the deposit, and ${depositSources[source].paper}.`,
    'Signed:',
    'Date:',
  ].join('\n\n');
}
