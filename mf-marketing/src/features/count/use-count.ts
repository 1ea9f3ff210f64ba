import type { Platform } from '@hearthway/contracts/platform';
import { useCallback, useEffect, useState } from 'react';
import { readCount, type CountReply } from './read-count.js';

/** `undefined` until loaded, and after a failure: every page works without its count. */
export function useCount({ session }: Platform, path: string): [reply: CountReply | undefined, recount: () => void] {
  const [reply, setReply] = useState<CountReply>();
  const recount = useCallback(() => {
    readCount(session.request, path).then(setReply, (error: unknown) => {
      console.debug(`${path} was not read`, error);
    });
  }, [session, path]);
  useEffect(recount, [recount]);
  return [reply, recount];
}
