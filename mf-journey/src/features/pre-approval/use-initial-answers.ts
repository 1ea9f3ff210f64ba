import { useEffect, useState } from 'react';
import type { PreApprovalInfo } from '@hearthway/contracts/journey';
import { useQuery } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { financialProfileQuery } from '../financial-profile/index.js';
import { defaultAnswers, mergedAnswers } from './answers.js';
import { preApprovalInfoQuery } from './api.js';
import { hasSessionEnded, useAskToSignIn } from './session-ended.js';

export interface InitialAnswers {
  readonly answers: PreApprovalInfo;
  /** The saved answers could not be fetched, so these are the defaults. */
  readonly failed: boolean;
}

/** The wizard's initial answers; `undefined` while they load. Later changes to the saved answers do not show. */
export function useInitialAnswers(): InitialAnswers | undefined {
  const { session } = usePlatform();
  const user = useUser();
  const [beginning, setBeginning] = useState<InitialAnswers>();
  const query = useQuery({ ...preApprovalInfoQuery(session, user?.id), enabled: Boolean(user) });
  const { data, error, isPending, isFetching } = query;

  const askToSignIn = useAskToSignIn();
  useEffect(() => {
    if (!error) return;
    if (hasSessionEnded(error)) askToSignIn();
    else console.error('The saved answers could not be fetched', error);
  }, [error, askToSignIn]);

  // The state is asked once: what the financial profile says fills in the wizard. Without the profile, it asks again.
  const profile = useQuery({ ...financialProfileQuery(session, user?.id), enabled: Boolean(user), retry: false });
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
