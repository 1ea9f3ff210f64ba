import * as journey from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, idFromKey, operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import { dayOf, rowsCountingOn, type RowsFor } from '../policy/index.js';
import { changePreApproval, type PreApprovalDependencies } from './change-pre-approval.js';
import { entryOf, withChange, withNew, without, type EntryRead, type Fields, type ListName } from './entry-lists.js';
import type { PreApproval } from './pre-approval.js';
import { usualTaxesAndInsurance } from './usual-costs.js';

export interface PreApprovalRoutesDependencies extends PreApprovalDependencies {
  readonly policyRowsFor: RowsFor;
}

export function preApprovalRoutes(dependencies: PreApprovalRoutesDependencies) {
  const { store, policyRowsFor, now } = dependencies;
  const routes = operationRouter();
  const letters = entriesOf(dependencies, 'letters');
  const quotes = entriesOf(dependencies, 'quotes');
  const estimates = entriesOf(dependencies, 'estimates');
  const find = (context: RequestContext) => store.findByUser(principalOf(context).userId);

  routes.handle(journey.listPreApprovalLetters, async (_input, context) => [...(await find(context)).letters]);
  routes.handle(journey.createPreApprovalLetter, ({ headers, body }, context) => {
    requireIssued(body, now());
    return letters.add(headers['idempotency-key'], body, context);
  });
  routes.handle(journey.changePreApprovalLetter, ({ params, headers, body }, context) => {
    requireIssued(body, now());
    return letters.change({ id: params.letterId, version: headers['if-match'] }, body, context);
  });
  routes.handle(journey.deletePreApprovalLetter, ({ params, headers }, context) =>
    letters.delete({ id: params.letterId, version: headers['if-match'] }, context),
  );

  routes.handle(journey.listLenderQuotes, async (_input, context) => [...(await find(context)).quotes]);
  routes.handle(journey.createLenderQuote, ({ headers, body }, context) =>
    quotes.add(headers['idempotency-key'], body, context),
  );
  routes.handle(journey.changeLenderQuote, ({ params, headers, body }, context) =>
    quotes.change({ id: params.quoteId, version: headers['if-match'] }, body, context),
  );
  routes.handle(journey.deleteLenderQuote, ({ params, headers }, context) =>
    quotes.delete({ id: params.quoteId, version: headers['if-match'] }, context),
  );

  routes.handle(journey.listLoanEstimates, async (_input, context) => [...(await find(context)).estimates]);
  routes.handle(journey.createLoanEstimate, ({ headers, body }, context) =>
    estimates.add(headers['idempotency-key'], body, context),
  );
  routes.handle(journey.changeLoanEstimate, ({ params, headers, body }, context) =>
    estimates.change({ id: params.estimateId, version: headers['if-match'] }, body, context),
  );
  routes.handle(journey.deleteLoanEstimate, ({ params, headers }, context) =>
    estimates.delete({ id: params.estimateId, version: headers['if-match'] }, context),
  );

  routes.handle(journey.compareLoanEstimates, ({ body }) => {
    const today = dayOf(now());
    const rows = rowsCountingOn(today, policyRowsFor(today));
    return journey.compareEstimates(body.estimates, {
      today,
      usualTaxesAndInsuranceCents: body.home && usualTaxesAndInsurance(body.home, rows),
    });
  });

  routes.handle(journey.getPreApprovalProgress, async (_input, context) => (await find(context)).progress);
  routes.handle(journey.savePreApprovalProgress, async ({ headers, body }, context) => {
    const { progress } = await changePreApproval(dependencies, {
      ...callerOf(context),
      change: (before) => withProgress(before, headers['if-match'], body),
    });
    return progress;
  });

  return routes;
}

const callerOf = (context: RequestContext) => ({
  userId: principalOf(context).userId,
  correlationId: context.correlationId,
});

/** What buyers can do with a list's entries. */
function entriesOf<Name extends ListName>(dependencies: PreApprovalDependencies, list: Name) {
  return {
    async add(key: string, fields: Fields<Name>, context: RequestContext) {
      const caller = callerOf(context);
      const id = idFromKey(caller.userId, key);
      const change = (before: PreApproval) => withNew(before, list, id, fields);
      return entryOf(await changePreApproval(dependencies, { ...caller, change }), list, id);
    },

    async change(read: EntryRead, fields: Fields<Name>, context: RequestContext) {
      const change = (before: PreApproval) => withChange(before, list, read, fields);
      return entryOf(await changePreApproval(dependencies, { ...callerOf(context), change }), list, read.id);
    },

    async delete(read: EntryRead, context: RequestContext) {
      const change = (before: PreApproval) => without(before, list, read);
      await changePreApproval(dependencies, { ...callerOf(context), change });
      return undefined;
    },
  };
}

/** Allows tomorrow, since in some places it already is. @throws AppError `request.invalid` */
function requireIssued({ issuedOn }: journey.PreApprovalLetterEntry, now: Date): void {
  if (issuedOn <= journey.daysLater(dayOf(now), 1)) return;
  throw new AppError('request.invalid', problemTexts.invalid, {
    details: [{ path: 'body.issuedOn', message: journey.notIssuedYet }],
  });
}

/** @throws AppError `pre-approval-progress.conflict` */
function withProgress(before: PreApproval, version: number, entry: journey.PreApprovalProgressEntry): PreApproval {
  if (before.progress.version === version) return { ...before, progress: { version: version + 1, ...entry } };
  throw new AppError(
    'pre-approval-progress.conflict',
    'Your papers or how you pay changed in another window after you opened them here',
  );
}
