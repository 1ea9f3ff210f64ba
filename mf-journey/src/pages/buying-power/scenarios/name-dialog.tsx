import { useId, useRef, type ReactNode } from 'react';
import { scenarioName } from '@hearthway/contracts/journey';
import { Alert, Button, Dialog, TextField } from '@hearthway/web-kit';
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
  const formId = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const { field, onSubmit, pending, refusal } = useContractForm({
    schema: scenarioName,
    defaultValues: { name: initial },
    send: ({ name }) => onName(name),
  });
  const { ref: fieldRef, ...name } = field('name');
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      initialFocus={nameRef}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingText="Saving…">
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        {refusal && (
          <Alert tone="danger" announce="assertive" title="We couldn’t save this scenario">
            {refusal}
          </Alert>
        )}
        <TextField
          {...name}
          ref={(element) => {
            fieldRef(element);
            nameRef.current = element;
          }}
          label="Name"
          help="For you only. It isn’t part of a shared link."
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
