import * as journey from '@hearthway/contracts/journey';
import { idFromKey, operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import { acceptContract } from './accept-contract.js';
import { changeContract, changeDeadline, endContract, type ContractRequest } from './change-contract.js';
import { isActive, type PurchaseContractDependencies } from './save-contract.js';
import { deadlinesOf, shown, toShown, type StoredContract } from './stored-contract.js';

export function purchaseContractRoutes(dependencies: PurchaseContractDependencies) {
  const { store, now, transaction } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.getContract, async (_input, context) => {
    const contracts = await store.findByUser(principalOf(context).userId);
    const active = contracts.find(isActive);
    const ended = contracts.filter((contract) => contract !== active);
    return {
      contract: active ? shown(active) : null,
      history: ended.map((contract) => endedContract(contract, now())),
    };
  });

  routes.handle(journey.createContract, ({ headers, body }, context) => {
    const { userId } = principalOf(context);
    const contractId = idFromKey(userId, headers['idempotency-key']);
    const acceptance = { userId, contractId, terms: body, offerId: null, correlationId: context.correlationId };
    return transaction((transaction) => acceptContract(dependencies, acceptance, transaction));
  });

  routes.handle(journey.changeContract, (input, context) =>
    changeContract(dependencies, requestOf(input, context), input.body),
  );

  routes.handle(journey.endContract, (input, context) => endContract(dependencies, requestOf(input, context)));

  routes.handle(journey.listDeadlines, async (_input, context) => {
    const contract = (await store.findByUser(principalOf(context).userId)).find(isActive);
    if (!contract) return { deadlines: [], waiting: [] };
    const { deadlines, waiting } = deadlinesOf(contract, now());
    return { deadlines: [...deadlines], waiting: [...waiting] };
  });

  routes.handle(journey.changeDeadline, (input, context) =>
    changeDeadline(dependencies, { ...requestOf(input, context), ...input.params }, input.body),
  );

  return routes;
}

function endedContract(contract: StoredContract, now: Date) {
  const ended = toShown(contract, now);
  return { ...ended.contract, deadlines: [...ended.deadlines] };
}

const requestOf = (
  { headers }: { readonly headers: { readonly 'if-match': number } },
  context: RequestContext,
): ContractRequest => ({
  userId: principalOf(context).userId,
  version: headers['if-match'],
  correlationId: context.correlationId,
});
