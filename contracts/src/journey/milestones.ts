import * as z from 'zod/mini';

export const milestoneStatuses = ['not_started', 'in_progress', 'completed'] as const;
export const milestoneStatus = z.enum(milestoneStatuses);
export type MilestoneStatus = z.infer<typeof milestoneStatus>;

export const milestone = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  status: milestoneStatus,
  /** Position in the list, from 1. */
  order: z.number(),
});
export type Milestone = z.infer<typeof milestone>;

/** A new buyer's list (specification, section 3), in order. The first starts as `in_progress`. */
export const defaultMilestones = [
  { title: "Let's Get to Know You!", description: 'Tell us what kind of home you want, where, and when.' },
  { title: 'Buying Power', description: 'See what you can comfortably afford before you look.' },
  { title: 'Get Pre-Approved', description: 'Have a lender check your numbers, so sellers take your offer seriously.' },
  { title: 'Home Goals', description: 'Write down what your home must have and what would be nice.' },
  { title: 'Home Search', description: 'Visit homes, take notes and compare them side by side.' },
  { title: 'Make Offer', description: 'Choose a price and terms, and put them in writing.' },
  { title: 'Mortgage Application', description: 'Apply for the loan and lock your rate.' },
  { title: 'Home Inspection', description: 'Have a professional look at the home before you commit.' },
  { title: 'Appraisal', description: 'The lender checks that the home is worth its price.' },
  { title: 'Closing', description: 'Sign, pay, and get your keys.' },
] as const;

export type MilestoneTitle = (typeof defaultMilestones)[number]['title'];

/** Left out of the tracker, which renumbers the rest. */
export const milestoneHiddenInTracker = 'Home Goals';

const routes: Readonly<Record<string, string>> = {
  'Pre-Approval': '/pre-approval-form',
  "Let's Get to Know You!": '/pre-approval-form',
  'Buying Power': '/buying-power',
  'Get Pre-Approved': '/get-pre-approved',
  'Home Goals': '/home-goals',
  'Home Search': '/home-search',
  'Make Offer': '/make-offer',
  'Mortgage Application': '/mortgage-application',
  'Home Inspection': '/home-inspection',
  Appraisal: '/underwriting',
  Underwriting: '/underwriting',
  Closing: '/closing',
};

/** The page of a milestone; the dashboard for an unknown title. */
export function milestoneRoute(title: string): string {
  return Object.hasOwn(routes, title) ? (routes[title] ?? '/dashboard') : '/dashboard';
}
