import { useRef } from 'react';
import { listMilestones, type Milestone, type MilestoneStatus } from '@hearthway/contracts/journey';
import type { Toast } from '@hearthway/contracts/platform';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendStatusChange } from './api.js';

interface Change {
  readonly milestone: Milestone;
  readonly status: MilestoneStatus;
  /** Both get the milestone as it was before the change. */
  readonly onDone?: (milestone: Milestone) => void;
  readonly onUndo?: (milestone: Milestone) => void;
}

/**
 * Changes a status optimistically and rolls back on failure. Ignores further changes until the first one is done, so
 * that a second click does nothing, even on a button that has moved.
 */
export function useStatusChange(): {
  change: (change: Change) => void;
  changing: string | undefined;
} {
  const { toast } = usePlatform();
  const client = useQueryClient();
  const caller = useCaller();
  const queryKey = operationKey(caller, listMilestones);
  const isRunning = useRef(false);

  const show = (id: string, status: MilestoneStatus): void => {
    client.setQueryData<Milestone[]>(queryKey, (list) =>
      list?.map((entry) => (entry.id === id ? { ...entry, status } : entry)),
    );
  };
  const mutation = useMutation({
    mutationFn: ({ milestone, status }: Change) =>
      sendStatusChange(caller.request, { milestoneId: milestone.id, status }),
    async onMutate({ milestone, status }) {
      // A list already being fetched would undo the change on screen.
      await client.cancelQueries({ queryKey });
      show(milestone.id, status);
    },
    onSuccess(_, change) {
      toast(successToast(change));
      change.onDone?.(change.milestone);
    },
    onError(_, { milestone }) {
      show(milestone.id, milestone.status);
      toast(failureToast);
    },
    onSettled() {
      isRunning.current = false;
      void client.invalidateQueries({ queryKey });
    },
  });

  const change = (requested: Change): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(requested);
  };
  return { change, changing: mutation.isPending ? mutation.variables.milestone.id : undefined };
}

const failureToast: Toast = { ...milestoneTexts.updateFailedToast, tone: 'destructive' };

function successToast({ milestone, status, onUndo }: Change): Toast {
  const title = milestoneTexts.progressUpdated;
  // Undo takes back only the completion, not what caused it.
  if (milestone.status === 'completed') {
    const description = `“${milestone.title}” isn’t completed anymore. What you saved for it is still there.`;
    return { title, description };
  }
  if (status !== 'completed') return { title };
  return {
    title: milestoneTexts.completed,
    description: title,
    ...(onUndo && {
      action: {
        label: 'Undo',
        onSelect: () => {
          onUndo(milestone);
        },
      },
    }),
  };
}
