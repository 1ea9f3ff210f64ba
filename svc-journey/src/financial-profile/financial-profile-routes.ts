import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import { assess } from './assessment/index.js';
import { circumstancesToday } from './circumstances.js';
import { profileDraftKeyOf } from './draft-keys.js';
import { saveFinancialProfile, type SaveFinancialProfileDependencies } from './save-financial-profile.js';

export interface FinancialProfileRoutesDependencies extends SaveFinancialProfileDependencies {
  /** Draft keys are derived from it. */
  readonly draftKeySecret: string;
}

export function financialProfileRoutes(dependencies: FinancialProfileRoutesDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getFinancialProfile, async (_input, context) => {
    const { userId } = principalOf(context);
    const [stored, { circumstances, policy }] = await Promise.all([
      dependencies.store.findByUser(userId),
      circumstancesToday(dependencies, userId),
    ]);
    const { version, updatedAt, profile } = stored ?? {
      version: 0,
      updatedAt: null,
      profile: journey.emptyFinancialProfile,
    };
    return { version, updatedAt, profile, assessment: assess(profile, circumstances, policy) };
  });

  routes.handle(journey.saveFinancialProfile, ({ body }, context) =>
    saveFinancialProfile(dependencies, {
      userId: principalOf(context).userId,
      ...body,
      correlationId: context.correlationId,
    }),
  );

  routes.handle(journey.getProfileDraftKey, (_input, context) => ({
    key: profileDraftKeyOf(dependencies.draftKeySecret, principalOf(context).userId),
  }));

  return routes;
}
