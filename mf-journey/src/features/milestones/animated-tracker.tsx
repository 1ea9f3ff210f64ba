import { lazyPart } from '@hearthway/web-kit/slice';
import { AnimatedTrackerSkeleton } from './components/animated-tracker-skeleton.js';
import { journeyFailed } from './journey-failed.js';

export const AnimatedTracker = lazyPart(
  async () => (await import('./components/animated-tracker.js')).AnimatedTracker,
  { waiting: <AnimatedTrackerSkeleton />, failed: journeyFailed },
);
