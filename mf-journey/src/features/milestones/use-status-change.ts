import { useRef } from 'react';
import type { Milestone, MilestoneStatus } from '@hearthway/contracts/journey';
import type { Toast } from '@hearthway/contracts/platform';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '@hearthway/web-kit/slice';
import { sendStatusChange, milestonesKey } from './api.js';

interface Change {
  readonly milestone: Milestone;
  readonly status: MilestoneStatus;
  /** Both are told the milestone as it was before. */
  readonly onDone?: (milestone: Milestone) => void;
  readonly onUndo?: (milestone: Milestone) => void;
}

/**
 * Changes a status at once on the screen and then on the server, and takes it back when the server refuses. One change
 * at a time: while it is on its way a second click does nothing, be it on the same button or on the one that took its
 * place.
 */
export function useStatusChange(userId: string | undefined): {
  change: (change: Change) => void;
  changing: string | undefined;
} {
  const { session, toast } = usePlatform();
  const client = useQueryClient();
  const queryKey = milestonesKey(userId);
  const underWay = useRef(false);

  const show = (id: string, status: MilestoneStatus): void => {
    client.setQueryData<Milestone[]>(queryKey, (list) =>
      list?.map((entry) => (entry.id === id ? { ...entry, status } : entry)),
    );
  };
  const mutation = useMutation({
    mutationFn: ({ milestone, status }: Change) => sendStatusChange(session, { milestoneId: milestone.id, status }),
    async onMutate({ milestone, status }) {
      // A list that is being fetched now does not know of the change yet and would undo it on the screen.
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
      underWay.current = false;
      void client.invalidateQueries({ queryKey });
    },
  });

  const change = (requested: Change): void => {
    if (underWay.current) return;
    underWay.current = true;
    mutation.mutate(requested);
  };
  return { change, changing: mutation.isPending ? mutation.variables.milestone.id : undefined };
}

const failureToast: Toast = { ...milestoneTexts.updateFailedToast, tone: 'destructive' };

function successToast({ milestone, status, onUndo }: Change): Toast {
  if (status !== 'completed') return { title: milestoneTexts.progressUpdated };
  return {
    title: milestoneTexts.completed,
    description: milestoneTexts.progressUpdated,
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
