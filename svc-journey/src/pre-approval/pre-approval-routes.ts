import * as journey from '@hearthway/contracts/journey';
import { creationIdOf, operationRouter, principalOf, versionOf, type RequestContext } from '@hearthway/service-kit';
import { addEntry, removeEntry, replaceEntry } from './change-entries.js';
import type { Change, PreApprovalDependencies } from './dependencies.js';
import { saveProgress } from './save-progress.js';

export function preApprovalRoutes(dependencies: PreApprovalDependencies) {
  const { store } = dependencies;
  const routes = operationRouter();
  const stored = (context: RequestContext) => store.findByUser(principalOf(context).userId);

  routes.handle(journey.listPreApprovalLetters, async (_input, context) =>
    (await stored(context)).letters.toSorted((one, other) => other.expiresOn.localeCompare(one.expiresOn)),
  );
  routes.handle(journey.createPreApprovalLetter, ({ body }, context) =>
    addEntry(dependencies, 'letters', { ...changeBy(context), id: creationIdOf(context), fields: body }),
  );
  routes.handle(journey.changePreApprovalLetter, ({ params, body }, context) =>
    replaceEntry(dependencies, 'letters', { ...versionedBy(context), id: params.letterId, fields: body }),
  );
  routes.handle(journey.deletePreApprovalLetter, ({ params }, context) =>
    removeEntry(dependencies, 'letters', { ...versionedBy(context), id: params.letterId }),
  );

  routes.handle(journey.getPreApprovalProgress, async (_input, context) => (await stored(context)).progress);
  routes.handle(journey.savePreApprovalProgress, ({ body }, context) =>
    saveProgress(dependencies, { ...versionedBy(context), entry: body }),
  );

  routes.handle(journey.listLenderQuotes, async (_input, context) => (await stored(context)).quotes.toSorted(byLender));
  routes.handle(journey.createLenderQuote, ({ body }, context) =>
    addEntry(dependencies, 'quotes', { ...changeBy(context), id: creationIdOf(context), fields: body }),
  );
  routes.handle(journey.changeLenderQuote, ({ params, body }, context) =>
    replaceEntry(dependencies, 'quotes', { ...versionedBy(context), id: params.quoteId, fields: body }),
  );
  routes.handle(journey.deleteLenderQuote, ({ params }, context) =>
    removeEntry(dependencies, 'quotes', { ...versionedBy(context), id: params.quoteId }),
  );

  routes.handle(journey.listLoanEstimates, async (_input, context) =>
    (await stored(context)).estimates.toSorted(byLender),
  );
  routes.handle(journey.createLoanEstimate, ({ body }, context) =>
    addEntry(dependencies, 'estimates', { ...changeBy(context), id: creationIdOf(context), fields: body }),
  );
  routes.handle(journey.changeLoanEstimate, ({ params, body }, context) =>
    replaceEntry(dependencies, 'estimates', { ...versionedBy(context), id: params.estimateId, fields: body }),
  );
  routes.handle(journey.deleteLoanEstimate, ({ params }, context) =>
    removeEntry(dependencies, 'estimates', { ...versionedBy(context), id: params.estimateId }),
  );
  routes.handle(journey.compareLoanEstimates, ({ body }) => journey.compareEstimates(body.estimates));

  return routes;
}

const changeBy = (context: RequestContext): Change => ({
  userId: principalOf(context).userId,
  correlationId: context.correlationId,
});
const versionedBy = (context: RequestContext) => ({ ...changeBy(context), version: versionOf(context) });

function byLender(one: { readonly lender: string }, other: { readonly lender: string }): number {
  return one.lender.localeCompare(other.lender, 'en');
}
