import { listMilestoneRules, type MilestoneRule, type MilestoneTitle } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export async function fetchMilestoneRules(session: SessionAccess, signal?: AbortSignal): Promise<MilestoneRule[]> {
  return (await callOperation(session.request, listMilestoneRules, undefined, { signal })).rules;
}

function milestoneRulesQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [listMilestoneRules.path, userId],
    queryFn: ({ signal }) => fetchMilestoneRules(session, signal),
    // Other pages change it, and a checklist that lags behind is worse than a request.
    staleTime: 0,
  });
}

/** What completes a milestone; `undefined` until it is known, or if nothing but the buyer's word does. */
export function useMilestoneRule(title: MilestoneTitle): MilestoneRule | undefined {
  const { session } = usePlatform();
  const user = useUser();
  const { data } = useQuery({ ...milestoneRulesQuery(session, user?.id), enabled: Boolean(user) });
  return data?.find((rule) => rule.title === title);
}

/** Whether the checklists have loaded, or failed to: until then, a page that shows one would shift. */
export function useRulesSettled(): boolean {
  const { session } = usePlatform();
  const user = useUser();
  return !useQuery({ ...milestoneRulesQuery(session, user?.id), enabled: Boolean(user) }).isPending;
}

/** Reads the checklists again, after a change that they depend on. */
export function useRefreshedRules(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [listMilestoneRules.path] }), [client]);
}
