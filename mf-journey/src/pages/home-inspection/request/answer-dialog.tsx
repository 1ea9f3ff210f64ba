import { useState, type ReactNode } from 'react';
import type { InspectionAnswer } from '@hearthway/contracts/journey';
import { Select, TextArea, TextField } from '@hearthway/web-kit';
import { EntryFormDialog, useEntryForm, withItem } from '../../../features/contract-entry/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { useInspectionChange } from '../use-inspection.js';
import { answerForm, answerValues, type AnswerValues } from './answer-form.js';

interface AnswerDialogProps {
  /** As the buyer saw it; `undefined` for a new one. */
  readonly seen: InspectionAnswer | undefined;
  readonly timeZone: string;
  readonly onClose: () => void;
}

export function AnswerDialog({ seen, timeZone, onClose }: AnswerDialogProps): ReactNode {
  const save = useInspectionChange('in-place');
  const today = useTodayAt(timeZone);
  const [schema] = useState(() => answerForm(seen?.id ?? crypto.randomUUID()));
  const form = useEntryForm<AnswerValues, InspectionAnswer, InspectionAnswer | undefined>({
    schema,
    stored: seen,
    valuesOf: (stored) => answerValues(stored, today),
    async send(answer, before) {
      await save.mutateAsync((entry) => ({ ...entry, answers: withItem(entry.answers, before, answer) }));
      onClose();
    },
  });
  return (
    <EntryFormDialog
      title={seen ? 'Change this entry' : 'Add a request or an answer'}
      form={form}
      noun="entry"
      onClose={onClose}
    >
      <Pair>
        <Select
          {...form.field('by')}
          label="Who"
          options={[
            { value: 'seller', label: 'The seller' },
            { value: 'buyer', label: 'I did' },
          ]}
        />
        <TextField {...form.field('on')} label="Day" type="date" min="2026-01-01" max={today} />
      </Pair>
      <TextArea {...form.field('text')} label="What was asked or answered" rows={3} maxLength={400} />
      <MoneyControl form={form} name="creditCents" label="Credit, if one was named" optional />
    </EntryFormDialog>
  );
}
