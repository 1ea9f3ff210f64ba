import * as journey from '@hearthway/contracts/journey';
import { AppError, linkTokens, operationRouter, principalOf, type Dependencies } from '@hearthway/service-kit';
import type { CalendarEventStore } from '../calendar-events/index.js';
import type { CalendarFeedStore } from './calendar-feed-store.js';
import { writeCalendar } from './write-calendar.js';

export interface FeedRoutesDependencies extends Pick<Dependencies, 'now'> {
  readonly store: CalendarFeedStore;
  readonly calendarEventStore: Pick<CalendarEventStore, 'findByUser'>;
}

export function calendarFeedRoutes({ store, calendarEventStore, now }: FeedRoutesDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getCalendarFeed, async (_input, context) => {
    const madeAt = await store.findMadeAt(principalOf(context).userId);
    return { madeAt: madeAt?.toISOString() ?? null };
  });

  routes.handle(journey.makeCalendarFeed, async (_input, context) => {
    const { token, hash } = linkTokens.make();
    const madeAt = now();
    await store.update(principalOf(context).userId, hash, madeAt);
    return { token, madeAt: madeAt.toISOString() };
  });

  routes.handle(journey.stopCalendarFeed, async (_input, context) => {
    await store.deleteByUser(principalOf(context).userId, null);
    return undefined;
  });

  routes.handle(journey.readCalendarFeed, async ({ query }) => {
    const userId = await store.findUserByHash(linkTokens.hashOf(query.token));
    if (userId === undefined) {
      throw new AppError(
        'calendar-feed.not-found',
        'This calendar link no longer works. Make a new one on your dashboard.',
      );
    }
    return writeCalendar(await calendarEventStore.findByUser(userId));
  });

  return routes;
}
