import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { defineOperation } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
import { profileLimits } from '../financial-profile.js';
import { calendarDay, daysBetween } from './days.js';
import { lenderName } from './lender-name.js';

/** Letters are good for 60 to 90 days as a rule. A longer time than this is a typing mistake. */
const longestDays = 366;

/** Per buyer. */
export const preApprovalLetterMaximum = 20;

export const preApprovalLetterEntry = z
  .strictObject({
    lender: lenderName,
    /** The highest price that the letter names, in cents. */
    amountCents: z
      .number({ error: 'Please enter the amount on the letter' })
      .check(
        z.int(),
        z.gt(0, 'Please enter an amount above $0'),
        z.lte(profileLimits.amountCents, 'Please enter an amount up to $10,000,000'),
      ),
    /** How many people the lender checked for it. */
    borrowers: z.number().check(z.int(), z.gte(1), z.lte(profileLimits.borrowers)),
    issuedOn: calendarDay,
    /** The last day it is good for. */
    expiresOn: calendarDay,
  })
  .check(
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

/** Days before the last day on which the calendar warns. */
export const letterWarningDays = [14, 3] as const;

/** What to tell the buyer about a letter. */
export type LetterConcern =
  | { readonly kind: 'expired' }
  | { readonly kind: 'expires-soon'; readonly daysLeft: number }
  | { readonly kind: 'below-target'; readonly missingCents: number }
  | { readonly kind: 'borrowers-changed'; readonly onLetter: number; readonly now: number };

/** What a letter is compared with. `undefined` where the buyer hasn’t said. */
export interface LetterCircumstances {
  /** A calendar day. */
  readonly today: string;
  readonly targetPriceCents: number | undefined;
  readonly borrowers: number | undefined;
}

/** Good through its last day. */
export function isLetterExpired({ expiresOn }: Pick<PreApprovalLetter, 'expiresOn'>, today: string): boolean {
  return expiresOn < today;
}

/** An expired letter has no other concern: it is of no use until the lender renews it. */
export function letterConcerns(
  letter: Omit<PreApprovalLetter, 'id' | 'version'>,
  { today, targetPriceCents, borrowers }: LetterCircumstances,
): readonly LetterConcern[] {
  if (isLetterExpired(letter, today)) return [{ kind: 'expired' }];
  const concerns: LetterConcern[] = [];
  const daysLeft = daysBetween(today, letter.expiresOn);
  if (daysLeft <= letterWarningDays[0]) concerns.push({ kind: 'expires-soon', daysLeft });
  if (targetPriceCents !== undefined && letter.amountCents < targetPriceCents) {
    concerns.push({ kind: 'below-target', missingCents: targetPriceCents - letter.amountCents });
  }
  if (borrowers !== undefined && borrowers !== letter.borrowers) {
    concerns.push({ kind: 'borrowers-changed', onLetter: letter.borrowers, now: borrowers });
  }
  return concerns;
}

const letterId = z.strictObject({ letterId: identifier });

export const listPreApprovalLetters = defineOperation({
  id: 'journey.list-pre-approval-letters',
  summary: 'List the signed-in buyer’s pre-approval letters, the one that lasts longest first',
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
  idempotent: true,
  body: preApprovalLetterEntry,
  status: 201,
  reply: preApprovalLetter,
  errors: { 'pre-approval-letter.too-many': errors['pre-approval-letter.too-many'] },
});

export const changePreApprovalLetter = defineOperation({
  id: 'journey.change-pre-approval-letter',
  summary: 'Replace this version of one of the signed-in buyer’s pre-approval letters',
  method: 'PUT',
  path: '/api/pre-approval-letters/:letterId',
  access: 'buyer',
  versioned: true,
  params: letterId,
  body: preApprovalLetterEntry,
  status: 200,
  reply: preApprovalLetter,
  errors: {
    'pre-approval-letter.not-found': errors['pre-approval-letter.not-found'],
    'pre-approval-letter.conflict': errors['pre-approval-letter.conflict'],
  },
});

export const deletePreApprovalLetter = defineOperation({
  id: 'journey.delete-pre-approval-letter',
  summary: 'Delete this version of one of the signed-in buyer’s pre-approval letters, with its calendar events',
  method: 'DELETE',
  path: '/api/pre-approval-letters/:letterId',
  access: 'buyer',
  versioned: true,
  params: letterId,
  status: 204,
  reply: undefined,
  errors: {
    'pre-approval-letter.not-found': errors['pre-approval-letter.not-found'],
    'pre-approval-letter.conflict': errors['pre-approval-letter.conflict'],
  },
});
