import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey, ifMatch } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import { calendarDay, daysBetween } from '../calendar-day.js';
import { profileLimits } from '../financial-profile.js';
import { lenderName } from './lender-name.js';

/** Per buyer. */
export const preApprovalLetterMaximum = 20;

/** Letters are usually good for 60 to 90 days. Anything longer than this is a typo. */
const longestDays = 366;

const letterFields = z.strictObject({
  lender: lenderName,
  /** The highest price that the letter states, in cents. */
  amountCents: z
    .number({ error: 'Please enter the amount' })
    .check(
      z.int(),
      z.gt(0, 'Please enter an amount above $0'),
      z.lte(profileLimits.amountCents, 'Please enter an amount up to $10,000,000'),
    ),
  /** The number of people it is for. */
  borrowers: z.number().check(z.int(), z.gte(1), z.lte(profileLimits.borrowers)),
  issuedOn: calendarDay,
  /** The last day it is good for. */
  expiresOn: calendarDay,
});

export const preApprovalLetterEntry = letterFields.check(
  z.refine(({ issuedOn, expiresOn }) => expiresOn > issuedOn, {
    path: ['expiresOn'],
    error: 'The expiration date has to be after the issue date',
  }),
  z.refine(({ issuedOn, expiresOn }) => daysBetween(issuedOn, expiresOn) <= longestDays, {
    path: ['expiresOn'],
    error: 'Letters rarely last more than a year. Please check both dates.',
  }),
);
export type PreApprovalLetterEntry = z.infer<typeof preApprovalLetterEntry>;

/** Shown for an issue date in the future, which the page and the service check: they know what day it is. */
export const notIssuedYet = 'This date is in the future. Please enter the one on the letter.';

export const preApprovalLetter = z.object({
  id: z.string(),
  /** Counts the saves, from 1. */
  version: z.number(),
  lender: z.string(),
  amountCents: z.number(),
  borrowers: z.number(),
  issuedOn: z.iso.date(),
  expiresOn: z.iso.date(),
});
export type PreApprovalLetter = z.infer<typeof preApprovalLetter>;

/** The calendar warns this many days before its last day. */
export const letterWarningDays = [14, 3] as const;

/** What to tell the buyer about a letter. */
export type LetterConcern =
  | { readonly kind: 'expired' }
  | { readonly kind: 'expires-soon' }
  | { readonly kind: 'below-target'; readonly missingCents: number }
  /** A borrower joined or left since then. */
  | { readonly kind: 'borrowers-changed'; readonly now: number };

/** What a letter is compared with. */
export interface LetterCircumstances {
  /** The buyer’s calendar day. */
  readonly today: string;
  /** From the financial profile, as is the next one; `null` if it doesn’t say. */
  readonly targetPriceCents: number | null;
  readonly borrowers: number | null;
}

/** 0 on its last day, and negative once it has expired. */
export const letterDaysLeft = ({ expiresOn }: Pick<PreApprovalLetter, 'expiresOn'>, today: string): number =>
  daysBetween(today, expiresOn);

/** An expired letter has no other concern: it is useless until the lender renews it. */
export function letterConcerns(
  letter: Pick<PreApprovalLetter, 'amountCents' | 'borrowers' | 'expiresOn'>,
  { today, targetPriceCents, borrowers }: LetterCircumstances,
): readonly LetterConcern[] {
  const daysLeft = letterDaysLeft(letter, today);
  if (daysLeft < 0) return [{ kind: 'expired' }];
  const concerns: LetterConcern[] = [];
  if (daysLeft <= letterWarningDays[0]) concerns.push({ kind: 'expires-soon' });
  if (targetPriceCents !== null && letter.amountCents < targetPriceCents) {
    concerns.push({ kind: 'below-target', missingCents: targetPriceCents - letter.amountCents });
  }
  if (borrowers !== null && borrowers !== letter.borrowers) {
    concerns.push({ kind: 'borrowers-changed', now: borrowers });
  }
  return concerns;
}

const params = z.strictObject({ letterId: identifier });
const stored = { 'pre-approval-letter.not-found': 404, 'pre-approval-letter.conflict': 409 };

export const listPreApprovalLetters = defineOperation({
  id: 'journey.list-pre-approval-letters',
  summary: 'List the signed-in buyer’s pre-approval letters, oldest entry first',
  method: 'GET',
  path: '/api/pre-approval-letters',
  access: 'buyer',
  status: 200,
  reply: z.array(preApprovalLetter),
  errors: {},
});

export const createPreApprovalLetter = defineOperation({
  id: 'journey.create-pre-approval-letter',
  summary: 'Log a pre-approval letter. An unexpired one completes the milestone; the calendar warns before it expires',
  method: 'POST',
  path: '/api/pre-approval-letters',
  access: 'buyer',
  headers: idempotencyKey,
  body: preApprovalLetterEntry,
  status: 201,
  reply: preApprovalLetter,
  errors: { 'pre-approval-letter.too-many': 409 },
});

export const changePreApprovalLetter = defineOperation({
  id: 'journey.change-pre-approval-letter',
  summary: 'Replace this version of one of the signed-in buyer’s pre-approval letters',
  method: 'PUT',
  path: '/api/pre-approval-letters/:letterId',
  access: 'buyer',
  params,
  headers: ifMatch,
  body: preApprovalLetterEntry,
  status: 200,
  reply: preApprovalLetter,
  errors: stored,
});

export const deletePreApprovalLetter = defineOperation({
  id: 'journey.delete-pre-approval-letter',
  summary: 'Delete this version of one of the signed-in buyer’s pre-approval letters, with its events in the calendar',
  method: 'DELETE',
  path: '/api/pre-approval-letters/:letterId',
  access: 'buyer',
  params,
  headers: ifMatch,
  status: 204,
  reply: undefined,
  errors: stored,
});
