import type { ReactNode } from 'react';
import type { InspectionEntry } from '@hearthway/contracts/journey';
import { ConfirmDialog } from '@hearthway/web-kit';
import { useInspectionChange } from './use-inspection.js';

interface DeleteDialogProps {
  readonly title: string;
  readonly description: string;
  /** The inspection without what is deleted. */
  readonly without: (entry: InspectionEntry) => InspectionEntry;
  readonly onClose: () => void;
}

export function DeleteDialog({ title, description, without, onClose }: DeleteDialogProps): ReactNode {
  const save = useInspectionChange('in-place');
  return (
    <ConfirmDialog
      title={title}
      description={description}
      keepText="Keep it"
      confirmText="Delete"
      pendingText="Deleting…"
      failureTitle="We couldn’t delete this"
      action={save}
      onClose={onClose}
      onConfirm={() => {
        save.mutate(without, { onSuccess: onClose });
      }}
    />
  );
}
