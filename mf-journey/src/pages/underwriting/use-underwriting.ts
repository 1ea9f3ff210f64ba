import {
  getUnderwriting,
  listAlerts,
  listCalendarEvents,
  listConditions,
  saveUnderwriting,
  type UnderwritingEntry,
  type UnderwritingView,
} from '@hearthway/contracts/journey';
import { operationKey, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  useEntryChange,
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

/** For what is due or gets too old: the calendar has it, too. */
export function useScheduleRefresh(): () => void {
  const caller = useCaller();
  const client = useQueryClient();
  return () => {
    for (const operation of [listCalendarEvents, listAlerts])
      void client.invalidateQueries({ queryKey: operationKey(caller, operation) });
  };
}

/** A view with its contract. */
export interface UnderwritingProps {
  readonly view: UnderwritingView & { readonly contract: NonNullable<UnderwritingView['contract']> };
}
