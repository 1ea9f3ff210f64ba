import { ownValue } from '@hearthway/contracts/own-value';
import {
  normalizedBaseline,
  reportLimits,
  type AnalyticsReport,
  type ExcludedTrafficCounts,
} from '@hearthway/contracts/analytics';
import { otherPages, sitePages } from '@hearthway/contracts/pages';
import { sumOfDays, type DayCounts, type VisitMark } from '../events/index.js';

/** What a report is computed from: the counts of its days, and how often each fact of the other services happened. */
export interface ReportSources {
  readonly days: readonly DayCounts[];
  readonly facts: ReadonlyMap<string, number>;
  readonly recentEvents: AnalyticsReport['recentEvents'];
}

/** Computes every figure as `figureDefinitions` defines it. */
export function reportOf({ days, facts, recentEvents }: ReportSources): AnalyticsReport {
  const { pageViews, visits, pages, clicks } = sumOfDays(days);
  const signups = facts.get('waitlist-joined') ?? 0;
  const payments = facts.get('payment-prepared') ?? 0;
  const completedPayments = facts.get('payment-completed') ?? 0;
  return {
    pageViews,
    signups,
    payments,
    completedPayments,
    conversionRates: {
      overall: percentOf(completedPayments, visits.visit ?? 0),
      waitlist: percentOf(signups, visits.visit ?? 0),
      payment: percentOf(payments, signups),
      completedPayment: percentOf(completedPayments, payments),
    },
    dropoffs: dropoffsOf([
      ...landingSteps.map(({ name, mark }) => ({ name, count: visits[mark] ?? 0 })),
      { name: 'Joined the waitlist', count: signups },
      { name: 'Started a payment', count: payments },
      { name: 'Completed a payment', count: completedPayments },
    ]),
    pageVisits: pageVisitsOf(pages, pageViews),
    clickData: ranked(clicks)
      .slice(0, reportLimits.clickData)
      .map(([element, count]) => ({ element, count })),
    recentEvents,
  };
}

export function excludedTrafficOf({ days, facts }: Omit<ReportSources, 'recentEvents'>): ExcludedTrafficCounts {
  const { bots } = sumOfDays(days);
  return {
    botsByUserAgent: bots.userAgent ?? 0,
    botsByRate: bots.rate ?? 0,
    registrations: facts.get('registered') ?? 0,
    refundedPayments: facts.get('payment-refunded') ?? 0,
    lenderMatches: facts.get('lender-matched') ?? 0,
    completedMilestones: facts.get('milestone-completed') ?? 0,
  };
}

const landingSteps: readonly { readonly name: string; readonly mark: VisitMark }[] = [
  { name: 'Opened the landing page', mark: 'landing' },
  { name: 'Saw the features', mark: 'features' },
  { name: 'Saw the waitlist form', mark: 'waitlistForm' },
  { name: 'Saw the prices', mark: 'pricing' },
];

interface Step {
  readonly name: string;
  readonly count: number;
}

/** Each step twice: as counted, and against a baseline. Empty when nobody was counted at any step. */
function dropoffsOf(steps: readonly Step[]): AnalyticsReport['dropoffs'] {
  if (steps.every(({ count }) => count === 0)) return [];
  return [false, true].flatMap((normalizedView) => {
    const over = (people: number): number => (normalizedView ? Math.max(people, normalizedBaseline) : people);
    const atFirst = over(steps[0]?.count ?? 0);
    return steps.map(({ name, count }, place) => {
      const before = steps[place - 1]?.count ?? count;
      const dropOffCount = Math.max(before - count, 0);
      return {
        name,
        count,
        conversionRate: percentOf(count, atFirst),
        dropOffCount,
        dropOffRate: percentOf(dropOffCount, over(before)),
        normalizedView,
      };
    });
  });
}

function pageVisitsOf(counts: Readonly<Record<string, number>>, pageViews: number): AnalyticsReport['pageVisits'] {
  return ranked(counts)
    .slice(0, reportLimits.pageVisits)
    .map(([path, count]) => ({
      pageName: ownValue(sitePages, path) ?? otherPages.name,
      path,
      count,
      percentage: hundredthsOf(count, pageViews) / 100,
    }));
}

/** Highest count first, ties by name, so that the same counts give the same report. */
function ranked(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts).sort(
    ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
  );
}

/** A percentage with two decimals, rounded half up. 0/0 is 0.00%; capped at 100%, since untracked visitors sign up too. */
function percentOf(part: number, whole: number): string {
  const hundredths = Math.min(hundredthsOf(part, whole), 10_000);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`;
}

/** Hundredths of a percent. */
const hundredthsOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 10_000) / whole));
