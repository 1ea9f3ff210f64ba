import { useEffect, useState } from 'react';
import type { PreApprovalInfo } from '@hearthway/contracts/journey';
import { useQuery } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { defaultAnswers, mergedAnswers } from './answers.js';
import { preApprovalInfoQuery } from './api.js';
import { hasSessionEnded, useAskToSignIn } from './session-ended.js';

/** What a form begins with. */
export interface Beginning {
  readonly answers: PreApprovalInfo;
  /** The answers that are kept could not be fetched, so it begins without. */
  readonly failed: boolean;
}

/** Undefined until it is known; from then on the same, whatever becomes of the kept answers. */
export function usePreApprovalInfo(): Beginning | undefined {
  const { session } = usePlatform();
  const user = useUser();
  const [beginning, setBeginning] = useState<Beginning>();
  const query = useQuery({ ...preApprovalInfoQuery(session, user?.id), enabled: Boolean(user) });
  const { data, error, isPending, isFetching } = query;

  const askToSignIn = useAskToSignIn();
  useEffect(() => {
    if (!error) return;
    if (hasSessionEnded(error)) askToSignIn();
    else console.error('The answers that are kept could not be fetched', error);
  }, [error, askToSignIn]);

  // Kept answers that may be out of date are fetched anew first.
  const isKnown = !isPending && !isFetching && !hasSessionEnded(error);
  if (!beginning && user && isKnown) {
    setBeginning({ answers: mergedAnswers(defaultAnswers(user), data ?? null), failed: error !== null });
  }
  return beginning;
}
