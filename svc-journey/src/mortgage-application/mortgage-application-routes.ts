import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf, versionOf } from '@hearthway/service-kit';
import type { MortgageApplicationDependencies } from './dependencies.js';
import { printPacket, readApplication, readPacket } from './read-application.js';
import { saveApplication } from './save-application.js';

export function mortgageApplicationRoutes(dependencies: MortgageApplicationDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getMortgageApplication, (_input, context) =>
    readApplication(dependencies, principalOf(context).userId),
  );
  routes.handle(journey.saveMortgageApplication, ({ body }, context) => {
    const { userId } = principalOf(context);
    const { correlationId } = context;
    const { contractId, entry } = body;
    return saveApplication(dependencies, { userId, contractId, version: versionOf(context), correlationId }, entry);
  });
  routes.handle(journey.getMortgagePacket, (_input, context) => readPacket(dependencies, principalOf(context).userId));
  routes.handle(journey.printMortgagePacket, (_input, context) =>
    printPacket(dependencies, principalOf(context).userId),
  );

  return routes;
}
