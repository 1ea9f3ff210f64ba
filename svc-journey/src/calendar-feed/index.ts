import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { calendarFeedRoutes, type FeedRoutesDependencies } from './calendar-feed-routes.js';
import { createCalendarFeedStore } from './calendar-feed-store.js';

type Needed = Pick<Dependencies, 'connection'> & Omit<FeedRoutesDependencies, 'store'>;

/** A buyer's calendar for their calendar app, by a secret link. */
export function openCalendarFeed(needed: Needed): ServiceModule {
  const store = createCalendarFeedStore(needed.connection);
  return {
    stores: [store],
    routes: calendarFeedRoutes({ ...needed, store }),
    buyerData: { calendarFeed: store },
  };
}
