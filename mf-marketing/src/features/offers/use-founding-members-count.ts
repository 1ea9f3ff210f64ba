import type { Platform } from '@hearthway/contracts/platform';
import { useEffect, useState } from 'react';

/** How many founding members there are; `undefined` until that is known. */
export function useFoundingMembersCount({ session }: Platform): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    import(/* webpackChunkName: "commerce-calls" */ './calls/count-founding-members.js')
      .then(({ fetchFoundingMembersCount }) => fetchFoundingMembersCount(session.request))
      .then(setCount, (error: unknown) => {
        // The offer is whole without it.
        console.debug('The founding members were not counted', error);
      });
  }, [session]);
  return count;
}
