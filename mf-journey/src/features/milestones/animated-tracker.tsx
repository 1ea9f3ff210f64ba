import { Card, ErrorState } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { AnimatedTrackerSkeleton } from './components/animated-tracker-skeleton.js';

export const AnimatedTracker = lazyPart(
  async () => (await import('./components/animated-tracker.js')).AnimatedTracker,
  {
    waiting: <AnimatedTrackerSkeleton />,
    failed: (retry) => (
      <Card as="section">
        <ErrorState title="Your journey did not load" onRetry={retry}>
          <p>What you have done so far is saved. Check your connection and try again.</p>
        </ErrorState>
      </Card>
    ),
  },
);
