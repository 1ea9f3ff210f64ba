import {
  getUnderwriting,
  listConditions,
  saveUnderwriting,
  type UnderwritingEntry,
  type UnderwritingView,
} from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import {
  useEntryChange,
  useScheduleRefresh,
  type ContractEntryKind,
  type EntryChange,
  type FailureShown,
} from '../../features/contract-entry/index.js';

/** The loan under the contract that the page is about. */
export const useUnderwriting = () => useQuery({ ...operationQuery(useCaller(), getUnderwriting), staleTime: 0 });

export const useConditions = () => useQuery({ ...operationQuery(useCaller(), listConditions), staleTime: 0 });

const underwritingKind: ContractEntryKind<UnderwritingView, UnderwritingEntry> = {
  read: getUnderwriting,
  save: saveUnderwriting,
  entryOf: ({ underwriting: { steps, papers } }) => ({ steps, papers }),
  versionOf: ({ underwriting }) => underwriting.version,
};

export function useUnderwritingChange(shown?: FailureShown) {
  const change = useEntryChange(underwritingKind, shown);
  const refreshSchedule = useScheduleRefresh();
  return {
    ...change,
    async save(changed: EntryChange<UnderwritingEntry>): Promise<void> {
      await change.mutateAsync(changed);
      refreshSchedule();
    },
  };
}

/** A view with its contract. */
export interface UnderwritingProps {
  readonly view: UnderwritingView & { readonly contract: NonNullable<UnderwritingView['contract']> };
}
