import * as journey from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, operationRouter, principalOf, type LinkTokens } from '@hearthway/service-kit';
import { createHash } from 'node:crypto';
import type { StoredCalendarEvent } from '../calendar-events/index.js';
import type { CalendarFeedStore } from './calendar-feed-store.js';
import { writeCalendar } from './write-calendar.js';

interface CalendarFeedDependencies {
  readonly store: CalendarFeedStore;
  readonly linkTokens: LinkTokens;
  readonly now: () => Date;
  readonly findEvents: (userId: string) => Promise<readonly StoredCalendarEvent[]>;
}

export function calendarFeedRoutes({ store, linkTokens, now, findEvents }: CalendarFeedDependencies) {
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
    await store.delete(principalOf(context).userId);
    return undefined;
  });

  routes.handle(journey.readCalendarFeed, async ({ query: { token } }, { response }) => {
    const feed = await store.findByHash(linkTokens.hashOf(token));
    // The index finds a hash in a time that depends on it; this comparison decides, in constant time.
    if (!feed || !linkTokens.matches(token, feed.tokenHash)) {
      throw new AppError('calendar-feed.not-found', problemTexts.calendarFeedNotFound);
    }
    const calendar = writeCalendar(await findEvents(feed.userId), now());
    // Apps ask every hour. If nothing has changed, they get 304 and no body.
    response.set('cache-control', 'private, no-cache');
    response.set('etag', `"${createHash('sha256').update(calendar).digest('base64url')}"`);
    return calendar;
  });

  return routes;
}
