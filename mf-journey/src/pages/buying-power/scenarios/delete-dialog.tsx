import type { ReactNode } from 'react';
import type { Scenario } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { QuestionDialog } from '../../../features/dialogs/index.js';
import { newerVersionIn, useScenarioDeletion } from './use-scenarios.js';

interface DeleteDialogProps {
  readonly scenario: Scenario;
  readonly onClose: () => void;
  /** Asks again, about the scenario as it is now. */
  readonly onConflict: (newer: Scenario) => void;
}

export function DeleteDialog({ scenario, onClose, onConflict }: DeleteDialogProps): ReactNode {
  const deletion = useScenarioDeletion(onClose);
  const newer = newerVersionIn(deletion.error);
  return (
    <QuestionDialog
      title={`Delete “${scenario.name}”?`}
      no="Keep scenario"
      yes={newer ? 'Delete it anyway' : 'Delete scenario'}
      tone="danger"
      pending={deletion.isPending}
      error={
        deletion.error && !newer
          ? { title: 'We couldn’t delete this scenario', text: deletion.error.message }
          : undefined
      }
      onClose={onClose}
      onYes={() => {
        if (newer) onConflict(newer);
        deletion.mutate(newer ?? scenario);
      }}
    >
      <p>
        {scenario.pinned && 'It’s your budget, so Buying Power won’t count as done anymore. '}
        {scenario.sharedAt && 'Its link stops working. '}
        You can’t undo this.
      </p>
      {newer && (
        <Alert tone="warning" announce="assertive" title="It changed in another window">
          It’s now called “{newer.name}”.
        </Alert>
      )}
    </QuestionDialog>
  );
}
