import type { ReactNode } from 'react';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';

interface LineDialogProps {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly maxLength: number;
  /** Of the contract. */
  readonly line: z.ZodMiniType<string, string>;
  readonly initial: string;
  readonly onSave: (line: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for one line of text. */
export function LineDialog(props: LineDialogProps): ReactNode {
  const { title, label, help, maxLength, line, initial, onSave, onClose } = props;
  const form = useContractForm<{ line: string }, { line: string }>({
    schema: z.object({ line }),
    defaultValues: { line: initial },
    async send(typed) {
      await onSave(typed.line);
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save that"
      onClose={onClose}
    >
      <TextField {...form.field('line')} label={label} help={help} maxLength={maxLength} autoComplete="off" />
    </FormDialog>
  );
}
