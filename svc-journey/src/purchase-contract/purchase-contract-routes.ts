import * as journey from '@hearthway/contracts/journey';
import { creationIdOf, operationRouter, principalOf, versionOf, type RequestContext } from '@hearthway/service-kit';
import { acceptContract } from './accept-contract.js';
import { changeContract } from './change-contract.js';
import { changeDeadline } from './change-deadline.js';
import type { ContractRequest, PurchaseContractDependencies } from './dependencies.js';
import { endContract } from './end-contract.js';
import { deadlinesOf, shown } from './stored-contract.js';

export function purchaseContractRoutes(dependencies: PurchaseContractDependencies) {
  const { store, now } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.getContract, async (_input, context) => {
    const all = (await store.findByUser(principalOf(context).userId)).map(shown);
    return {
      contract: all.find(({ status }) => status === 'active') ?? null,
      history: all.filter(({ status }) => status !== 'active'),
    };
  });

  routes.handle(journey.createContract, ({ body }, context) => {
    const { userId } = principalOf(context);
    const { correlationId } = context;
    const contractId = creationIdOf(context);
    const acceptance = { userId, contractId, terms: body, offerId: null, correlationId };
    return dependencies.transaction((transaction) => acceptContract(dependencies, acceptance, transaction));
  });

  routes.handle(journey.changeContract, ({ body }, context) => changeContract(dependencies, requestOf(context), body));

  routes.handle(journey.endContract, (_input, context) => endContract(dependencies, requestOf(context)));

  routes.handle(journey.listDeadlines, async (_input, context) => {
    const contract = await store.findActive(principalOf(context).userId);
    const { deadlines, waiting } = contract ? deadlinesOf(contract, now()) : { deadlines: [], waiting: [] };
    return { deadlines: [...deadlines], waiting: [...waiting] };
  });

  routes.handle(journey.changeDeadline, ({ params, body }, context) =>
    changeDeadline(dependencies, { ...requestOf(context), ...params }, body),
  );

  return routes;
}

function requestOf(context: RequestContext): ContractRequest {
  return { userId: principalOf(context).userId, version: versionOf(context), correlationId: context.correlationId };
}
