import { lazyPart } from '@hearthway/web-kit/slice';
import { ScheduleError, ScheduleSkeleton } from './components/schedule-states.js';

export const LazyUpcomingSchedule = lazyPart(
  async () => (await import('./components/upcoming-schedule.js')).UpcomingSchedule,
  { waiting: <ScheduleSkeleton />, failed: (retry) => <ScheduleError onRetry={retry} /> },
);
