import { lazyPart } from '@hearthway/web-kit/slice';
import { ScheduleError } from './components/schedule-error.js';
import { ScheduleSkeleton } from './components/schedule-skeleton.js';

export const UpcomingSchedule = lazyPart(
  async () => (await import('./components/upcoming-schedule.js')).UpcomingSchedule,
  { waiting: <ScheduleSkeleton />, failed: (retry) => <ScheduleError onRetry={retry} /> },
);
