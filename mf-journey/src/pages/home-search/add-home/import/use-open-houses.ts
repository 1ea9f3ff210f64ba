import { createCalendarEvent, listCalendarEvents } from '@hearthway/contracts/journey';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { OpenHouse } from '../../../../features/homes-csv/index.js';
import { formatTime, momentOf } from '../../../../features/local-time/index.js';

export interface OpenHouses {
  readonly isInCalendar: (openHouse: OpenHouse) => boolean;
  /** Open houses being added. */
  readonly adding: readonly OpenHouse[];
  readonly error: string | undefined;
  readonly add: (openHouses: readonly OpenHouse[]) => void;
}

/** Adds open houses to the buyer’s calendar one by one. Those already there, as from an earlier file, stay as is. */
export function useOpenHouses(): OpenHouses {
  const caller = useCaller();
  const { data } = useQuery(operationQuery(caller, listCalendarEvents));
  const creation = useMutation(operationMutation(caller, createCalendarEvent, { changes: listCalendarEvents }));
  const adding = useMutation({
    async mutationFn(openHouses: readonly OpenHouse[]) {
      for (const { address, startsAt, there } of openHouses) {
        await creation.mutateAsync({ body: { title: titleOf(there), address, startsAt } });
      }
    },
  });
  return {
    isInCalendar: ({ address, startsAt }) =>
      data?.events.some((event) => event.address === address && event.startsAt === startsAt) ?? false,
    adding: adding.isPending ? adding.variables : [],
    error: adding.error?.message,
    add: adding.mutate,
  };
}

/** In the home's local time, since the buyer may be elsewhere: `Open house until 4:00 PM Central Time`. */
function titleOf({ until, zone }: OpenHouse['there']): string {
  const clock = momentOf('2000-01-01', until);
  return clock ? `Open house until ${formatTime(clock)} ${zone}` : 'Open house';
}
