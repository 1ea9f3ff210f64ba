import * as journey from '@hearthway/contracts/journey';
import type {
  LenderQuote,
  LenderQuoteEntry,
  LoanEstimate,
  LoanEstimateEntry,
  PreApprovalLetter,
  PreApprovalLetterEntry,
  PreApprovalProgress,
  PreApprovalProgressEntry,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The calls for one list of entries. All throw a `RequestError`; `…conflict` if the stored version is another one. */
export interface EntryCalls<Entry, Stored extends Versioned & Entry> {
  /** Part of the query’s key. */
  readonly path: string;
  readonly list: (session: SessionAccess, signal?: AbortSignal) => Promise<Stored[]>;
  /** Repeated with the same key, it adds nothing. */
  readonly add: (session: SessionAccess, entry: Entry, idempotencyKey: string) => Promise<Stored>;
  readonly replace: (session: SessionAccess, stored: Versioned, entry: Entry) => Promise<Stored>;
  readonly remove: (session: SessionAccess, stored: Versioned) => Promise<void>;
  /** Reads what a conflict says is stored. */
  readonly parse: (stored: unknown) => Stored | undefined;
}

export const letterCalls: EntryCalls<PreApprovalLetterEntry, PreApprovalLetter> = {
  path: journey.listPreApprovalLetters.path,
  list: ({ request }, signal) => callOperation(request, journey.listPreApprovalLetters, undefined, { signal }),
  add: ({ request }, body, idempotencyKey) =>
    callOperation(request, journey.createPreApprovalLetter, { body }, { idempotencyKey }),
  replace: ({ request }, { id, version }, body) =>
    callOperation(request, journey.changePreApprovalLetter, { params: { letterId: id }, body }, { ifMatch: version }),
  async remove({ request }, { id, version }) {
    await callOperation(request, journey.deletePreApprovalLetter, { params: { letterId: id } }, { ifMatch: version });
  },
  parse: (stored) => journey.preApprovalLetter.safeParse(stored).data,
};

export const quoteCalls: EntryCalls<LenderQuoteEntry, LenderQuote> = {
  path: journey.listLenderQuotes.path,
  list: ({ request }, signal) => callOperation(request, journey.listLenderQuotes, undefined, { signal }),
  add: ({ request }, body, idempotencyKey) =>
    callOperation(request, journey.createLenderQuote, { body }, { idempotencyKey }),
  replace: ({ request }, { id, version }, body) =>
    callOperation(request, journey.changeLenderQuote, { params: { quoteId: id }, body }, { ifMatch: version }),
  async remove({ request }, { id, version }) {
    await callOperation(request, journey.deleteLenderQuote, { params: { quoteId: id } }, { ifMatch: version });
  },
  parse: (stored) => journey.lenderQuote.safeParse(stored).data,
};

export const estimateCalls: EntryCalls<LoanEstimateEntry, LoanEstimate> = {
  path: journey.listLoanEstimates.path,
  list: ({ request }, signal) => callOperation(request, journey.listLoanEstimates, undefined, { signal }),
  add: ({ request }, body, idempotencyKey) =>
    callOperation(request, journey.createLoanEstimate, { body }, { idempotencyKey }),
  replace: ({ request }, { id, version }, body) =>
    callOperation(request, journey.changeLoanEstimate, { params: { estimateId: id }, body }, { ifMatch: version }),
  async remove({ request }, { id, version }) {
    await callOperation(request, journey.deleteLoanEstimate, { params: { estimateId: id } }, { ifMatch: version });
  },
  parse: (stored) => journey.loanEstimate.safeParse(stored).data,
};

/** Keyed by buyer, so that a second account on this device never sees the first one’s. */
export function entriesQuery<Entry, Stored extends Versioned & Entry>(
  { path, list }: EntryCalls<Entry, Stored>,
  session: SessionAccess,
  userId: string | undefined,
) {
  return queryOptions({ queryKey: [path, userId], queryFn: ({ signal }) => list(session, signal) });
}

export function fetchProgress(session: SessionAccess, signal?: AbortSignal): Promise<PreApprovalProgress> {
  return callOperation(session.request, journey.getPreApprovalProgress, undefined, { signal });
}

export function progressQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [journey.getPreApprovalProgress.path, userId],
    queryFn: ({ signal }) => fetchProgress(session, signal),
  });
}

/** @throws {RequestError} `pre-approval-progress.conflict` if it has changed since that version */
export function sendProgress(
  session: SessionAccess,
  version: number,
  body: PreApprovalProgressEntry,
): Promise<PreApprovalProgress> {
  return callOperation(session.request, journey.savePreApprovalProgress, { body }, { ifMatch: version });
}
