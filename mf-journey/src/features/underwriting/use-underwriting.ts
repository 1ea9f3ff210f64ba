import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { appraisalQuery, conditionsQuery, underwritingQuery } from './api.js';

export function useUnderwriting() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...underwritingQuery(session, user?.id), enabled: Boolean(user) });
}

export function useConditions() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...conditionsQuery(session, user?.id), enabled: Boolean(user) });
}

export function useAppraisal() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...appraisalQuery(session, user?.id), enabled: Boolean(user) });
}
