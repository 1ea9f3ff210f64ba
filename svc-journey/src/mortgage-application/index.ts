import type { MortgageApplicationView } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import type { FollowEstimates } from '../pre-approval/index.js';
import type { ContractFollower } from '../purchase-contract/index.js';
import { applicationReaders, type ApplicationReaders } from './application-readers.js';
import { followContractChanges } from './follow-changes.js';
import { milestoneParts } from './milestone-rule.js';
import { mortgageApplicationRoutes } from './mortgage-application-routes.js';
import { createMortgageApplicationStore } from './mortgage-application-store.js';
import { readMortgageApplication, type ReadDependencies } from './read-application.js';
import type { SaveDependencies } from './save-application.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<ReadDependencies & SaveDependencies, 'store' | 'updateMilestone'> & {
    readonly addToRule: AddToRule;
    readonly followContract: (follower: ContractFollower) => void;
    readonly followEstimates: FollowEstimates;
  };

interface MortgageApplicationModule extends ServiceModule, ApplicationReaders {
  /** Of the contract that the pages are about; without one, what is known for any. */
  readonly readMortgageApplication: (userId: string) => Promise<MortgageApplicationView>;
}

export function openMortgageApplication(needed: Needed): MortgageApplicationModule {
  const store = createMortgageApplicationStore(needed.connection);
  const readers = applicationReaders({ ...needed, store });
  const updateMilestone = needed.addToRule('mortgage-application', ...milestoneParts({ ...needed, ...readers }));
  const dependencies = { ...needed, store, updateMilestone };
  needed.followContract(followContractChanges(dependencies));
  needed.followEstimates(updateMilestone);
  return {
    stores: [store],
    routes: mortgageApplicationRoutes(dependencies),
    buyerData: { mortgageApplications: store },
    ...readers,
    readMortgageApplication: (userId) => readMortgageApplication(dependencies, userId),
  };
}
