import {
  conversionRateSteps,
  funnelSteps,
  normalizedBaseline,
  reportLimits,
  type AnalyticsReport,
  type ConversionRate,
  type ExcludedTrafficCounts,
  type FunnelStep,
} from '@hearthway/contracts/analytics';
import { otherPages, reportNameOf } from '@hearthway/contracts/pages';
import { sumOfDays, type DayCounts } from '../events/index.js';

/** What a report is computed from: the counts of its days, and how often each fact of the other services happened. */
export interface ReportSources {
  readonly days: readonly DayCounts[];
  readonly facts: ReadonlyMap<string, number>;
  readonly recentEvents: AnalyticsReport['recentEvents'];
}

/** Computes every figure as `figureDefinitions` defines it. */
export function reportOf({ days, facts, recentEvents }: ReportSources): AnalyticsReport {
  const { pageViews, visits, pages, clicks } = sumOfDays(days);
  const rateOf = (rate: ConversionRate): string => {
    const { reached, of } = conversionRateSteps[rate];
    return percentOf(visits[reached] ?? 0, visits[of] ?? 0);
  };
  return {
    pageViews,
    signups: facts.get('waitlist-joined') ?? 0,
    payments: facts.get('payment-prepared') ?? 0,
    completedPayments: facts.get('payment-completed') ?? 0,
    conversionRates: {
      overall: rateOf('overall'),
      waitlist: rateOf('waitlist'),
      payment: rateOf('payment'),
      completedPayment: rateOf('completedPayment'),
    },
    dropoffs: dropoffsOf(steps.map(([step, name]) => ({ name, count: visits[step] ?? 0 }))),
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
    acceptedContracts: facts.get('contract-accepted') ?? 0,
    closedContracts: facts.get('contract-closed') ?? 0,
  };
}

const steps = Object.entries(funnelSteps) as [FunnelStep, string][];

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
      pageName: reportNameOf(path) ?? otherPages.reportName,
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

/** A percentage with two decimals, rounded half up. 0/0 is 0.00%; capped at 100%, since a visit may take a step without the one before. */
function percentOf(part: number, whole: number): string {
  const hundredths = Math.min(hundredthsOf(part, whole), 10_000);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`;
}

/** Hundredths of a percent. */
const hundredthsOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 10_000) / whole));
