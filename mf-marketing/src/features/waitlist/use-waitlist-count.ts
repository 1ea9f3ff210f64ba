import type { Platform } from '@hearthway/contracts/platform';
import { useCallback, useEffect, useState } from 'react';

/** How many are on the list, `undefined` until that is known, and the way to ask again. */
export function useWaitlistCount({ session }: Platform): [count: number | undefined, recount: () => void] {
  const [count, setCount] = useState<number>();
  const recount = useCallback(() => {
    import(/* webpackChunkName: "commerce-calls" */ './calls/count-waitlist.js')
      .then(({ fetchWaitlistCount }) => fetchWaitlistCount(session.request))
      .then(setCount, (error: unknown) => {
        // The form is whole without it.
        console.debug('The waitlist was not counted', error);
      });
  }, [session]);
  useEffect(recount, [recount]);
  return [count, recount];
}
