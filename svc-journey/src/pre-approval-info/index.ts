import type { Dependencies, Sealing, ServiceModule } from '@hearthway/service-kit';
import { preApprovalInfoRoutes } from './pre-approval-info-routes.js';
import { createPreApprovalInfoStore, type PreApprovalInfoStore } from './pre-approval-info-store.js';
import type { PreApprovalInfoDependencies } from './save-pre-approval-info.js';

type Needed = Dependencies &
  Pick<PreApprovalInfoDependencies, 'finishIntroduction'> & {
    /** Seals sensitive answers. */
    readonly sealing: Sealing;
  };

export function openPreApprovalInfo(needed: Needed): ServiceModule & Pick<PreApprovalInfoStore, 'findHome'> {
  const store = createPreApprovalInfoStore(needed.connection, needed.sealing);
  return {
    stores: [store],
    routes: preApprovalInfoRoutes({ ...needed, store }),
    buyerData: { preApprovalInfo: store },
    findHome: (userId) => store.findHome(userId),
  };
}
