import type { ReactNode } from 'react';
import { inspectionAnswer, type InspectionAnswer } from '@hearthway/contracts/journey';
import { Select, TextArea, TextField } from '@hearthway/web-kit';
import { usePropertyToday } from '../../../features/contract/index.js';
import { ItemDialog, type OpenItem } from '../../../features/dialogs/index.js';
import { MoneyControl, optionsOf, Pair, readCents, typedCents, typedForm } from '../../../features/typed-form/index.js';

export interface AnswerDialogProps {
  readonly open: OpenItem<InspectionAnswer>;
}

interface Values extends Record<string, string> {
  readonly on: string;
  readonly by: 'buyer' | 'seller';
  readonly text: string;
  readonly creditCents: string;
}

const schema = typedForm<Values, InspectionAnswer>(inspectionAnswer, ({ on, by, text, creditCents }, addError) => ({
  on,
  by,
  text,
  creditCents: readCents(creditCents, 'creditCents', addError),
}));

export function AnswerDialog({ open }: AnswerDialogProps): ReactNode {
  const { item: answer } = open;
  const today = usePropertyToday();
  return (
    <ItemDialog
      open={open}
      addTitle="Add a request or an answer"
      editTitle="Edit entry"
      schema={schema}
      values={{
        on: answer?.on ?? today,
        by: answer?.by ?? 'seller',
        text: answer?.text ?? '',
        creditCents: typedCents(answer?.creditCents),
      }}
    >
      {(form) => (
        <>
          <Pair>
            <Select {...form.field('by')} label="Who" options={optionsOf({ seller: 'The seller', buyer: 'I did' })} />
            <TextField {...form.field('on')} label="Day" type="date" min="2026-01-01" max={today} />
          </Pair>
          <TextArea {...form.field('text')} label="What was asked or answered" rows={3} maxLength={400} />
          <MoneyControl of={form} name="creditCents" label="Amount, if one was named" />
        </>
      )}
    </ItemDialog>
  );
}
