import {
  reportLimits,
  type AnalyticsReport,
  type ReportPeriod,
  type TrafficApart,
} from '@hearthway/contracts/analytics';
import type { EventStore, StoredEvent } from '../events/index.js';
import type { FactStore } from '../facts/index.js';
import type { RollupStore } from '../rollups/index.js';
import { reportOf, trafficApartOf } from './report.js';

export interface ReportDependencies {
  readonly rollups: Pick<RollupStore, 'days' | 'recent'>;
  readonly facts: Pick<FactStore, 'total'>;
  readonly events: Pick<EventStore, 'findAll'>;
}

/** From counts by day alone: raw events are read for the list of the last ones only, by their ids. */
export async function getReport(dependencies: ReportDependencies, period: ReportPeriod): Promise<AnalyticsReport> {
  const days = daysOf(period);
  const [counts, recent] = await Promise.all([countsOf(dependencies, days), recentEvents(dependencies, days)]);
  return reportOf({ ...counts, recentEvents: recent.map(shown) });
}

export async function getTrafficApart(dependencies: ReportDependencies, period: ReportPeriod): Promise<TrafficApart> {
  return trafficApartOf(await countsOf(dependencies, daysOf(period)));
}

async function recentEvents({ rollups, events }: ReportDependencies, { from, to }: Days): Promise<StoredEvent[]> {
  return events.findAll(await rollups.recent(from, to, reportLimits.recentEvents));
}

async function countsOf({ rollups, facts }: ReportDependencies, { from, to }: Days) {
  const [days, factTotals] = await Promise.all([rollups.days(from, to), facts.total(from, to)]);
  return { days, facts: factTotals };
}

const daysOf = ({ from = '2000-01-01', to = '2999-12-31' }: ReportPeriod): Days => ({ from, to });

/** YYYY-MM-DD, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

function shown({
  _id,
  eventType,
  eventSource,
  eventData,
  receivedAt,
}: StoredEvent): AnalyticsReport['recentEvents'][number] {
  return { id: _id, eventType, eventSource, eventData: { ...eventData }, createdAt: receivedAt.toISOString() };
}
