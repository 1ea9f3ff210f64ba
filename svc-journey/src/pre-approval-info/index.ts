import type { Dependencies, Sealing, ServiceModule } from '@hearthway/service-kit';
import { introductionKey } from '@hearthway/contracts/journey';
import type { AddToRule } from '../milestones/index.js';
import { preApprovalInfoRoutes } from './pre-approval-info-routes.js';
import { createPreApprovalInfoStore, type PreApprovalInfoStore } from './pre-approval-info-store.js';

export type { Applicant } from './pre-approval-info-store.js';

interface Needed extends Dependencies {
  /** Seals sensitive answers. */
  readonly sealing: Sealing;
  readonly addToRule: AddToRule;
}

export function openPreApprovalInfo(
  needed: Needed,
): ServiceModule & Pick<PreApprovalInfoStore, 'findHome' | 'findHomeAnswers' | 'findApplicant'> {
  const store = createPreApprovalInfoStore(needed.connection, needed.sealing);
  const updateIntroduction = needed.addToRule(introductionKey, {
    text: 'Answer the ten questions',
    path: '/get-to-know-you',
    isDone: (userId, transaction) => store.isAnswered(userId, transaction),
  });
  return {
    stores: [store],
    routes: preApprovalInfoRoutes({ ...needed, store, updateIntroduction }),
    buyerData: { preApprovalInfo: store },
    findHome: (userId) => store.findHome(userId),
    findHomeAnswers: (userId) => store.findHomeAnswers(userId),
    findApplicant: (userId) => store.findApplicant(userId),
  };
}
