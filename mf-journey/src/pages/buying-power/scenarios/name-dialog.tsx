import type { ReactNode } from 'react';
import { scenarioName } from '@hearthway/contracts/journey';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';

interface NameDialogProps {
  readonly title: string;
  readonly initial: string;
  readonly action: string;
  readonly onClose: () => void;
  /** Rejects with what to show in the dialog. */
  readonly onName: (name: string) => Promise<void>;
}

/** Asks for a scenario’s name. */
export function NameDialog({ title, initial, action, onClose, onName }: NameDialogProps): ReactNode {
  const form = useContractForm({
    schema: scenarioName,
    defaultValues: { name: initial },
    send: ({ name }) => onName(name),
  });
  return (
    <FormDialog
      size="small"
      title={title}
      form={form}
      submitText={action}
      pendingText="Saving…"
      refusalTitle="We couldn’t save this scenario"
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label="Name"
        help="For you only. It isn’t part of a shared link."
        autoComplete="off"
      />
    </FormDialog>
  );
}
