import * as z from 'zod/mini';

export const milestoneStatuses = ['not_started', 'in_progress', 'completed'] as const;
export const milestoneStatus = z.enum(milestoneStatuses);
export type MilestoneStatus = z.infer<typeof milestoneStatus>;

/** A new buyer's list (specification, section 3), in order. The first starts as `in_progress`. Keys never change; titles may. */
export const defaultMilestones = [
  {
    key: 'get-to-know-you',
    title: "Let's Get to Know You!",
    description: 'Tell us what kind of home you want, where, and when.',
  },
  { key: 'buying-power', title: 'Buying Power', description: 'See what you can comfortably afford before you look.' },
  {
    key: 'get-pre-approved',
    title: 'Get Pre-Approved',
    description: 'Have a lender check your numbers, so sellers take your offer seriously.',
  },
  {
    key: 'home-goals',
    title: 'Home Goals',
    description: 'Write down what your home must have and what would be nice.',
  },
  { key: 'home-search', title: 'Home Search', description: 'Visit homes, take notes and compare them side by side.' },
  { key: 'make-offer', title: 'Make Offer', description: 'Choose a price and terms, and put them in writing.' },
  { key: 'mortgage-application', title: 'Mortgage Application', description: 'Apply for the loan and lock your rate.' },
  {
    key: 'home-inspection',
    title: 'Home Inspection',
    description: 'Have a professional look at the home before you commit.',
  },
  { key: 'appraisal', title: 'Appraisal', description: 'The lender checks that the home is worth its price.' },
  { key: 'closing', title: 'Closing', description: 'Sign, pay, and get your keys.' },
] as const;

export type MilestoneKey = (typeof defaultMilestones)[number]['key'];

export const milestone = z.object({
  id: z.string(),
  userId: z.string(),
  /** A `MilestoneKey`, or one added by a newer release. */
  key: z.string(),
  /** For display only. */
  title: z.string(),
  description: z.string(),
  status: milestoneStatus,
  /** Position in the list, from 1. */
  order: z.number(),
});
export type Milestone = z.infer<typeof milestone>;

/**
 * What a buyer does next: the first milestone in progress, or else the first one not started. Once an offer is accepted, it is
 * what the contract needs, whatever was left open before. `undefined` if nothing is left.
 * @param milestones in order
 */
export function nextMilestone<Listed extends Pick<Milestone, 'key' | 'status'>>(
  milestones: readonly Listed[],
): Listed | undefined {
  const offer = milestones.findIndex(({ key, status }) => key === 'make-offer' && status === 'completed');
  const ahead = milestones.slice(offer + 1);
  return ahead.find(({ status }) => status === 'in_progress') ?? ahead.find(({ status }) => status === 'not_started');
}

/** What completes a milestone, and how much of it the buyer has done. It is completed when all is done. */
export const milestoneRule = z.object({
  /** A `MilestoneKey`, or one added by a newer release. */
  key: z.string(),
  items: z.array(
    z.object({
      text: z.string(),
      done: z.boolean(),
      /** The page where the buyer does it. */
      path: z.string().check(z.regex(/^\/(?!\/)/)),
    }),
  ),
});
export type MilestoneRule = z.infer<typeof milestoneRule>;
export type MilestoneRuleItem = MilestoneRule['items'][number];

/** The first milestone. Lender matches are shown once it is completed. */
export const introductionKey: MilestoneKey = 'get-to-know-you';

/** Left out of the tracker, which renumbers the rest. */
export const milestoneHiddenInTracker: MilestoneKey = 'home-goals';
