import type { Milestone } from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { milestonesQuery } from './api.js';

/** The milestone with this title, also the one that the tracker hides; undefined until it is known. */
export function useMilestone(title: string): Milestone | undefined {
  const { session } = usePlatform();
  const user = useUser();
  const { data } = useQuery({ ...milestonesQuery(session, user?.id), enabled: user !== undefined });
  return Array.isArray(data) ? data.find((milestone) => milestone.title === title) : undefined;
}
