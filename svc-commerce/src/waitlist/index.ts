import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { createJoinLimitStore } from './join-limit-store.js';
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
  const limit = createJoinLimitStore(needed.connection, joinsPerMinute);
  return {
    stores: [needed.store, limit],
    routes: waitlistRoutes({ ...needed, limit, metrics: createWaitlistMetrics(metrics.registry) }),
  };
}
