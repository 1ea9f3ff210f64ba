import type { ReactNode } from 'react';
import { closingDaysFrom, type ClosingEntry, type CorrectedDisclosure } from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import { EntryFormDialog, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { Pair } from '../../../features/typed-form/index.js';
import { entryOf, useClosingChange, type ClosingProps } from '../use-closing.js';
import { correctionForm, correctionValues, type CorrectionValues } from './disclosure-form.js';

interface CorrectionDialogProps extends ClosingProps {
  readonly onClose: () => void;
}

/** Asks what decides whether a corrected form starts the three days again. */
export function CorrectionDialog({ view, onClose }: CorrectionDialogProps): ReactNode {
  const { mutateAsync } = useClosingChange('in-place');
  const today = useTodayAt(view.contract.terms.timeZone);
  const form = useEntryForm<CorrectionValues, CorrectedDisclosure | null, ClosingEntry>({
    schema: correctionForm,
    stored: entryOf(view),
    valuesOf: ({ correction }) => correctionValues(correction, today),
    fieldOf: { 'day.in-future': 'receivedOn', 'body.entry.correction.receivedOn': 'receivedOn' },
    async send(correction, seen) {
      await mutateAsync((entry) => withFields(entry, seen, { correction }));
      onClose();
    },
  });
  return (
    <EntryFormDialog
      size="large"
      title="A corrected Closing Disclosure"
      description="Enter the latest one. We check whether your three days start again."
      form={form}
      noun="Closing Disclosure"
      onClose={onClose}
    >
      <Pair>
        <TextField
          {...form.field('receivedOn')}
          label="Day you received it"
          type="date"
          min={view.closing.disclosure?.receivedOn ?? closingDaysFrom}
          max={today}
        />
        <TextField
          {...form.field('aprMillionths')}
          label="Its APR, %"
          help="Page 5"
          inputMode="decimal"
          autoComplete="off"
        />
        <Select {...form.field('productChanged')} label="Another kind of loan?" options={yesOrNo} />
        <Select {...form.field('penaltyAdded')} label="A new prepayment penalty?" options={yesOrNo} />
      </Pair>
    </EntryFormDialog>
  );
}

const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
