import { offerStages, type AssessedHome, type Home, type HomeStage } from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { RequestError } from '@hearthway/web-kit/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { milestoneAt, useMilestones, useRefreshedRules } from '../milestones/index.js';
import { currentHomeOf, homesKey, homesQuery, sendMove, type HomeList } from './api.js';

export function useHomes() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...homesQuery(session, user?.id), enabled: Boolean(user) });
}

/** Changes the cached list at once. `refetch` gets new estimates from the service, too, and the milestone's checklist. */
export function useHomeCache() {
  const userId = useUser()?.id;
  const client = useQueryClient();
  const refreshRules = useRefreshedRules();
  const change = useCallback(
    (update: (homes: readonly AssessedHome[]) => AssessedHome[]) => {
      client.setQueryData(
        homesKey(userId),
        (list: HomeList | undefined) => list && { ...list, homes: update(list.homes) },
      );
    },
    [client, userId],
  );
  const put = useCallback(
    (home: Home) => {
      change((homes) => homes.map((other) => (other.id === home.id ? { ...other, ...home } : other)));
    },
    [change],
  );
  const refetch = useCallback(async () => {
    refreshRules();
    await client.invalidateQueries({ queryKey: homesKey(userId) });
  }, [client, userId, refreshRules]);
  const read = useCallback(
    (id: string) => client.getQueryData<HomeList>(homesKey(userId))?.homes.find((home) => home.id === id),
    [client, userId],
  );
  return { change, put, refetch, read };
}

/** Moves a home at once and takes it back if the service refuses. The first offer completes the milestone, with one Undo. */
export function useMove(): (home: AssessedHome, stage: HomeStage) => Promise<void> {
  const { session, toast } = usePlatform();
  const { tracker, celebrateDone, retry } = useMilestones();
  const refreshRules = useRefreshedRules();
  const { put, read, refetch } = useHomeCache();
  // Later moves of a home wait for earlier ones, whose version they need.
  const queues = useRef(new Map<string, Promise<void>>());

  const attempt = async (id: string, stage: HomeStage, canCelebrate = true): Promise<void> => {
    const before = read(id);
    if (!before || before.stage === stage) return;
    const milestone = milestoneAt(tracker, '/home-search');
    put({ ...before, stage });
    try {
      const moved = await sendMove(session, before, stage);
      put(moved);
      refreshRules();
      if (canCelebrate && milestone && milestone.status !== 'completed' && isOffer(stage) && !isOffer(before.stage)) {
        celebrateDone(milestone, () => void attempt(id, before.stage, false));
      } else if (isOffer(stage) !== isOffer(before.stage)) retry();
    } catch (error) {
      put(currentHomeOf(error) ?? before);
      toast({ title: 'We couldn’t move this home', description: messageOf(error), tone: 'destructive' });
      void refetch();
    }
  };

  return ({ id }, stage) => {
    const next = (queues.current.get(id) ?? Promise.resolve()).then(() => attempt(id, stage));
    queues.current.set(id, next);
    return next;
  };
}

export const isOffer = (stage: HomeStage): boolean => offerStages.includes(stage);

export function messageOf(error: unknown): string {
  return error instanceof RequestError && error.message ? error.message : 'Please try again.';
}
