import { Card, ErrorState } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { AnimatedTrackerSkeleton } from './components/animated-tracker-skeleton.js';

export const LazyAnimatedTracker = lazyPart(
  async () => (await import('./components/animated-tracker.js')).AnimatedTracker,
  {
    waiting: <AnimatedTrackerSkeleton />,
    failed: (retry) => (
      <Card as="section">
        <ErrorState title="We couldn’t load your journey" onRetry={retry}>
          <p>Your progress is saved. Check your connection and try again.</p>
        </ErrorState>
      </Card>
    ),
  },
);
