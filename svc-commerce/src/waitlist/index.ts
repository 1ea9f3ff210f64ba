import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { createJoinLimit } from './join-limit.js';
import type { WaitlistDependencies } from './join-waitlist.js';
import { createWaitlistMetrics } from './waitlist-metrics.js';
import { waitlistRoutes } from './waitlist-routes.js';

export type { WaitlistEntry } from './waitlist-entry.js';
export { createWaitlistStore, type WaitlistStore } from './waitlist-store.js';

type Needed = Dependencies &
  Omit<WaitlistDependencies, 'limit' | 'metrics'> & {
    readonly joinsPerMinute: number;
  };

export function openWaitlist({ joinsPerMinute, metrics, ...needed }: Needed): ServiceModule {
  const limit = createJoinLimit({ joinsPerMinute });
  return {
    stores: [needed.store],
    routes: waitlistRoutes({ ...needed, limit, metrics: createWaitlistMetrics(metrics.registry) }),
  };
}
