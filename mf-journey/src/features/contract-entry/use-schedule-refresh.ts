import { listAlerts, listCalendarEvents } from '@hearthway/contracts/journey';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';

/** For what is due or gets too old: the calendar has it, too. */
export function useScheduleRefresh(): () => void {
  const caller = useCaller();
  const client = useQueryClient();
  return () => {
    for (const operation of [listCalendarEvents, listAlerts])
      void client.invalidateQueries({ queryKey: operationKey(caller, operation) });
  };
}
