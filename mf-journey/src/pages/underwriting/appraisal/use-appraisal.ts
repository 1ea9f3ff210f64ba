import {
  getAppraisal,
  saveAppraisal,
  type AppraisalEntry,
  type AppraisalView,
  type ValueRequest,
} from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import {
  useEntryChange,
  type ContractEntryKind,
  type EntryChange,
  type FailureShown,
} from '../../../features/contract-entry/index.js';

/** The price and the loan change on other pages. */
export const useAppraisal = () => useQuery({ ...operationQuery(useCaller(), getAppraisal), staleTime: 0 });

/** What the buyer set, without what the service adds. */
export const entryOf = ({
  appraisal: { version: _version, updatedAt: _updatedAt, ...entry },
}: Pick<AppraisalView, 'appraisal'>): AppraisalEntry => entry;

const appraisalKind: ContractEntryKind<AppraisalView, AppraisalEntry> = {
  read: getAppraisal,
  save: saveAppraisal,
  entryOf,
  versionOf: ({ appraisal }) => appraisal.version,
};

/** Saves changes of the appraisal, one after another. */
export const useAppraisalChange = (shown?: FailureShown) => useEntryChange(appraisalKind, shown);

export type RequestChange = (request: ValueRequest) => ValueRequest;

/** A change of the request about one report. */
export const ofRequest =
  (reportId: string, change: RequestChange): EntryChange<AppraisalEntry> =>
  (entry) => ({
    ...entry,
    reports: entry.reports.map((report) =>
      report.id === reportId ? { ...report, request: change(report.request) } : report,
    ),
  });
