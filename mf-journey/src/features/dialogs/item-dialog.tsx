import type { ReactNode } from 'react';
import { useContractForm, type ContractForm } from '@hearthway/web-kit/form';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormDialog } from './form-dialog.js';
import type { OpenItem } from './use-items.js';

export interface ItemDialogProps<Values extends FieldValues, Entry> {
  readonly open: OpenItem<Entry, unknown>;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly size?: 'large';
  readonly schema: z.ZodMiniType<Entry, Values>;
  readonly values: NoInfer<Values>;
  readonly children: (form: ContractForm<Values, Entry>) => ReactNode;
}

/** The form for one item of a list: to add, change, or delete it. */
export function ItemDialog<Values extends FieldValues, Entry>(props: ItemDialogProps<Values, Entry>): ReactNode {
  const { open, addTitle, editTitle, size, schema, values, children } = props;
  const form = useContractForm<Values, Entry>({
    schema,
    defaultValues: values,
    async send(entry) {
      await open.save(entry);
      open.close();
    },
  });
  return (
    <FormDialog
      title={open.item === undefined ? addTitle : editTitle}
      {...(size && { size })}
      form={form}
      onClose={open.close}
      onDelete={open.item !== undefined ? open.remove : undefined}
    >
      {children(form)}
    </FormDialog>
  );
}
