import { createCalendarEvent, listCalendarEvents } from '@hearthway/contracts/journey';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { OpenHouse } from '../../../../features/homes-csv/index.js';
import { formatTime } from '../../../../features/local-time/index.js';

export interface OpenHouses {
  readonly isInCalendar: (openHouse: OpenHouse) => boolean;
  /** Those that are being added. */
  readonly adding: readonly OpenHouse[];
  readonly error: string | undefined;
  readonly add: (openHouses: readonly OpenHouse[]) => void;
}

/** Adds open houses to the buyer’s calendar, one after another. What is there already, as from an earlier file, stays as it is. */
export function useOpenHouses(): OpenHouses {
  const caller = useCaller();
  const { data } = useQuery(operationQuery(caller, listCalendarEvents));
  const creation = useMutation(operationMutation(caller, createCalendarEvent, { changes: listCalendarEvents }));
  const adding = useMutation({
    async mutationFn(openHouses: readonly OpenHouse[]) {
      for (const { address, startsAt, endsAt } of openHouses) {
        const title = endsAt === '' ? 'Open house' : `Open house until ${formatTime(new Date(endsAt))}`;
        await creation.mutateAsync({ body: { title, address, startsAt } });
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
