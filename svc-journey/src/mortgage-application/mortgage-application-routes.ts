import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import { printPacket, readMortgageApplication, readPacket, type ReadDependencies } from './read-application.js';
import { saveApplication, type SaveDependencies } from './save-application.js';

export function mortgageApplicationRoutes(dependencies: ReadDependencies & SaveDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getMortgageApplication, (_input, context) =>
    readMortgageApplication(dependencies, principalOf(context).userId),
  );

  routes.handle(journey.saveMortgageApplication, async ({ headers, body: { contractId, entry } }, context) => {
    const { userId } = principalOf(context);
    const { correlationId } = context;
    await saveApplication(dependencies, { userId, contractId, version: headers['if-match'], correlationId }, entry);
    return readMortgageApplication(dependencies, userId);
  });

  routes.handle(journey.getMortgagePacket, (_input, context) => readPacket(dependencies, principalOf(context).userId));

  routes.handle(journey.printMortgagePacket, (_input, context) =>
    printPacket(dependencies, principalOf(context).userId),
  );

  return routes;
}
