import {
  getMortgageApplication,
  saveMortgageApplication,
  type MortgageApplicationEntry,
  type MortgageApplicationView,
} from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import {
  useEntryChange,
  useScheduleRefresh,
  type EntryChange,
  type FailureShown,
} from '../../features/contract-entry/index.js';

/** Read again whenever the buyer comes back: days pass, and the contract may have changed. */
export function useApplication() {
  return useQuery({ ...operationQuery(useCaller(), getMortgageApplication), staleTime: 0, refetchOnWindowFocus: true });
}

const kind = {
  read: getMortgageApplication,
  save: saveMortgageApplication,
  entryOf: ({ application: { version: _version, updatedAt: _updatedAt, ...entry } }: MortgageApplicationView) => entry,
  versionOf: ({ application }: MortgageApplicationView) => application.version,
};

export type ChangeApplication = (change: EntryChange<MortgageApplicationEntry>) => Promise<unknown>;

/** Saves a change. The end of the rate lock is in the calendar, too. */
export function useApplicationChange(shown?: FailureShown) {
  const refreshSchedule = useScheduleRefresh();
  const { mutateAsync, isPending } = useEntryChange(kind, shown);
  const change: ChangeApplication = async (how) => {
    await mutateAsync(how);
    refreshSchedule();
  };
  return { change, isPending };
}
