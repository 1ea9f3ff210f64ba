import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import type { FinancialProfileDependencies } from './dependencies.js';
import { getFinancialProfile } from './get-financial-profile.js';
import { saveFinancialProfile } from './save-financial-profile.js';

export interface FinancialProfileRoutesDependencies extends FinancialProfileDependencies {
  readonly draftKeyOf: (userId: string) => string;
}

export function financialProfileRoutes(dependencies: FinancialProfileRoutesDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getFinancialProfile, (_input, context) =>
    getFinancialProfile(dependencies, principalOf(context).userId),
  );

  routes.handle(journey.saveFinancialProfile, ({ body }, context) =>
    saveFinancialProfile(dependencies, { userId: principalOf(context).userId, ...body }),
  );

  routes.handle(journey.getProfileDraftKey, (_input, context) => ({
    key: dependencies.draftKeyOf(principalOf(context).userId),
  }));

  return routes;
}
