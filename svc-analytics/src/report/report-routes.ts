import {
  getAnalyticsReport,
  getExcludedTraffic,
  reportLimits,
  type AnalyticsReport,
  type ReportPeriod,
} from '@hearthway/contracts/analytics';
import { operationRouter } from '@hearthway/service-kit';
import type { EventStore, StoredEvent } from '../events/index.js';
import type { FactStore } from '../facts/index.js';
import { reportOf, excludedTrafficOf } from './report.js';

export interface ReportDependencies {
  readonly events: Pick<EventStore, 'findDays' | 'findRecentIds' | 'findByIds'>;
  readonly facts: Pick<FactStore, 'findTotals'>;
}

/** Reports are computed from daily counts. Of the raw events, only the last ones are read, by their ids. */
export function reportRoutes(dependencies: ReportDependencies) {
  const { events } = dependencies;
  const routes = operationRouter();

  routes.handle(getAnalyticsReport, async ({ query }) => {
    const { from, to } = daysOf(query);
    const [counts, recent] = await Promise.all([
      countsOf(dependencies, { from, to }),
      events.findRecentIds(from, to, reportLimits.recentEvents).then((ids) => events.findByIds(ids)),
    ]);
    return reportOf({ ...counts, recentEvents: recent.map(toRecentEvent) });
  });

  routes.handle(getExcludedTraffic, async ({ query }) =>
    excludedTrafficOf(await countsOf(dependencies, daysOf(query))),
  );

  return routes;
}

/** YYYY-MM-DD, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const daysOf = ({ from = '2000-01-01', to = '2999-12-31' }: ReportPeriod): Days => ({ from, to });

async function countsOf({ events, facts }: ReportDependencies, { from, to }: Days) {
  const [days, factTotals] = await Promise.all([events.findDays(from, to), facts.findTotals(from, to)]);
  return { days, facts: factTotals };
}

function toRecentEvent(event: StoredEvent): AnalyticsReport['recentEvents'][number] {
  const { _id, eventType, eventSource, eventData, receivedAt } = event;
  return { id: _id, eventType, eventSource, eventData: { ...eventData }, createdAt: receivedAt.toISOString() };
}
