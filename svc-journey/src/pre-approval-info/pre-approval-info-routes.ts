import * as journey from '@hearthway/contracts/journey';
import { AppError, operationRouter, principalOf } from '@hearthway/service-kit';
import { savePreApprovalInfo, type PreApprovalInfoDependencies } from './save-pre-approval-info.js';

export function preApprovalInfoRoutes(dependencies: PreApprovalInfoDependencies) {
  const { store } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.getPreApprovalInfo, async ({ query }, context) => {
    const saved = await store.findByUser(principalOf(context).userId);
    if (saved) return saved;
    if (query.ifNone === 'blank') return { ...journey.emptyPreApprovalInfo, updatedAt: null, completedAt: null };
    throw new AppError('pre-approval-info.not-found', 'You haven’t saved anything yet');
  });

  routes.handle(journey.getFirstName, async (_input, context) => ({
    firstName: await store.findFirstName(principalOf(context).userId),
  }));

  routes.handle(journey.savePreApprovalInfo, ({ body }, context) =>
    savePreApprovalInfo(dependencies, {
      userId: principalOf(context).userId,
      info: body,
      correlationId: context.correlationId,
    }),
  );

  routes.handle(journey.eraseSensitiveAnswers, async (_input, context) => {
    await store.deleteSensitiveAnswers(principalOf(context).userId);
    return undefined;
  });

  return routes;
}
