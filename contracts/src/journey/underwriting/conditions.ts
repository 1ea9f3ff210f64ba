import * as z from 'zod/mini';
import { calendarDay } from '../calendar-day.js';
import type { DocumentSlotKey } from '../documents/index.js';
import { publicLine } from '../private-numbers.js';

export const conditionTypes = {
  income: 'Income',
  assets: 'Money in your accounts',
  credit: 'Credit',
  employment: 'Job',
  property: 'The home',
  insurance: 'Insurance',
  title: 'Title',
  other: 'Other',
} as const;
export type ConditionType = keyof typeof conditionTypes;

/** Per contract. */
export const conditionLimits = { perContract: 60, papers: 10 } as const;

const untold = 'Please say what the lender asks for';
const noProof = 'Please say how you sent it, and to whom';

/** Something a lender wants before it clears a loan. Days are YYYY-MM-DD. */
export const conditionEntry = z
  .strictObject({
    text: publicLine(300).check(z.minLength(1, untold)),
    type: z.enum(Object.keys(conditionTypes) as [ConditionType, ...ConditionType[]]),
    askedOn: calendarDay,
    dueOn: z.nullable(calendarDay),
    /** By name. */
    papers: z
      .array(publicLine(80).check(z.minLength(1, 'Please name the paper')))
      .check(z.maxLength(conditionLimits.papers, `Please name up to ${conditionLimits.papers} papers`)),
    sentOn: z.nullable(calendarDay),
    /** How and to whom it was sent. */
    proof: publicLine(300),
    /** When the lender asked for the same again. */
    askedAgainOn: z.nullable(calendarDay),
    acceptedOn: z.nullable(calendarDay),
  })
  .check(
    z.refine(({ askedOn, dueOn }) => dueOn === null || dueOn >= askedOn, {
      path: ['dueOn'],
      error: 'Please choose a day from the request on',
    }),
    z.refine(({ sentOn, proof }) => sentOn === null || proof !== '', { path: ['proof'], error: noProof }),
    z.refine(({ sentOn, askedAgainOn }) => askedAgainOn === null || (sentOn !== null && askedAgainOn >= sentOn), {
      path: ['askedAgainOn'],
      error: 'Please choose a day after you sent it',
    }),
    z.refine(({ askedOn, acceptedOn }) => acceptedOn === null || acceptedOn >= askedOn, {
      path: ['acceptedOn'],
      error: 'Please choose a day from the request on',
    }),
  );
export type ConditionEntry = z.infer<typeof conditionEntry>;

/** `version` counts its changes, from 1. */
export const condition = z.object({
  id: z.string(),
  contractId: z.string(),
  version: z.number(),
  ...conditionEntry.shape,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Condition = z.infer<typeof condition>;

export const conditionStates = {
  overdue: 'Overdue',
  asked_again: 'Asked again',
  open: 'To do',
  sent: 'Sent',
  accepted: 'Accepted',
} as const;
export type ConditionState = keyof typeof conditionStates;

/** @param today YYYY-MM-DD */
export function conditionStateOn(today: string, condition: ConditionEntry): ConditionState {
  const { dueOn, sentOn, askedAgainOn, acceptedOn } = condition;
  if (acceptedOn !== null) return 'accepted';
  if (askedAgainOn !== null) return 'asked_again';
  if (sentOn !== null) return 'sent';
  return dueOn !== null && dueOn < today ? 'overdue' : 'open';
}

interface UsualCondition extends Pick<ConditionEntry, 'text' | 'type'> {
  /** Why lenders ask, and what satisfies them. */
  readonly help: string;
  /** Where its document belongs; `null` if it takes none of the buyer’s. */
  readonly slot: DocumentSlotKey | null;
}

/** What most lenders ask before they clear a loan. */
export const usualConditions: readonly UsualCondition[] = [
  {
    text: 'Proof of home insurance (binder)',
    type: 'insurance',
    help: 'From your insurer, with the lender named as mortgagee, in force from the closing day, and the first year paid or billed at closing.',
    slot: 'insurance_binder',
  },
  {
    text: 'Title commitment',
    type: 'title',
    help: 'The title company sends it to the lender. Ask for your own copy, and read what it doesn’t insure.',
    slot: 'title_commitment',
  },
  {
    text: 'Employment checked again just before closing',
    type: 'employment',
    help: 'The lender calls your employer within ten business days of closing. Tell them who answers, and don’t change jobs.',
    slot: null,
  },
  {
    text: 'Letter on a large deposit',
    type: 'assets',
    help: 'Where it came from, with a paper that shows it. The builder below writes the letter.',
    slot: 'deposit_letter',
  },
  {
    text: 'Latest pay stub',
    type: 'income',
    help: 'All pages, with your name, the employer, and the year to date.',
    slot: 'pay_stubs',
  },
  {
    text: 'Latest bank statement, all pages',
    type: 'assets',
    help: 'Every page counts, also an empty last one. A screenshot rarely does.',
    slot: 'bank_statements',
  },
];

/** Where the document belongs that meets a condition; `null` if it takes none of the buyer’s. */
export function slotForCondition({ text }: Pick<ConditionEntry, 'text'>): DocumentSlotKey | null {
  const usual = usualConditions.find((condition) => condition.text === text);
  return usual ? usual.slot : 'lender_request';
}

/** A short answer to a lender who asks for what it has. `undefined` before the buyer has sent it. */
export function replyToRepeat(
  { text, askedOn, papers, sentOn, proof, askedAgainOn }: ConditionEntry,
  dayText: (day: string) => string,
): string | undefined {
  if (sentOn === null) return undefined;
  const again = askedAgainOn === null ? 'You asked for this again' : `On ${dayText(askedAgainOn)} you asked again for`;
  const asked = askedAgainOn === null ? `${again}: ${text}.` : `${again} this: ${text}.`;
  return [
    'Hello,',
    `${asked} I sent it on ${dayText(sentOn)}: ${withoutStop(proof)}. You had first asked on ${dayText(askedOn)}.`,
    ...(papers.length === 0 ? [] : [`I sent: ${papers.join(', ')}.`]),
    'Please check your file and confirm in writing that it is there. If something about it is missing, please tell me which page or fact.',
    'Thank you.',
  ].join('\n\n');
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');
