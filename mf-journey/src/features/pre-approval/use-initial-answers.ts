import { useEffect, useState } from 'react';
import { getFinancialProfile, type PreApprovalInfo } from '@hearthway/contracts/journey';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller, useUser } from '@hearthway/web-kit/slice';
import { defaultAnswers, mergedAnswers } from './answers.js';
import { preApprovalInfoQuery } from './pre-approval-info-query.js';
import { hasSessionEnded, useAskToSignIn } from './session-ended.js';

export interface InitialAnswers {
  readonly answers: PreApprovalInfo;
  /** The saved answers could not be fetched, so these are the defaults. */
  readonly failed: boolean;
}

/** The wizard's initial answers; `undefined` while they load. Later changes to the saved answers do not show. */
export function useInitialAnswers(): InitialAnswers | undefined {
  const user = useUser();
  const [beginning, setBeginning] = useState<InitialAnswers>();
  const caller = useCaller();
  const { data, isPending, isFetching, ...query } = useQuery(preApprovalInfoQuery(caller));
  // 404 means that there are none.
  const error = query.error?.status === 404 ? null : query.error;

  const askToSignIn = useAskToSignIn();
  useEffect(() => {
    if (!error) return;
    if (hasSessionEnded(error)) askToSignIn();
    else console.error('The saved answers could not be fetched', error);
  }, [error, askToSignIn]);

  // The financial profile asks for the state, too. Without an answer from there, the wizard asks.
  const profile = useQuery({ ...operationQuery(caller, getFinancialProfile), retry: false });
  const propertyState = profile.data?.profile.location?.state ?? '';

  // Waits for a refetch of answers that may be out of date.
  const isKnown = !isPending && !isFetching && !profile.isPending && !hasSessionEnded(error);
  if (!beginning && user && isKnown) {
    setBeginning({
      answers: mergedAnswers({ ...defaultAnswers(user), propertyState }, data ?? null),
      failed: error !== null,
    });
  }
  return beginning;
}
