import type { ReactNode } from 'react';
import type { PurchaseContract, PurchaseTerms } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { FormDialog } from '../../dialogs/index.js';
import { useTermsSaving } from '../use-contract.js';

/** A day of the contract that may come or change after signing. */
export type DayTerm = keyof Pick<PurchaseTerms, 'closingOn' | 'titleReceivedOn' | 'hoaReceivedOn'>;

const texts: Readonly<Record<DayTerm, { readonly title: string; readonly label: string; readonly help: string }>> = {
  closingOn: {
    title: 'Change the closing day',
    label: 'Closing day',
    help: 'Only after both sides have signed the change.',
  },
  titleReceivedOn: {
    title: 'You received the title papers',
    label: 'Day you received them',
    help: 'Your time to object starts that day.',
  },
  hoaReceivedOn: {
    title: 'You received the HOA documents',
    label: 'Day you received them',
    help: 'Your time to review starts that day.',
  },
};

interface DayDialogProps {
  readonly contract: PurchaseContract;
  readonly term: DayTerm;
  readonly onClose: () => void;
}

const schema = z.strictObject({ day: z.iso.date({ error: 'Please choose a day' }) });

export function DayDialog({ contract, term, onClose }: DayDialogProps): ReactNode {
  const { mutateAsync: save } = useTermsSaving(contract, onClose);
  const { title, label, help } = texts[term];
  const form = useContractForm({
    schema,
    defaultValues: { day: contract.terms[term] ?? '' },
    fieldOf: { [`body.${term}`]: 'day' },
    send: ({ day }) => save({ [term]: day }),
  });
  return (
    <FormDialog size="small" title={title} form={form} onClose={onClose}>
      <TextField {...form.field('day')} label={label} help={help} type="date" />
    </FormDialog>
  );
}
