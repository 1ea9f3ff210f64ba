import {
  homeStages,
  listCalendarEvents,
  listHomes,
  moveHome,
  offerStages,
  type Home,
  type HomeStage,
} from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { callOperation, operationKey, RequestError } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMilestones } from '../milestones/index.js';

type HomeList = OperationReply<typeof listHomes>;
type Moved = Pick<Home, 'id' | 'address' | 'stage'>;

interface Move {
  readonly home: Moved;
  readonly stage: HomeStage;
  /** Takes back an earlier move, so it offers no Undo itself. */
  readonly isUndo?: boolean;
}

/**
 * Moves a home to another column at once, and takes that back if the service refuses. If the home was changed somewhere else, the
 * page then shows it as it is now. The function stays the same, so that a board of cards needn't render again for it.
 */
export function useMoveHome(): (home: Moved, stage: HomeStage) => void {
  const { toast } = usePlatform();
  const { refresh } = useMilestones();
  const caller = useCaller();
  const client = useQueryClient();
  const queryKey = operationKey(caller, listHomes);
  const mutationKey = [moveHome.id];

  const find = (id: string) => client.getQueryData<HomeList>(queryKey)?.homes.find((home) => home.id === id);
  const put = (id: string, part: Partial<Home>): void => {
    client.setQueryData<HomeList>(
      queryKey,
      (list) => list && { ...list, homes: list.homes.map((home) => (home.id === id ? { ...home, ...part } : home)) },
    );
  };
  const isMovedAgain = ({ id }: Moved): boolean =>
    client.isMutating({ mutationKey, predicate: ({ state }) => (state.variables as Move).home.id === id }) > 1;

  const { mutate } = useMutation({
    mutationKey,
    // One after the other, because each move needs the version that the one before it made.
    scope: { id: moveHome.id },
    mutationFn: ({ home: { id }, stage }: Move) =>
      callOperation(caller.request, moveHome, {
        params: { homeId: id },
        headers: { 'if-match': find(id)?.version ?? 0 },
        body: { stage },
      }),
    async onMutate({ home: { id }, stage }) {
      // A list already being fetched would undo the move on screen.
      await client.cancelQueries({ queryKey });
      put(id, { stage, updatedAt: new Date().toISOString() });
    },
    async onSuccess(moved, { home, stage, isUndo }) {
      put(home.id, isMovedAgain(home) ? { version: moved.version } : moved);
      // The tour leaves the calendar when the home moves to Passed, and returns when it moves back.
      if (moved.tourAt !== null && (stage === 'passed') !== (home.stage === 'passed')) {
        void client.invalidateQueries({ queryKey: operationKey(caller, listCalendarEvents) });
      }
      const reopened = offerStages.includes(stage) === offerStages.includes(home.stage) ? [] : await refresh();
      const undo = (): void => {
        mutate({ home: { ...home, stage }, stage: home.stage, isUndo: true });
      };
      toast({
        title: `Moved to ${homeStages[stage]}`,
        description: [home.address, ...reopened.map(({ title }) => `${title} is in progress again.`)].join('. '),
        ...(!isUndo && { action: { label: 'Undo', onSelect: undo } }),
      });
    },
    onError(error, { home }) {
      if (!isMovedAgain(home)) put(home.id, { stage: home.stage });
      void client.invalidateQueries({ queryKey });
      toast({ title: 'We couldn’t move this home', description: whyNot(error), tone: 'destructive' });
    },
  });
  return useCallback(
    ({ id, address, stage: from }, stage) => {
      if (stage !== from) mutate({ home: { id, address, stage: from }, stage });
    },
    [mutate],
  );
}

function whyNot(error: Error): string {
  const code = error instanceof RequestError ? error.code : '';
  if (code === 'home.conflict') return 'It was changed somewhere else. This is how it is now.';
  if (code === 'home.not-found') return 'It was deleted somewhere else.';
  return error.message || 'Please try again.';
}
