import {
  getContract,
  listAlerts,
  listCalendarEvents,
  listDeadlines,
  listHomes,
  listOffers,
} from '@hearthway/contracts/journey';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { useMilestones } from '../milestones/index.js';

/** For what begins, changes, or ends a contract: loads again what follows from it, and celebrates a milestone that it completed. */
export function useContractRefresh(): (isCorrection?: boolean) => void {
  const caller = useCaller();
  const client = useQueryClient();
  const { refresh } = useMilestones();
  return (isCorrection) => {
    for (const operation of [getContract, listDeadlines, listCalendarEvents, listAlerts, listHomes, listOffers]) {
      void client.invalidateQueries({ queryKey: operationKey(caller, operation) });
    }
    void refresh(isCorrection);
  };
}
