import {
  getContract,
  getInspection,
  listAlerts,
  listCalendarEvents,
  listDeadlines,
  listHomes,
  listOffers,
} from '@hearthway/contracts/journey';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { useMilestones, type Milestones } from '../milestones/index.js';

/** For what begins, changes, or ends a contract: loads again what follows from it, and celebrates a milestone that it completed. */
export function useContractRefresh(): (...celebration: Parameters<Milestones['refresh']>) => void {
  const caller = useCaller();
  const client = useQueryClient();
  const { refresh } = useMilestones();
  return (...celebration) => {
    const pages = [getInspection, listDeadlines, listHomes, listOffers];
    for (const operation of [getContract, listCalendarEvents, listAlerts, ...pages]) {
      void client.invalidateQueries({ queryKey: operationKey(caller, operation) });
    }
    void refresh(...celebration);
  };
}
