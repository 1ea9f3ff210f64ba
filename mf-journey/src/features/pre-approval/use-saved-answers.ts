import type { SavedPreApprovalInfo } from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { preApprovalInfoQuery } from './api.js';

/** The wizard's saved answers; `null` if there are none, `undefined` until they are known. */
export function useSavedAnswers(): SavedPreApprovalInfo | null | undefined {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...preApprovalInfoQuery(session, user?.id), enabled: Boolean(user) }).data;
}
