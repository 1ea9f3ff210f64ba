import type { ReactNode } from 'react';
import { deleteScenario, listScenarios, type Scenario } from '@hearthway/contracts/journey';
import { ConfirmDialog } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { useMilestones } from '../../../features/milestones/index.js';

interface DeleteDialogProps {
  readonly scenario: Scenario;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ scenario, onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const { tracker } = useMilestones();
  const isDone = tracker.milestones.some(({ key, status }) => key === 'buying-power' && status === 'completed');
  const deletion = useMutation({
    ...operationMutation(useCaller(), deleteScenario, { changes: listScenarios }),
    onSuccess: onDeleted,
  });
  const consequences = [
    // Only the service knows who completed the milestone.
    scenario.pinned &&
      (isDone
        ? 'It’s your budget, so Buying Power won’t count as done anymore, unless you marked it complete yourself.'
        : 'It’s your budget.'),
    scenario.sharedAt && 'Its link stops working.',
    'You can’t undo this.',
  ];
  return (
    <ConfirmDialog
      title={`Delete “${scenario.name}”?`}
      description={consequences.filter(Boolean).join(' ')}
      onClose={onClose}
      keepText="Keep scenario"
      confirmText="Delete scenario"
      pendingText="Deleting…"
      failureTitle="We couldn’t delete this scenario"
      action={deletion}
      onConfirm={() => {
        deletion.mutate({ params: { scenarioId: scenario.id } });
      }}
    />
  );
}
