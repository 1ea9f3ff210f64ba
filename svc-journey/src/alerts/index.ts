import { createRepeatedTask, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import type { CalendarEventStore } from '../calendar-events/index.js';
import type { FindChoices } from '../notification-choices/index.js';
import { alertRoutes } from './alert-routes.js';
import { giveAlerts } from './give-alerts.js';

interface Needed extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId' | 'logger'> {
  readonly calendarEventStore: CalendarEventStore;
  readonly findChoices: FindChoices;
}

/** Stores nothing itself: an alert is part of its event. @param alertMilliseconds how often to look for alerts that are due */
export function openAlerts({ calendarEventStore: store, ...needed }: Needed, alertMilliseconds: number): ServiceModule {
  const dependencies = { ...needed, store };
  const task = createRepeatedTask({
    name: 'alerts of calendar events',
    run: () => giveAlerts(dependencies),
    pauseMilliseconds: alertMilliseconds,
    logger: needed.logger,
  });
  return {
    stores: [],
    routes: alertRoutes(dependencies),
    start: () => task.start(),
    stop: () => task.stop(),
  };
}
