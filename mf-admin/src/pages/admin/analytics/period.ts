import type { ReportPeriod } from '@hearthway/contracts/analytics';

export const periodChoices = [
  { value: 'today', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'all', label: 'All time' },
  { value: 'custom', label: 'Custom dates' },
] as const;
export type PeriodChoice = (typeof periodChoices)[number]['value'];

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The period of a preset that ends today, in UTC like the report. */
export function periodUntil(now: Date, choice: Exclude<PeriodChoice, 'custom'>): ReportPeriod {
  if (choice === 'all') return {};
  return daysUntil(now, choice === 'today' ? 1 : Number(choice));
}

export function daysUntil(now: Date, count: number): { from: string; to: string } {
  return { from: dayOf(new Date(now.getTime() - (count - 1) * dayMilliseconds)), to: dayOf(now) };
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
