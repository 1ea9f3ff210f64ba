import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import type { PreApprovalInfoDependencies } from './dependencies.js';
import { getPreApprovalInfo } from './get-pre-approval-info.js';
import { savePreApprovalInfo } from './save-pre-approval-info.js';

export function preApprovalInfoRoutes(dependencies: PreApprovalInfoDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getPreApprovalInfo, ({ query }, context) =>
    getPreApprovalInfo(dependencies, principalOf(context).userId, query),
  );

  routes.handle(journey.savePreApprovalInfo, ({ body }, context) =>
    savePreApprovalInfo(dependencies, {
      userId: principalOf(context).userId,
      info: body,
      correlationId: context.correlationId,
    }),
  );

  routes.handle(journey.eraseSensitiveAnswers, async (_input, context) => {
    await dependencies.store.deleteSensitiveAnswers(principalOf(context).userId);
    return undefined;
  });

  return routes;
}
